/** The social networks of the footer, with and without an address. */
import { socialLinksIn, type SocialLink } from '../../markup/social-links'
import type { State } from '../../reducers'
import { memo } from '../memo'

export const socialLinks = memo(
  ({ designing: { design } }: State): readonly SocialLink[] => socialLinksIn(design?.footer?.content ?? ''),
  ({ designing: { design } }) => [design?.footer],
)

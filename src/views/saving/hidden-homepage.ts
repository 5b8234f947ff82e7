/** Why visitors do not see the homepage, and what becomes of the page in front once they do. The intro does without. */
import { __, sprintf } from '@wordpress/i18n'
import type { Front } from '../../events/shell/reading'
import { whatStays } from './front-words'

/** Why visitors do not see the homepage. */
export const notSeen = (front: Front | null): string => {
  const { page = '', posts = '' } = front ?? {}
  if (page !== '' && posts !== '')
    return sprintf(
      // translators: %1$s: title of the front page. %2$s: title of the page that lists the posts.
      __(
        'Visitors do not see this homepage: “%1$s” is in front, and posts are listed on “%2$s”.',
        'customize-your-store',
      ),
      page,
      posts,
    )
  if (page !== '')
    return sprintf(
      // translators: %s: title of the front page.
      __('Visitors do not see this homepage: “%s” is in front.', 'customize-your-store'),
      page,
    )
  return __(
    'Visitors do not see this homepage: another page is set as the front page of your store.',
    'customize-your-store',
  )
}

/** What becomes of the page in front, where the homepage is shown. */
export const frontAfterwards = (front: Front | null): string =>
  [
    front?.shop === true
      ? __('Visitors see this homepage in front, and the shop at its own address.', 'customize-your-store')
      : __('Your other page stays as it is; visitors see this homepage in its place.', 'customize-your-store'),
    ...whatStays(front),
  ].join(' ')

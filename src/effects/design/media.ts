/** An image in the shape of WordPress's media route. */
import * as t from 'io-ts'
import type { Media } from '../../events/design/logo'

export const MediaReply = t.intersection([
  t.type({ id: t.number, source_url: t.string }),
  t.partial({ alt_text: t.string, media_details: t.unknown }),
])
export type MediaReply = t.TypeOf<typeof MediaReply>

const Size = t.type({ width: t.number, height: t.number })

/** The library has no dimensions for an SVG; they become 0. */
export const mediaOf = ({ id, source_url, alt_text, media_details }: MediaReply): Media => ({
  id,
  url: source_url,
  alt: alt_text ?? '',
  ...(Size.is(media_details) ? { width: media_details.width, height: media_details.height } : { width: 0, height: 0 }),
})

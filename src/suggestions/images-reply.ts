/** The result of the image search. It is validated before it is sent back to the server. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { isWebAddress } from './web-address'

const Image = t.type({ title: t.string, URL: t.string })
const ImagesReply = t.type({ images: t.type({ images: t.array(Image), search_term: t.string }) })

/** @returns the `images` of the reply as JSON text; null when they are missing, none, or malformed (docs/spec/set-up.md) */
export const imagesIn = (reply: string): string | null =>
  pipe(
    J.parse(reply),
    E.flatMap((json) => ImagesReply.decode(json)),
    E.filterOrElseW(
      ({ images: { images } }) => images.length > 0 && images.every(({ URL }) => isWebAddress(URL)),
      () => null,
    ),
    E.fold(
      () => null,
      ({ images }) => JSON.stringify(images),
    ),
  )

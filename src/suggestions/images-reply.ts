/** The result of the image search. It is validated before it is sent back to the server. With it comes the kind of business. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { isKind, type Kind } from '../catalogue/pages/layouts'
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

/** @returns the kind of business that the reply tells; null when it tells none that is known */
export const kindIn = (reply: string): Kind | null =>
  pipe(
    J.parse(reply),
    E.flatMap((json) => t.type({ kind: t.string }).decode(json)),
    E.fold(
      () => null,
      ({ kind }) => (isKind(kind) ? kind : null),
    ),
  )

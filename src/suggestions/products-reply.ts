/** The products that the server wrote for a business: validates its reply and keeps the usable products. */
import { isEqual } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { isKind, type Kind } from '../catalogue/pages/templates'
import type { ProductProposal } from '../events/set-up'
import { withoutClaims } from './claims'
import { plainText } from './plain-text'

const Item = t.type({
  product_id: t.number,
  title: t.string,
  price: t.union([t.number, t.string]),
  image: t.type({ src: t.string, alt: t.string }),
})
const ProductsReply = t.intersection([
  t.type({ ai_content_generated: t.boolean }),
  t.partial({ product_content: t.array(t.unknown), additional_errors: t.unknown, written: t.unknown }),
])

/**
 * `products` are still to be written. `wrong` says why the server proposed none, as JSON of its errors; null if it proposed some. Invalid
 * items are left out.
 */
type Products = { readonly products: readonly ProductProposal[]; readonly wrong: string | null }

export const productsIn = (reply: string): Products =>
  pipe(
    J.parse(reply),
    E.flatMap((json) => ProductsReply.decode(json)),
    E.fold(
      () => ({ products: [], wrong: noProducts }),
      ({ ai_content_generated, product_content, additional_errors, written }) => ({
        products: written === true ? [] : (product_content ?? []).flatMap(proposal),
        wrong: ai_content_generated && product_content !== undefined ? null : said(additional_errors),
      }),
    ),
  )

/** Prefers the server's own errors to our generic reason. */
const said = (errors: unknown): string =>
  errors === undefined || isEqual(errors, []) ? noProducts : JSON.stringify(errors)

const noProducts = 'the reply has no products'

const proposal = (item: unknown): readonly ProductProposal[] =>
  pipe(
    Item.decode(item),
    E.fold(
      () => [],
      (product) => {
        const { product_id, image } = product
        const title = withoutClaims(plainText(limits.title)(product.title))
        const price = priceOf(product.price)
        return title === '' || price === null || !isWebAddress(image.src)
          ? []
          : [
              {
                product_id,
                title,
                description: descriptionOf(item),
                price,
                image: { src: image.src, alt: plainText(limits.alt)(image.alt) },
              },
            ]
      },
    ),
  )

/** Lengths in UTF-16 units. */
const limits = { title: 60, description: 240, price: 40, alt: 120 }

const descriptionOf = (item: unknown): string =>
  pipe(
    t.type({ description: t.string }).decode(item),
    E.fold(
      () => '',
      ({ description }) => withoutClaims(plainText(limits.description)(description)),
    ),
  )

/** A price as the store writes it; null if it is missing, malformed or implausibly high. */
const priceOf = (price: number | string): string | null => {
  const digits = String(price).replace(/^\p{Sc}\s*/u, '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) ? digits : null
}

const Image = t.type({ title: t.string, URL: t.string })
const ImagesReply = t.type({ images: t.type({ images: t.array(Image), search_term: t.string }) })

/**
 * The result of the image search, validated before it is sent back to the server. The same reply contains the kind of business.
 * @returns the `images` of the reply as JSON text; null if they are missing, empty, or malformed (docs/spec/set-up.md)
 */
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

/** @returns the kind of business in the reply; null if it contains no known kind */
export const kindIn = (reply: string): Kind | null =>
  pipe(
    J.parse(reply),
    E.flatMap((json) => t.type({ kind: t.string }).decode(json)),
    E.fold(
      () => null,
      ({ kind }) => (isKind(kind) ? kind : null),
    ),
  )

/** A product that is not in the store yet, as a page shows it. The price has its currency. */
export type Good = { readonly title: string; readonly price: string; readonly picture: string; readonly alt: string }

const GoodsReply = t.type({
  goods: t.array(t.type({ title: t.string, price: t.string, picture: t.string, alt: t.string })),
})

/** @returns what the shop would sell, as far as it can be shown; empty if the reply does not say */
export const goodsIn = (reply: string): readonly Good[] =>
  pipe(
    J.parse(reply),
    E.flatMap((json) => GoodsReply.decode(json)),
    E.fold(
      () => [],
      ({ goods }) =>
        goods
          .map(({ title, price, picture, alt }) => ({
            title: withoutClaims(plainText(limits.title)(title)),
            price: plainText(limits.price)(price),
            picture,
            alt: plainText(limits.alt)(alt),
          }))
          .filter(({ title, picture }) => title !== '' && isWebAddress(picture)),
    ),
  )

/** Whether an address may be a picture's source: http(s) only, nothing executable. */
const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)

/**
 * The store's own words and products, made for the business (reference D.3). Replies are JSON texts as they came: what of
 * them is used is decided in `src/suggestions`. Each call says in its effect why a repeat is harmless.
 */
import * as t from 'io-ts'
import { call } from './call'
import { Provider } from './suggesting'
import { Typed } from './typed'

/** What the store is asked to write for: the description without addresses and phone numbers, and who may see it. */
const brief = { description: Typed, provider: Provider }

/** The store keeps the description as it was typed. */
export const DescriptionSave = call('DescriptionSave', { text: Typed }, 'DescriptionSaved', {})
/** The store may use AI. */
export const AiConnection = call('AiConnection', {}, 'AiConnectionAllowed', {})
export const AiImageSearch = call('AiImageSearch', brief, 'AiImagesFound', { reply: t.string })
/** Whether the store's words and products were written for the business before. */
export const AiStoreRead = call('AiStoreRead', {}, 'AiStoreReadReceived', { generated: t.boolean })
/** `images` is what the search found; `known` are the products from before, null where nobody looked; `ids` those that it made. */
export const AiProductWriting = call(
  'AiProductWriting',
  { ...brief, images: t.string, known: t.union([t.readonlyArray(t.number), t.null]) },
  'AiProductsProposed',
  { reply: t.string, ids: t.readonlyArray(t.number) },
  { once: true },
)
export const AiPatternWriting = call('AiPatternWriting', { ...brief, images: t.string }, 'AiPatternsWritten', {
  reply: t.string,
})
/** One product as it shall be; `product` has been validated. */
export const ProductProposal = t.strict({
  product_id: t.number,
  title: t.string,
  description: t.string,
  price: t.string,
  image: t.strict({ src: t.string, alt: t.string }),
})
export type ProductProposal = t.TypeOf<typeof ProductProposal>
export const AiProductUpdate = call(
  'AiProductUpdate',
  { product: ProductProposal, last: t.boolean },
  'AiProductUpdated',
  /** When the product was last changed: by this. Null where that cannot be had. */
  { modified: t.union([t.string, t.null]) },
)
/** The store remembers for which description its content was written. */
export const AiDescriptionMark = call('AiDescriptionMark', brief, 'AiDescriptionMarked', {})
/** A title that a person gave the store stays. */
export const AiTitleWriting = call('AiTitleWriting', brief, 'AiTitleWritten', { reply: t.string })
export const AiPatternReset = call('AiPatternReset', {}, 'AiPatternsReset', {})
export const AiProductReset = call('AiProductReset', {}, 'AiProductsReset', {})

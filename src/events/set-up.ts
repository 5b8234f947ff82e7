/** The foundations of a set-up. The effect of each call explains why repeating it is harmless. */
import * as t from 'io-ts'
import { bothWays, call, fingerprint, read } from './calls'
import { nullable, Typed } from './codecs'
import { FontFamily } from './design'
import { Look, Provider, Understood } from './wizard'

/** Fonts that are missing after AI have a fallback. */
const withoutAi = { partOf: 'set-up', ends: ['without-ai'] } as const

const ThemeInstall = call(
  'ThemeInstall',
  { theme: t.string },
  'ThemeInstalled',
  { name: t.string },
  {
    partOf: 'set-up',
    ends: bothWays,
  },
)
/**
 * `known` are the ids of earlier products, null if not read; `ids` those of the created ones. Its refusal ends a set-up only in sessions of
 * versions up to 0.4, in which the set-up waited for it.
 */
const ProductCreation = call(
  'ProductCreation',
  { known: t.union([t.readonlyArray(t.number), t.null]) },
  'ProductsCreated',
  { ids: t.readonlyArray(t.number) },
  { once: true, triedOnce: true, ...withoutAi },
)
const FontCollectionRead = read(
  'FontCollectionRead',
  {},
  'FontCollectionReceived',
  {
    families: t.readonlyArray(FontFamily),
  },
  withoutAi,
)
/** `family` has the wanted faces with the URLs of their files in the collection. `found`: somebody else had installed it before. */
const FontFamilyInstall = call(
  'FontFamilyInstall',
  { family: FontFamily },
  'FontFamilyInstalled',
  {
    family: FontFamily,
    found: t.boolean,
  },
  { ...withoutAi, about: ({ family }) => family.slug },
)
const PatternInstall = call('PatternInstall', {}, 'PatternsInstalled', {}, { partOf: 'set-up', triedOnce: true })

/** The sample products could not be made, and are made again. */
export const SampleProductsRetried = t.strict({ type: t.literal('SampleProductsRetried') })
/** The merchant goes on without sample products. */
export const SampleProductsForgone = t.strict({ type: t.literal('SampleProductsForgone') })

export const foundingCalls = {
  ThemeInstall,
  ProductCreation,
  FontCollectionRead,
  FontFamilyInstall,
  PatternInstall,
} as const

/** The brief: the description without e-mail addresses and phone numbers, and the provider that may see it. */
const brief = { description: Typed, provider: Provider }

/** Whose routes are asked: WooCommerce's own are for the provider `jetpack` alone. */
const from = { provider: Provider }

const generating = { partOf: 'generation', ends: ['with-ai'] } as const

/**
 * Stores the description as it was typed, and the trade that the merchant chose for it ('' for none that is known), if any. `understood`
 * is what the built-in suggestions make of it; null where they could not say.
 */
const DescriptionSave = call(
  'DescriptionSave',
  { text: Typed, trade: nullable(t.string) },
  'DescriptionSaved',
  { understood: nullable(Understood) },
  { about: ({ text, trade }) => (trade === null ? fingerprint(text) : `${fingerprint(text)} ${trade}`) },
)
/** Allows the store to use AI: asked only of a store whose merchant agreed to the provider. */
const AiConnection = call('AiConnection', {}, 'AiConnectionAllowed', {}, generating)
/** The pictures found, and those that are written next, are drawn in the look; null in sessions of builds that knew none. */
const AiImageSearch = call(
  'AiImageSearch',
  { ...brief, look: nullable(Look) },
  'AiImagesFound',
  { reply: t.string },
  generating,
)
/** Whether the store's texts and products were written for the business before. */
const AiStoreRead = read('AiStoreRead', from, 'AiStoreReadReceived', { generated: t.boolean }, generating)
/** `images` is the result of the search; `known` the ids of earlier products, null if not read; `ids` those of the created ones. */
const AiProductWriting = call(
  'AiProductWriting',
  { ...brief, images: t.string, known: t.union([t.readonlyArray(t.number), t.null]) },
  'AiProductsProposed',
  { reply: t.string, ids: t.readonlyArray(t.number) },
  { ...generating, once: true },
)
const AiPatternWriting = call(
  'AiPatternWriting',
  { ...brief, images: t.string },
  'AiPatternsWritten',
  { reply: t.string },
  generating,
)
/**
 * The store's texts and products, written for the business (docs/spec/set-up.md). Replies are the unchanged JSON texts;
 * `src/suggestions` validates them. The effect of each call explains why repeating it is harmless.
 *
 * One product as it should become, after validation.
 */
export const ProductProposal = t.strict({
  product_id: t.number,
  title: t.string,
  description: t.string,
  price: t.string,
  image: t.strict({ src: t.string, alt: t.string }),
})
export type ProductProposal = t.TypeOf<typeof ProductProposal>
const AiProductUpdate = call(
  'AiProductUpdate',
  { product: ProductProposal, last: t.boolean, ...from },
  'AiProductUpdated',
  /** The product's last change, made by this update; null if unknown. */
  { modified: t.union([t.string, t.null]) },
  { ...generating, about: ({ product }) => String(product.product_id) },
)
/** Records in the store for which description its content was written. */
const AiDescriptionMark = call('AiDescriptionMark', brief, 'AiDescriptionMarked', {}, generating)
/** A title given by a person is kept. */
const AiTitleWriting = call('AiTitleWriting', brief, 'AiTitleWritten', { reply: t.string }, generating)
const AiPatternReset = call('AiPatternReset', from, 'AiPatternsReset', {}, generating)
const AiProductReset = call('AiProductReset', from, 'AiProductsReset', {}, generating)

export const writingCalls = {
  DescriptionSave,
  AiConnection,
  AiImageSearch,
  AiStoreRead,
  AiProductWriting,
  AiPatternWriting,
  AiProductUpdate,
  AiDescriptionMark,
  AiTitleWriting,
  AiPatternReset,
  AiProductReset,
} as const

/**
 * The calls of a set-up: theme, fonts, patterns and sample products, and the store's texts and products, written for the business
 * (docs/spec/set-up.md). Replies of a provider are recorded as unchanged JSON texts; `src/suggestions` validates them. The effect of each
 * call explains why repeating it is harmless.
 */
import * as t from 'io-ts'
import { bothWays, call, fingerprint, read } from './calls'
import { nullable, Typed } from './codecs'
import { FontFamily } from './design'
import { Look, Provider, Understood } from './wizard'

/** A refusal ends only a set-up without AI: fonts that are missing after AI have a fallback. */
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
 * Creates sample products. `known` are the ids of earlier products, null if not read; `ids` are those of the created ones. A refusal ends a
 * set-up only in sessions of versions up to 0.4, in which the set-up waited for it.
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
/** Installs the wanted faces of a family from the collection's URLs. `found` means that someone else installed the family before. */
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

/** Creating the sample products failed, and the merchant tried again. */
export const SampleProductsRetried = t.strict({ type: t.literal('SampleProductsRetried') })
/** The merchant continues without sample products. */
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

/** The provider determines the routes: WooCommerce's own routes are only for `jetpack`. */
const from = { provider: Provider }

const generating = { partOf: 'generation', ends: ['with-ai'] } as const

/**
 * Stores the description as it was typed, and the trade that the merchant chose for it, if any ('' if no known one fits). `understood` is
 * what the built-in suggestions recognize in it; null if the store could not answer.
 */
const DescriptionSave = call(
  'DescriptionSave',
  { text: Typed, trade: nullable(t.string) },
  'DescriptionSaved',
  { understood: nullable(Understood) },
  { about: ({ text, trade }) => (trade === null ? fingerprint(text) : `${fingerprint(text)} ${trade}`) },
)
/** Allows the store to use AI. Only requested if the merchant agreed to the provider. */
const AiConnection = call('AiConnection', {}, 'AiConnectionAllowed', {}, generating)
/** Searches for pictures. These, and pictures that are written next, are drawn in the look; null in sessions of builds without looks. */
const AiImageSearch = call(
  'AiImageSearch',
  { ...brief, look: nullable(Look) },
  'AiImagesFound',
  { reply: t.string },
  generating,
)
/** Reads whether the store's texts and products were written for the business before. */
const AiStoreRead = read('AiStoreRead', from, 'AiStoreReadReceived', { generated: t.boolean }, generating)
/**
 * Proposes words for the products. `images` is the result of the search; `known` are the ids of earlier products, null if not read; `ids`
 * are those of the created ones. With `write` the store writes what it proposes in the same request, if it can: its reply says so.
 */
const AiProductWriting = call(
  'AiProductWriting',
  { ...brief, images: t.string, known: t.union([t.readonlyArray(t.number), t.null]), write: t.boolean },
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
/** The proposed content of one product, after validation. */
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
/** Records in the store which description its content was written for. */
const AiDescriptionMark = call('AiDescriptionMark', brief, 'AiDescriptionMarked', {}, generating)
/** Writes the store's title, unless a person wrote the current one. */
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

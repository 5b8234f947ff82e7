/** The foundations of a set-up. The effect of each call explains why repeating it is harmless. */
import * as t from 'io-ts'
import { bothWays, call, read } from '../calls/call'
import { FontFamily } from '../design/fonts'

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

/** The foundations of a set-up. The effect of each call explains why repeating it is harmless. */
import * as t from 'io-ts'
import { bothWays, call, read } from '../calls/call'
import { FontFamily } from '../design/fonts'

const founding = { partOf: 'set-up', ends: bothWays } as const
/** Fonts that are missing after AI have a fallback, and its products are made by another call. */
const withoutAi = { partOf: 'set-up', ends: ['without-ai'] } as const

export const ThemeInstall = call('ThemeInstall', { theme: t.string }, 'ThemeInstalled', { name: t.string }, founding)
export const ThemeActivation = call(
  'ThemeActivation',
  { theme: t.string },
  'ThemeActivated',
  { name: t.string },
  founding,
)
/** `known` are the ids of earlier products, null if not read; `ids` those of the created ones. */
export const ProductCreation = call(
  'ProductCreation',
  { known: t.union([t.readonlyArray(t.number), t.null]) },
  'ProductsCreated',
  { ids: t.readonlyArray(t.number) },
  { once: true, triedOnce: true, ...withoutAi },
)
export const FontCollectionRead = read(
  'FontCollectionRead',
  {},
  'FontCollectionReceived',
  {
    families: t.readonlyArray(FontFamily),
  },
  withoutAi,
)
/** `family` has the wanted faces with the URLs of their files in the collection. */
export const FontFamilyInstall = call(
  'FontFamilyInstall',
  { family: FontFamily },
  'FontFamilyInstalled',
  {
    family: FontFamily,
  },
  { ...withoutAi, about: ({ family }) => family.slug },
)
export const PatternInstall = call('PatternInstall', {}, 'PatternsInstalled', {}, { partOf: 'set-up', triedOnce: true })
/** Makes the front page show the home template instead of a static page. */
export const FrontPageSetting = call('FrontPageSetting', {}, 'FrontPageSet', {}, founding)

/** The foundations of a set-up. The effect of each call explains why repeating it is harmless. */
import * as t from 'io-ts'
import { call, read } from '../calls/call'
import { FontFamily } from '../design/fonts'

export const ThemeInstall = call('ThemeInstall', { theme: t.string }, 'ThemeInstalled', { name: t.string })
export const ThemeActivation = call('ThemeActivation', { theme: t.string }, 'ThemeActivated', { name: t.string })
/** `known` are the ids of earlier products, null if not read; `ids` those of the created ones. */
export const ProductCreation = call(
  'ProductCreation',
  { known: t.union([t.readonlyArray(t.number), t.null]) },
  'ProductsCreated',
  { ids: t.readonlyArray(t.number) },
  { once: true },
)
export const FontCollectionRead = read('FontCollectionRead', {}, 'FontCollectionReceived', {
  families: t.readonlyArray(FontFamily),
})
/** `family` has the wanted faces with the URLs of their files in the collection. */
export const FontFamilyInstall = call('FontFamilyInstall', { family: FontFamily }, 'FontFamilyInstalled', {
  family: FontFamily,
})
export const PatternInstall = call('PatternInstall', {}, 'PatternsInstalled', {})
/** Makes the front page show the home template instead of a static page. */
export const FrontPageSetting = call('FrontPageSetting', {}, 'FrontPageSet', {})

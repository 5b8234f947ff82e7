/** The foundations of the path without AI. Each call says in its effect why a repeat is harmless. */
import * as t from 'io-ts'
import { call } from './call'
import { FontFamily } from './reading'

export const ThemeInstall = call('ThemeInstall', { theme: t.string }, 'ThemeInstalled', { name: t.string })
export const ThemeActivation = call('ThemeActivation', { theme: t.string }, 'ThemeActivated', { name: t.string })
/** `known` are the products from before, null where nobody looked; `ids` those that it made. */
export const ProductCreation = call(
  'ProductCreation',
  { known: t.union([t.readonlyArray(t.number), t.null]) },
  'ProductsCreated',
  { ids: t.readonlyArray(t.number) },
  { once: true },
)
export const FontCollectionRead = call('FontCollectionRead', {}, 'FontCollectionReceived', {
  families: t.readonlyArray(FontFamily),
})
/** `family` holds the wanted faces with the addresses of their files in the collection. */
export const FontFamilyInstall = call('FontFamilyInstall', { family: FontFamily }, 'FontFamilyInstalled', {
  family: FontFamily,
})
export const PatternInstall = call('PatternInstall', {}, 'PatternsInstalled', {})
/** The front page shows the home template, not a static page. */
export const FrontPageSetting = call('FrontPageSetting', {}, 'FrontPageSet', {})
/** INSTALL_FONTS and INSTALL_PATTERNS both begin with this. */
export const TrackingEnabling = call('TrackingEnabling', {}, 'TrackingEnabled', {})

/** INSTALL_FONTS: the merchant opted in to usage tracking to get more fonts. */
export const MoreFontsChosen = t.strict({ type: t.literal('MoreFontsChosen') })
/** What is said when more fonts or patterns could not be had was put away. */
export const OptInNoticeDismissed = t.strict({ type: t.literal('OptInNoticeDismissed') })
/** INSTALL_PATTERNS: the merchant opted in to usage tracking to get more patterns. */
export const MorePatternsChosen = t.strict({ type: t.literal('MorePatternsChosen') })

/** What the flow reads from the store. Reads can be repeated safely. */
import * as t from 'io-ts'
import { read } from './call'
import { Media } from './logo'
import { Provider, Suggestions } from './suggesting'

const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

export const ThemeCard = t.strict({
  slug: t.string,
  name: t.string,
  description: t.string,
  price: t.string,
  isFree: t.boolean,
  isActive: t.boolean,
  thumbnail: t.string,
  link: t.string,
  palettes: t.readonlyArray(t.strict({ title: t.string, primary: t.string, secondary: t.string })),
  totalPalettes: t.number,
})
export type ThemeCard = t.TypeOf<typeof ThemeCard>

/** Whether the store is in use, and what visitors see of it. */
export const StoreUse = t.strict({
  /** `no-shop`: only the shop's pages show 'coming soon'. Null where a store cannot be hidden. */
  visitors: nullable(t.keyof({ everything: null, 'no-shop': null, nothing: null })),
  /** Samples do not count. */
  products: t.boolean,
  orders: t.boolean,
  /** A page was chosen as the front page, or a template was made for it. */
  frontPage: t.boolean,
  /** Address at which the store can be launched; null where there is none. */
  launch: nullable(t.string),
})
export type StoreUse = t.TypeOf<typeof StoreUse>

/** The store's state, for the intro and the gates. */
export const StoreRead = read('StoreRead', {}, 'StoreReadReceived', {
  theme: t.string,
  blockTheme: t.boolean,
  homeTemplate: t.string,
  completedTemplate: t.string,
  taskCompleted: t.boolean,
  /** Null when unknown: the store then counts as in use. */
  use: nullable(StoreUse),
  themes: t.readonlyArray(ThemeCard),
  browseAll: t.string,
})

/** Whether the store has a font library. Up to version 0.3 this also reported the pattern library, which is null since. */
export const FeaturesRead = read('FeaturesRead', {}, 'FeaturesReadReceived', {
  fontLibrary: t.boolean,
  patternLibrary: nullable(t.boolean),
})

/** Whether the library of further patterns can be reached. The server asks another host, so nothing waits for it. */
export const PatternLibraryRead = read('PatternLibraryRead', {}, 'PatternLibraryReadReceived', {
  available: t.boolean,
})

/** Status of the AI provider; requested only where AI is enabled and the provider can be down. */
export const AiStatusRead = read('AiStatusRead', { provider: Provider }, 'AiStatusReadReceived', {
  indicator: t.string,
})

/** A font face as WordPress keeps it in theme.json. */
export const FontFace = t.strict({
  fontFamily: t.string,
  fontStyle: t.string,
  fontWeight: t.string,
  src: t.readonlyArray(t.string),
})
export const FontFamily = t.intersection([
  t.strict({ slug: t.string, name: t.string, fontFamily: t.string, faces: t.readonlyArray(FontFace) }),
  /** URL of the collection's preview image: the family's name set in the family. */
  t.exact(t.partial({ preview: t.string })),
])
export type FontFamily = t.TypeOf<typeof FontFamily>

/** An entity with its serialised blocks; `modified` is the server's time of the last change, null when only the theme's file exists. */
export const Entity = t.strict({ id: t.string, content: t.string, modified: nullable(t.string) })
export type Entity = t.TypeOf<typeof Entity>

/** Logo and site icon (0 for none), and whether this account may change and upload them. */
export const Site = t.strict({ logo: nullable(Media), icon: t.number, mayManage: t.boolean, mayUpload: t.boolean })
export type Site = t.TypeOf<typeof Site>

/**
 * The store's present design, with which the designer opens. `base` is the theme's own global styles as JSON text. `preview` is
 * an inactive theme, for the design as it would be with it.
 */
export const DesignRead = read('DesignRead', { preview: nullable(t.string) }, 'DesignReadReceived', {
  theme: t.string,
  blockTheme: t.boolean,
  taskCompleted: t.boolean,
  home: Entity,
  header: nullable(Entity),
  footer: nullable(Entity),
  styles: t.strict({ id: t.number, settings: t.UnknownRecord, styles: t.UnknownRecord }),
  base: t.string,
  menus: t.readonlyArray(t.strict({ id: t.number, status: t.string })),
  fonts: t.readonlyArray(FontFamily),
  site: Site,
  /** The stored suggestions, from this session or an earlier one; null if there are none or they are unreadable. */
  suggestions: nullable(Suggestions),
})

export const Pattern = t.strict({
  name: t.string,
  title: t.string,
  content: t.string,
  categories: t.readonlyArray(t.string),
  source: t.string,
})
export type Pattern = t.TypeOf<typeof Pattern>

/** The pattern library, without the theme's and WordPress's own patterns. */
export const PatternsRead = read('PatternsRead', {}, 'PatternsReadReceived', { patterns: t.readonlyArray(Pattern) })

/** Block editor settings for the active or previewed theme; JSON text as the plugin's route serves it. */
export const EditorSettingsRead = read(
  'EditorSettingsRead',
  { preview: nullable(t.string) },
  'EditorSettingsReadReceived',
  { settings: t.string },
)

/** What the closing screen needs. */
export const ClosingRead = read('ClosingRead', {}, 'ClosingReadReceived', {
  taskCompleted: t.boolean,
  blockTheme: t.boolean,
  surveyCompleted: t.boolean,
  /** Null when unknown. */
  use: nullable(StoreUse),
  /** Address to return to, set by another screen; it replaces the closing screen. */
  referral: nullable(t.string),
})

/** What the flow reads from the store. Reads repeat freely. */
import * as t from 'io-ts'
import { call } from './call'
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

/** How the store stands: what the intro shows and the gates ask. */
export const StoreRead = call('StoreRead', {}, 'StoreReadReceived', {
  theme: t.string,
  blockTheme: t.boolean,
  homeTemplate: t.string,
  completedTemplate: t.string,
  taskCompleted: t.boolean,
  themes: t.readonlyArray(ThemeCard),
  browseAll: t.string,
})

/** Whether the store has a font library. Up to version 0.3 the pattern library was asked for with it; since then it is null here. */
export const FeaturesRead = call('FeaturesRead', {}, 'FeaturesReadReceived', {
  fontLibrary: t.boolean,
  patternLibrary: nullable(t.boolean),
})

/** Whether the library that brings more patterns can be reached. The server asks another host, so nothing waits for it. */
export const PatternLibraryRead = call('PatternLibraryRead', {}, 'PatternLibraryReadReceived', {
  available: t.boolean,
})

/** How the AI provider is; asked only where AI is enabled, and of a provider that can be down. */
export const AiStatusRead = call('AiStatusRead', { provider: Provider }, 'AiStatusReadReceived', {
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
  /** Address of its name drawn in itself, as the collection has it. */
  t.exact(t.partial({ preview: t.string })),
])
export type FontFamily = t.TypeOf<typeof FontFamily>

/** An entity with its serialised blocks; `modified` is the server's time of the last change, null when only the theme's file exists. */
export const Entity = t.strict({ id: t.string, content: t.string, modified: nullable(t.string) })
export type Entity = t.TypeOf<typeof Entity>

/** Logo and site icon (0 for none), and what the server lets this account do with them. */
export const Site = t.strict({ logo: nullable(Media), icon: t.number, mayManage: t.boolean, mayUpload: t.boolean })
export type Site = t.TypeOf<typeof Site>

/** The store's present design, as the designer opens on it. `base` is the theme's own global styles as JSON text. */
export const DesignRead = call('DesignRead', {}, 'DesignReadReceived', {
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
  /** What was suggested for the store, in this session or an earlier one; null for nothing that can be read. */
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
export const PatternsRead = call('PatternsRead', {}, 'PatternsReadReceived', { patterns: t.readonlyArray(Pattern) })

/** What the block editor needs to draw the theme; JSON text as the plugin's route serves it. */
export const EditorSettingsRead = call('EditorSettingsRead', {}, 'EditorSettingsReadReceived', { settings: t.string })

/** What the closing screen needs. */
export const ClosingRead = call('ClosingRead', {}, 'ClosingReadReceived', {
  taskCompleted: t.boolean,
  blockTheme: t.boolean,
  surveyCompleted: t.boolean,
  /** Where another screen asked to be returned to; it replaces the closing screen. */
  referral: nullable(t.string),
})

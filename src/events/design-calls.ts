/** What the designer reads from the store. Reads can be repeated safely. */
import * as t from 'io-ts'
import { bothWays, read } from './calls'
import { nullable } from './codecs'
import { FontFamily, Identity, Media } from './design'
import { Suggestions } from './wizard'
import { Versions } from './written'

/** An entity with its serialized blocks. `modified` is the server's time of the last change; null if only the theme's file exists. */
export const Entity = t.strict({ id: t.string, content: t.string, modified: nullable(t.string) })
export type Entity = t.TypeOf<typeof Entity>

/** Logo and site icon (0 for none), title and tagline, and whether this account may change them and upload pictures. */
export const Site = t.strict({
  logo: nullable(Media),
  icon: t.number,
  /** Null in recordings of builds up to 0.4, which did not read it. */
  identity: nullable(Identity),
  mayManage: t.boolean,
  mayUpload: t.boolean,
})
export type Site = t.TypeOf<typeof Site>

/**
 * Reads the store's current design, which the designer starts from. `base` is the theme's own global styles as JSON text. If `preview`
 * names an inactive theme, the design is read as it would be with that theme.
 */
const DesignRead = read(
  'DesignRead',
  { preview: nullable(t.string) },
  'DesignReadReceived',
  {
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
    /** The store's version strings of what was read. Save sends them to detect conflicts. */
    versions: Versions,
    /**
     * The header and footer of the active theme, or its menus if it is a classic theme. Null if the active theme is the one that was read.
     */
    present: nullable(t.strict({ header: nullable(t.string), footer: nullable(t.string) })),
  },
  { partOf: 'set-up', ends: bothWays },
)

export const Pattern = t.strict({
  name: t.string,
  title: t.string,
  content: t.string,
  categories: t.readonlyArray(t.string),
  source: t.string,
})
export type Pattern = t.TypeOf<typeof Pattern>

/** Reads the pattern library, without the patterns of the theme and of WordPress. */
const PatternsRead = read(
  'PatternsRead',
  {},
  'PatternsReadReceived',
  {
    patterns: t.readonlyArray(Pattern),
    /**
     * The version of the rules that build a page from these patterns, so that a draft in an old recording keeps its page. Version 1 (builds
     * up to 0.4) gives all sections the same background; 2 alternates the backgrounds, gives the footer its own, and keeps the menu of the
     * current header and footer; 3 keeps the header and footer of a store in use, and in other stores any menu they have; 4 uses our
     * headers and footers if WooCommerce has some of the same kind; 5 also builds the page after the wizard by the look; 6 gives an unused
     * store a menu that sells, the pages that the menu leads to, and a page to show before the store opens; 7 builds the first section
     * after the wizard by the look.
     */
    recipe: t.number,
  },
  { partOf: 'set-up', ends: bothWays },
)

/** Reads the block editor settings for the active or previewed theme, as the JSON text that the plugin's route serves. */
const EditorSettingsRead = read('EditorSettingsRead', { preview: nullable(t.string) }, 'EditorSettingsReadReceived', {
  settings: t.string,
})

export const designReads = { DesignRead, PatternsRead, EditorSettingsRead } as const

/** What the designer reads from the store. Reads can be repeated safely. */
import * as t from 'io-ts'
import { bothWays, read } from './calls'
import { nullable } from './codecs'
import { FontFamily, Identity, Media } from './design'
import { Suggestions } from './wizard'
import { Versions } from './written'

/** An entity with its serialised blocks; `modified` is the server's time of the last change, null when only the theme's file exists. */
export const Entity = t.strict({ id: t.string, content: t.string, modified: nullable(t.string) })
export type Entity = t.TypeOf<typeof Entity>

/** Logo and site icon (0 for none), title and tagline, and whether this account may change them and upload pictures. */
export const Site = t.strict({
  logo: nullable(Media),
  icon: t.number,
  /** Null where it was not read: builds up to 0.4 did not. */
  identity: nullable(Identity),
  mayManage: t.boolean,
  mayUpload: t.boolean,
})
export type Site = t.TypeOf<typeof Site>

/**
 * The store's present design, with which the designer opens. `base` is the theme's own global styles as JSON text. `preview` is
 * an inactive theme, for the design as it would be with it.
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
    /** The store's names for what was read, for Save to expect. */
    versions: Versions,
    /** The header and footer of the active theme, or its menus where it is a classic one. Null where that theme is the one that was read. */
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

/** The pattern library, without the theme's and WordPress's own patterns. */
const PatternsRead = read(
  'PatternsRead',
  {},
  'PatternsReadReceived',
  {
    patterns: t.readonlyArray(Pattern),
    /**
     * The version of the recipe that makes a page of them, so that a draft in an old recording stays as it was. In 1 (up to 0.4) all
     * stands on one ground; 2 alternates the grounds, gives the footer its own, and keeps the menu of the present header and footer; 3 keeps
     * the header and the footer of a store in use, or else whatever menu they have; 4 draws our headers and footers where WooCommerce has
     * some of the same kind; 5 makes the page after the wizard by the look too; 6
     * gives an unused store a menu that sells, the pages that it leads to, and a page of its own for the time before it opens; 7 makes
     * the first section after the wizard by the look.
     */
    recipe: t.number,
  },
  { partOf: 'set-up', ends: bothWays },
)

/** Block editor settings for the active or previewed theme; JSON text as the plugin's route serves it. */
const EditorSettingsRead = read('EditorSettingsRead', { preview: nullable(t.string) }, 'EditorSettingsReadReceived', {
  settings: t.string,
})

export const designReads = { DesignRead, PatternsRead, EditorSettingsRead } as const

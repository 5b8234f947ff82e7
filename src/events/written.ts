/** Versions of entities as they were last read, to detect changes by other users (D-20). */
import { isEqual } from 'es-toolkit'
import * as t from 'io-ts'
import type { Identity } from './design'

/** Entities that other users may write too. Menus are not included, because they are only published. */
export const Written = t.keyof({ site: null, styles: null, header: null, footer: null, home: null })
export type Written = t.TypeOf<typeof Written>

/** What another user may have changed before Save: the entities it writes, the shop's templates, and the active theme. */
export const Contested = t.union([Written, t.literal('theme'), t.literal('templates')])
export type Contested = t.TypeOf<typeof Contested>

/** What a publication writes and the store reports versions of. */
const publishable = {
  theme: t.string,
  frontPage: t.string,
  site: t.string,
  styles: t.string,
  header: t.string,
  footer: t.string,
  home: t.string,
  templates: t.string,
}
export const Publishable = t.keyof(publishable)
export type Publishable = t.TypeOf<typeof Publishable>

/** The store's version strings of what was last read. Only the store creates and compares them. */
export const Versions = t.exact(t.partial(publishable))
export type Versions = t.TypeOf<typeof Versions>

export const Version = t.strict({
  /** The server's time of the last change; null if it reports none, or if only the theme's file exists. */
  modified: t.union([t.string, t.null]),
  /** Serialized blocks; for styles and site, JSON text; for a theme, its name. */
  text: t.string,
})
export type Version = t.TypeOf<typeof Version>

/**
 * Another user changed the entity or the theme since it was last read; nothing was written. Used by set-ups, and by Save in builds up to
 * 0.5.
 */
export const Conflict = t.strict({ tag: t.literal('Conflict'), what: Contested, theirs: Version })

/**
 * Another user changed these entities since they were last read; nothing was published. `version` is the store's version string of the
 * current state.
 */
export const Conflicts = t.strict({
  tag: t.literal('Conflicts'),
  found: t.readonlyArray(t.strict({ what: Contested, theirs: Version, version: t.string })),
})

export const stylesText = ({ settings, styles }: { readonly settings: unknown; readonly styles: unknown }): string =>
  JSON.stringify({ settings, styles })

const Styles = t.type({ settings: t.UnknownRecord, styles: t.UnknownRecord })

/** The styles in a JSON text; empty for any other text. */
export const stylesIn = (text: string): Partial<t.TypeOf<typeof Styles>> => {
  const value = parsed(text)
  return Styles.is(value) ? { settings: value.settings, styles: value.styles } : {}
}

/** `logo` is the picture, or only its id. */
type SiteNow = {
  readonly logo: { readonly id: number } | null
  readonly icon: number
  readonly identity: Identity | null
}

export const siteText = ({ logo, icon, identity }: SiteNow): string => JSON.stringify({ logo, icon, identity })

/** Whether two JSON texts contain the same styles. */
export const isSameStyles = (one: string, other: string): boolean =>
  one === other || isEqual(parsed(one), parsed(other))

/** The value of a JSON text; null for invalid JSON. Reads an empty list as an empty object, because PHP writes one that way. */
export const parsed = (text: string): unknown => {
  try {
    // Parsing with a reviver takes ten times as long, and few texts need it.
    return JSON.parse(text, /\[\s*\]/.test(text) ? asPhpMeans : undefined) as unknown
  } catch {
    return null
  }
}

const asPhpMeans = (_: string, value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? {} : value)

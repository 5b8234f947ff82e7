/** An entity as it was last seen, to detect what other users changed since (D-20). */
import { isEqual, isPlainObject, pick } from 'es-toolkit'
import * as t from 'io-ts'
import { Identity } from '../design/identity'

/** Entities that other users may write too; a menu is only published. */
export const Written = t.keyof({ site: null, styles: null, header: null, footer: null, home: null })
export type Written = t.TypeOf<typeof Written>

/** What another user may have changed before Save: the entities it writes, and the active theme. */
export const Contested = t.union([Written, t.literal('theme')])
export type Contested = t.TypeOf<typeof Contested>

/** What a publication writes and the store tells versions of. */
const publishable = {
  theme: t.string,
  frontPage: t.string,
  site: t.string,
  styles: t.string,
  header: t.string,
  footer: t.string,
  home: t.string,
}
export const Publishable = t.keyof(publishable)
export type Publishable = t.TypeOf<typeof Publishable>

/** The store's names for how things were when they were last seen. Only the store makes and compares them. */
export const Versions = t.exact(t.partial(publishable))
export type Versions = t.TypeOf<typeof Versions>

export const Version = t.strict({
  /** The server's time of the last change; null where it reports none, or when only the theme's file exists. */
  modified: t.union([t.string, t.null]),
  /** Serialised blocks; for styles and site, JSON text; for a theme, its name. */
  text: t.string,
})
export type Version = t.TypeOf<typeof Version>

export const stylesText = ({ settings, styles }: { readonly settings: unknown; readonly styles: unknown }): string =>
  JSON.stringify({ settings, styles })

const Styles = t.type({ settings: t.UnknownRecord, styles: t.UnknownRecord })

/** The styles in a JSON text; empty for any other text. */
export const stylesIn = (text: string): Partial<t.TypeOf<typeof Styles>> => {
  const value = parsed(text)
  return Styles.is(value) ? { settings: value.settings, styles: value.styles } : {}
}

/** What Save compares of the site; `logo` is the picture, or only its id. */
type SiteNow = {
  readonly logo: { readonly id: number } | null
  readonly icon: number
  readonly identity: Identity | null
}

export const siteText = ({ logo, icon, identity }: SiteNow): string => JSON.stringify({ logo, icon, identity })

/** Whether the entity is unchanged between the two. An entity that only exists in the theme's file counts as unchanged. */
export const isSame = (what: Written, one: Version, other: Version): boolean =>
  (!isJson(what) && one.modified === null && other.modified === null) || isSameText(what, one.text, other.text)

export const isSameText = (what: Written, one: string, other: string): boolean =>
  one === other || (isJson(what) && isMeantAlike(meaning(what, one), meaning(what, other)))

/** A setting of the site that only one of them knows does not count. */
const isMeantAlike = (one: unknown, other: unknown): boolean =>
  isEqual(one, other) ||
  (isSettings(one) && isSettings(other) && isEqual(pick(one, shared(other)), pick(other, shared(one))))

const isSettings = (value: unknown): value is SiteSettings => isPlainObject(value) && Object.hasOwn(value, 'site_logo')

const shared = (settings: SiteSettings) => Object.keys(settings) as (keyof SiteSettings)[]

/** The value of a JSON text; null for invalid JSON. PHP writes an empty object as an empty list. */
export const parsed = (text: string): unknown => {
  try {
    // A reviver takes ten times as long, and few texts need it.
    return JSON.parse(text, /\[\s*\]/.test(text) ? asPhpMeans : undefined) as unknown
  } catch {
    return null
  }
}

const asPhpMeans = (_: string, value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? {} : value)

const isJson = (what: Written): boolean => what === 'styles' || what === 'site'

const Site = t.intersection([
  t.type({ logo: t.union([t.type({ id: t.number }), t.null]), icon: t.number }),
  t.partial({ identity: t.union([Identity, t.null]) }),
])

/** Pictures are compared by id. */
const meaning = (what: Written, text: string): unknown => (what === 'site' ? siteIn(text) : null) ?? parsed(text)

/** The site's settings; ids of pictures are 0 for none, title and description are missing where they were not read. */
export type SiteSettings = {
  readonly site_logo: number
  readonly site_icon: number
  readonly title?: string
  readonly description?: string
}

/** The site's text without title and tagline, for whom they are none of their business. */
export const withoutIdentity = (text: string): string => {
  const value = parsed(text)
  return Site.is(value) ? siteText({ logo: value.logo, icon: value.icon, identity: null }) : text
}

/** Null for a text that is not the site's. */
export const siteIn = (text: string): SiteSettings | null => {
  const value = parsed(text)
  if (!Site.is(value)) return null
  const { logo, icon, identity } = value
  return {
    site_logo: logo?.id ?? 0,
    site_icon: icon,
    ...(identity && { title: identity.title, description: identity.tagline }),
  }
}

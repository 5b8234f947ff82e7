/** Font families: those the collection offers, and those the store has. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { themeSlug } from '../../catalogue/defaults'
import { themeFamilySlugs } from '../../catalogue/fonts/families'
import type { FontPairing } from '../../catalogue/fonts/font-pairing'
import type { FlowEvent } from '../../events'
import type { FontFamily } from '../../events/design'
import type { Thing } from '../../events/publishing'
import type { ServerDesign } from './design-document'

export type Fonts = {
  /** Of the collection, only the families and weights that pairings use; null until read. */
  readonly collection: readonly FontFamily[] | null
  readonly installed: readonly FontFamily[]
  /**
   * Slugs of the families installed since the store was read: a read that was open at the time may have seen an incomplete family.
   */
  readonly unread: readonly string[]
}

export const reduceFonts = (fonts: Fonts, event: FlowEvent): Fonts => {
  switch (event.type) {
    case 'FontCollectionReceived':
      return { ...fonts, collection: event.families }
    case 'FontFamilyInstalled':
      return {
        ...fonts,
        installed: union(fonts.installed, [event.family]),
        unread: [...fonts.unread, event.family.slug],
      }
    case 'DesignReadReceived':
      return { ...fonts, installed: union(fonts.installed, event.fonts.map(whole(fonts)).filter(isUsable)), unread: [] }
    case 'RestoreStepMade':
      return event.skipped === null ? after(fonts, event.step.to) : fonts
    default:
      return fonts
  }
}

/**
 * A family that a restore step removed is no longer installed. Which families a restored version has, only the next read tells.
 */
const after = (fonts: Fonts, thing: Thing): Fonts => {
  if (thing.kind === 'version') return { ...fonts, installed: [], unread: [] }
  return thing.kind === 'font' && !thing.there
    ? { ...fonts, installed: fonts.installed.filter(({ slug }) => slug !== thing.family.slug) }
    : fonts
}

/**
 * A family without faces is the result of an interrupted installation: text cannot use it, and it still has to be installed.
 */
const isUsable = ({ faces }: FontFamily): boolean => faces.length > 0

/** A family as it was read, or as it was installed if the read saw it incomplete. */
const whole =
  ({ installed, unread }: Fonts) =>
  (read: FontFamily): FontFamily => {
    const made = unread.includes(read.slug) ? installed.find(({ slug }) => slug === read.slug) : undefined
    return made !== undefined && made.faces.length > read.faces.length ? made : read
  }

/** Sorted by slug, not by order of response: the same fonts then make the same global styles. */
const union = (known: readonly FontFamily[], found: readonly FontFamily[]): readonly FontFamily[] =>
  [...known.filter(({ slug }) => !found.some((family) => family.slug === slug)), ...found].sort((a, b) =>
    a.slug < b.slug ? -1 : 1,
  )

/**
 * Slugs of the families that have to be installed for a pairing; the theme's own families do not. No pairing is offered or written that
 * would be drawn in a fallback font (B-04).
 */
export const foreignFonts = (pairing: FontPairing | undefined): readonly string[] =>
  (pairing?.settings.typography.fontFamilies.theme ?? [])
    .map(({ slug }) => slug)
    .filter((slug) => !themeFamilySlugs.includes(slug))

/** Whether the store has the files of all the pairing's families. */
export const isInstalled = (pairing: FontPairing, { installed }: Fonts): boolean =>
  foreignFonts(pairing).every((slug) => hasFiles(installed, slug))

/** Whether the store or its font collection has the files. */
export const canBeHad = (pairing: FontPairing, { installed, collection }: Fonts): boolean =>
  foreignFonts(pairing).every((slug) => hasFiles(installed, slug) || hasFiles(collection ?? [], slug))

/** Families of the collection that have to be installed for the pairing. */
export const missingFonts = (pairing: FontPairing | undefined, fonts: Fonts): readonly FontFamily[] =>
  missing(foreignFonts(pairing), fonts)

/** Families of the collection with one of these slugs whose files the store does not have. */
export const missing = (slugs: readonly string[], { installed, collection }: Fonts): readonly FontFamily[] =>
  (collection ?? []).filter(({ slug }) => slugs.includes(slug) && !hasFiles(installed, slug))

const hasFiles = (families: readonly FontFamily[], slug: string): boolean =>
  families.some((family) => family.slug === slug && family.faces.length > 0)

const ThemeFamily = t.type({ slug: t.string, fontFamily: t.string })
const Base = t.type({
  settings: t.type({ typography: t.type({ fontFamilies: t.type({ theme: t.array(ThemeFamily) }) }) }),
})

/** Whether the current theme has the fonts that a pairing expects of its theme: another theme may not define their slugs. */
export const canShow = (server: Pick<ServerDesign, 'theme' | 'base'> | null, pairing: FontPairing): boolean => {
  const wanted = pairing.settings.typography.fontFamilies.theme.filter(({ slug }) => themeFamilySlugs.includes(slug))
  if (server === null || server.theme === themeSlug || wanted.length === 0) return true
  const own = familiesOf(server.base)
  return wanted.every(({ slug, fontFamily }) =>
    own.some((family) => family.slug === slug && plain(family.fontFamily) === plain(fontFamily)),
  )
}

const familiesOf = (base: string) =>
  pipe(
    J.parse(base),
    E.chainW((json) => Base.decode(json)),
    E.match(
      () => [],
      ({ settings }) => settings.typography.fontFamilies.theme,
    ),
  )

/** Themes differ in quotes, spaces and case. */
const plain = (family: string): string => family.replaceAll(/["'\s]/g, '').toLowerCase()

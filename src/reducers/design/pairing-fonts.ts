/** Which fonts a pairing needs in the store: none is offered or written that would be drawn in a fallback font (B-04). */
import { themeFamilySlugs } from '../../catalogue/fonts/families'
import type { FontPairing } from '../../catalogue/fonts/font-pairing'
import type { FontFamily } from '../../events/design/fonts'
import type { Fonts } from './fonts'

/** Slugs of the families that have to be installed; the theme's own do not. */
export const foreignFonts = (pairing: FontPairing | undefined): readonly string[] =>
  (pairing?.settings.typography.fontFamilies.theme ?? [])
    .map(({ slug }) => slug)
    .filter((slug) => !themeFamilySlugs.includes(slug))

/** Whether the store has the files of all its families. */
export const isInstalled = (pairing: FontPairing, { installed }: Fonts): boolean =>
  foreignFonts(pairing).every((slug) => hasFiles(installed, slug))

/** Whether the store or its font collection has the files. */
export const canBeHad = (pairing: FontPairing, { installed, collection }: Fonts): boolean =>
  foreignFonts(pairing).every((slug) => hasFiles(installed, slug) || hasFiles(collection ?? [], slug))

/** Families of the collection that must be installed for the pairing. */
export const missingFonts = (pairing: FontPairing | undefined, fonts: Fonts): readonly FontFamily[] =>
  missing(foreignFonts(pairing), fonts)

/** Families of the collection, of those with these slugs, whose files the store does not have. */
export const missing = (slugs: readonly string[], { installed, collection }: Fonts): readonly FontFamily[] =>
  (collection ?? []).filter(({ slug }) => slugs.includes(slug) && !hasFiles(installed, slug))

const hasFiles = (families: readonly FontFamily[], slug: string): boolean =>
  families.some((family) => family.slug === slug && family.faces.length > 0)

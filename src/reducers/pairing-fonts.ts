/** What a pairing needs of the store's fonts: nothing is offered or written that would be drawn in a substitute (B-04). */
import { themeFamilySlugs } from '../catalogue/families'
import type { FontPairing } from '../catalogue/font-pairing'
import type { FontFamily } from '../events/reading'
import type { Fonts } from './fonts'

/** Slugs of the families that have to be installed; the theme's own do not. */
export const foreignFonts = (pairing: FontPairing | undefined): readonly string[] =>
  (pairing?.settings.typography.fontFamilies.theme ?? [])
    .map(({ slug }) => slug)
    .filter((slug) => !themeFamilySlugs.includes(slug))

/** The store has the files of all of its families. */
export const isInstalled = (pairing: FontPairing, { installed }: Fonts): boolean =>
  foreignFonts(pairing).every((slug) => hasFiles(installed, slug))

/** The store has the files, or its font collection does. */
export const canBeHad = (pairing: FontPairing, { installed, collection }: Fonts): boolean =>
  foreignFonts(pairing).every((slug) => hasFiles(installed, slug) || hasFiles(collection ?? [], slug))

/** What has to be installed of the collection for the pairing to be drawn. */
export const missingFonts = (
  pairing: FontPairing | undefined,
  { installed, collection }: Fonts,
): readonly FontFamily[] =>
  (collection ?? []).filter(({ slug }) => foreignFonts(pairing).includes(slug) && !hasFiles(installed, slug))

const hasFiles = (families: readonly FontFamily[], slug: string): boolean =>
  families.some((family) => family.slug === slug && family.faces.length > 0)

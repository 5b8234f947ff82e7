/** The designer's palettes, ready to be applied: built from rows, adjustments and styles. */
import { adjusted } from './adjusted'
import { commonBlocks, commonElements } from './common-styles'
import { curated } from './curated'
import { lightRows } from './light-palettes'
import { paletteRows, type PaletteRow } from './palette-tables'
import { legible } from './legible'
import { withOneAccent } from './one-accent'
import { ownStyles } from './own-styles'
import { roles, type Palette } from './palette'
import { colour, type Styles, type ThemeColour } from '../theme-json'

const compile = ([title, colours, styles, category]: PaletteRow): Palette => ({
  title,
  version: 2,
  ...(category ? { wpcom_category: category } : {}),
  settings: {
    color: {
      palette: {
        theme: [
          ...roles.map((slug) => ({ slug, name: nameOf(slug), color: adjustedTo(title, slug) ?? colours[slug] })),
          ...(further[title] ?? []),
        ],
      },
    },
  },
  styles: stylesOf(title, styles ? ownStyles[styles] : {}),
})

/** A palette's own entry replaces the whole common one of that block or element. */
const stylesOf = (title: string, own: { readonly blocks?: Styles; readonly elements?: Styles }): Styles =>
  withOneAccent(
    legible(
      {
        color: { background: colour('background'), text: colour('foreground') },
        blocks: { ...commonBlocks, ...own.blocks },
        elements: { ...commonElements, ...own.elements },
      },
      adjustedTo(title, 'words'),
    ),
  )

const adjustedTo = (title: string, what: string): string | undefined =>
  adjusted.find((row) => row.palette === title && row.what === what)?.adjusted

const nameOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1)

const further: Readonly<Record<string, readonly ThemeColour[]>> = {
  'New - Neutral': [
    { slug: 'theme-1', name: 'Color 1', color: '#FFFFFF' },
    { slug: 'theme-5', name: 'Color 5', color: '#1a0c00' },
  ],
}

/** The flow's own light palettes. */
export const lightPalettes: readonly Palette[] = lightRows.map(compile)

/** All of them: the light ones, then the specification's 30 in the order of their table. */
export const palettes: readonly Palette[] = [...lightPalettes, ...paletteRows.map(compile)]

/** A palette by its title. */
export const paletteTitled = (title: string | null): Palette | undefined =>
  palettes.find((palette) => palette.title === title)

/** The curated 18. */
export const curatedPalettes: readonly Palette[] = curated.flatMap((title) => paletteTitled(title) ?? [])

/** The designer's palettes, ready to be applied: built from rows, adjustments and styles. */
import { adjusted } from './adjusted'
import { commonBlocks, commonElements } from './common-styles'
import { curated } from './curated'
import { paletteRows, type PaletteRow } from './palette-tables'
import { legible } from './legible'
import { ownStyles } from './own-styles'
import { roles, type Palette, type Role } from './palette'
import { withTint } from './tint'
import { colour, type Styles, type ThemeColour } from '../theme-json'

const compile = ([title, row, styles, category]: PaletteRow): Palette => {
  const colours = adjustedColours(title, row)
  const named = roles.map((slug) => ({ slug, name: nameOf(slug), color: colours[slug] }))
  return {
    title,
    version: 2,
    ...(category ? { wpcom_category: category } : {}),
    settings: { color: { palette: { theme: [...named, ...(further[title] ?? [])] } } },
    styles: stylesOf(title, colours, styles ? ownStyles[styles] : {}),
  }
}

type Colours = Readonly<Record<Role, string>>

const adjustedColours = (title: string, row: Colours): Colours =>
  adjusted.reduce(
    (colours, { palette, what, adjusted: colour }) =>
      palette === title && Object.hasOwn(colours, what) ? { ...colours, [what]: colour } : colours,
    row,
  )

/** A palette's own entry replaces the whole common one of that block or element. */
const stylesOf = (
  title: string,
  colours: Colours,
  own: { readonly blocks?: Styles; readonly elements?: Styles },
): Styles =>
  legible(
    {
      color: { background: colour('background'), text: colour('foreground') },
      blocks: withTint(colours.secondary, { ...commonBlocks, ...own.blocks }),
      elements: { ...commonElements, ...own.elements },
    },
    wordsOf(title),
  )

/** For links and outlined buttons, if the palette's own is too pale for them. */
const wordsOf = (title: string): string | undefined =>
  adjusted.find(({ palette, what }) => palette === title && what === 'words')?.adjusted

const nameOf = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1)

const further: Readonly<Record<string, readonly ThemeColour[]>> = {
  'New - Neutral': [
    { slug: 'theme-1', name: 'Color 1', color: '#FFFFFF' },
    { slug: 'theme-5', name: 'Color 5', color: '#1a0c00' },
  ],
}

/** All 30, in the order of the table. */
export const palettes: readonly Palette[] = paletteRows.map(compile)

/** A palette by its title. */
export const paletteTitled = (title: string | null): Palette | undefined =>
  palettes.find((palette) => palette.title === title)

/** The curated 18. */
export const curatedPalettes: readonly Palette[] = curated.flatMap((title) => paletteTitled(title) ?? [])

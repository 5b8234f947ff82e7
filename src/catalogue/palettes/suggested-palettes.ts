/** The palettes that the built-in suggestions choose from: the light ones, then those that an AI chooses from. */
import { contrast, isDark } from '../../color'
import type { Look } from '../wizard/looks'
import { colorOf, type Palette } from './palette'
import { aiRows, lightTitlesFor, paletteRows, type AiRow } from './palette-rows'
import { palettes, paletteTitled } from './palettes'

/** The titles of these palettes for a look. If nothing in the description matches, this order stays. */
export const builtInTitlesFor = (look: Look): readonly string[] => [
  ...lightTitlesFor(look),
  ...aiPalettesFor(look).map(({ name }) => name),
  ...(look === 'Bold' ? darkAndBold : []),
]

/** Dark palettes for bold shops, because an AI's list has only a navy and an electric blue one. */
const darkAndBold: readonly string[] = ['Slate', 'Charcoal', 'Lilac Nightshade']

/** Whether the palette's page is light. */
export const isLight = (title: string): boolean => !isDarkPalette({ title })

/**
 * Whether a page of text in this palette is easy to read: vivid colors are only for things that can be clicked. Palettes of another kind
 * remain available to merchants who choose them.
 */
export const isCalm = (title: string): boolean => {
  const palette = paletteTitled(title)
  if (palette === undefined) return false
  const words = colorOf(palette, 'foreground')
  return (['background', 'tertiary'] as const).every((ground) => contrast(words, colorOf(palette, ground)) >= 7)
}

type AiPalette = {
  readonly name: string
  readonly primary: string
  readonly secondary: string
  readonly foreground: string
  readonly background: string
  readonly looks: readonly Look[]
}

const compile = ([name, looks, own]: AiRow): readonly AiPalette[] => {
  if (own !== null) {
    const [primary, secondary, foreground, background] = own
    return [{ name, primary, secondary, foreground, background, looks }]
  }
  return paletteRows
    .filter(([title]) => title === name)
    .map(([, { tertiary: _, ...colors }]) => ({ name, ...colors, looks }))
}

/**
 * The 24 palettes that the AI chooses from, for its prompt and for validating its reply. The flow applies the designer's palette of the
 * same name.
 */
export const aiPalettes: readonly AiPalette[] = aiRows.flatMap(compile)

/** Palettes that suit a look; all of them if no look was chosen. */
export const aiPalettesFor = (look: Look | null): readonly AiPalette[] =>
  look === null ? aiPalettes : aiPalettes.filter(({ looks }) => looks.includes(look))

const darkTitles: ReadonlySet<string> = new Set(
  palettes.filter((palette) => isDark(colorOf(palette, 'background'))).map(({ title }) => title),
)

/**
 * Whether a palette is dark: WooCommerce's fields, made for a white page, then need our CSS (catalogue/shop-css.ts).
 */
export const isDarkPalette = ({ title }: Pick<Palette, 'title'>): boolean => darkTitles.has(title)

/** The palettes that the built-in suggestions choose from: the light ones, then those that an AI chooses from. */
import { contrast, isDark } from '../../color'
import type { Look } from '../wizard/looks'
import { colourOf, type Palette } from './palette'
import { aiRows, lightTitlesFor, paletteRows, type AiRow } from './palette-tables'
import { palettes, paletteTitled } from './palettes'

/** Their titles for a look; without a match in the description they keep this order. */
export const builtInTitlesFor = (look: Look): readonly string[] => [
  ...lightTitlesFor(look),
  ...aiPalettesFor(look).map(({ name }) => name),
  ...(look === 'Bold' ? darkAndBold : []),
]

/** An AI has only a navy and an electric blue one for a bold and dark shop. */
const darkAndBold: readonly string[] = ['Slate', 'Charcoal', 'Lilac Nightshade']

/** Whether the palette's page is light. */
export const isLight = (title: string): boolean => !isDarkPalette({ title })

/** Whether a page of words can be read at ease: a vivid color is for what can be pressed. A palette of another kind is for those who choose it. */
export const isCalm = (title: string): boolean => {
  const palette = paletteTitled(title)
  if (palette === undefined) return false
  const words = colourOf(palette, 'foreground')
  return (['background', 'tertiary'] as const).every((ground) => contrast(words, colourOf(palette, ground)) >= 7)
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
    .map(([, { tertiary: _, ...colours }]) => ({ name, ...colours, looks }))
}

/** The 24 palettes that the AI chooses from, for its prompt and for validating its reply. The designer's palette of the same name is applied. */
export const aiPalettes: readonly AiPalette[] = aiRows.flatMap(compile)

/** Palettes that suit a look; all of them when no look was chosen. */
export const aiPalettesFor = (look: Look | null): readonly AiPalette[] =>
  look === null ? aiPalettes : aiPalettes.filter(({ looks }) => looks.includes(look))

const darkTitles: ReadonlySet<string> = new Set(
  palettes.filter((palette) => isDark(colourOf(palette, 'background'))).map(({ title }) => title),
)

/** Which palettes are dark: WooCommerce's fields, made for a white page, need CSS of ours on them (catalogue/shop-css.ts). */
export const isDarkPalette = ({ title }: Pick<Palette, 'title'>): boolean => darkTitles.has(title)

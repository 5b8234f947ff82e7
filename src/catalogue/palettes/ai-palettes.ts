/** The 24 palettes that the AI chooses from, for its prompt and for validating its reply. The designer's palette of the same name is applied. */
import type { Look } from '../wizard/looks'
import { aiRows, paletteRows, type AiRow } from './palette-tables'

export type AiPalette = {
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

export const aiPalettes: readonly AiPalette[] = aiRows.flatMap(compile)

/** Palettes that suit a look; all of them when no look was chosen. */
export const aiPalettesFor = (look: Look | null): readonly AiPalette[] =>
  look === null ? aiPalettes : aiPalettes.filter(({ looks }) => looks.includes(look))

/** Which palettes and which pairings the merchant is offered. */
import type { FontPairing } from '../../../catalogue/fonts/font-pairing'
import { pairings } from '../../../catalogue/fonts/font-pairings'
import { furtherPairings } from '../../../catalogue/fonts/further-pairings'
import { largerPairings } from '../../../catalogue/fonts/larger-pairings'
import type { Look } from '../../../catalogue/wizard/looks'
import type { Palette } from '../../../catalogue/palettes/palette'
import { curatedPalettes, palettes } from '../../../catalogue/palettes/palettes'
import { themePairings } from '../../../catalogue/fonts/theme-pairings'

/** The AI's suggestion, as the store keeps it. */
export type PaletteSuggestion = { readonly default: string; readonly bestColors: readonly string[] }

/** The AI's default and eight others, in the table's order; without a suggestion the curated 18. */
export const palettesFor = (suggestion: PaletteSuggestion | null): readonly Palette[] =>
  suggestion === null || suggestion.default === '' || suggestion.bestColors.length === 0
    ? curatedPalettes
    : palettes.filter(({ title }) => title === suggestion.default || suggestion.bestColors.includes(title))

/**
 * With the fonts in the plugin, everybody is offered every pairing; an AI's choice of a look narrows them to those that go with it.
 * @param fontLibrary without it no list is shown at all
 * @param look the one that the AI wizard saved
 */
export const pairingsFor = ({
  flowType,
  fontLibrary,
  look = null,
}: {
  readonly flowType: 'AIOnline' | 'AIOffline' | 'noAI'
  readonly fontLibrary: boolean
  readonly look?: Look | null
}): readonly FontPairing[] => {
  if (!fontLibrary) return []
  return flowType === 'AIOnline' && look !== null
    ? pairings.filter(({ lookAndFeel }) => lookAndFeel.includes(look))
    : [...themePairings, ...largerPairings, ...furtherPairings]
}

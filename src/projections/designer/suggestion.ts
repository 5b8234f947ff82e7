/** What was suggested for the store that the designer shows, and who suggested it: in this session, or in an earlier one. */
import type { Look } from '../../catalogue/looks'
import { paletteTitled } from '../../catalogue/palettes'
import type { State } from '../../reducers'
import { memo } from '../memo'
import type { PaletteSuggestion } from '../styles/choices'
import { suggestionReport } from '../suggestion-report'

/** This session's store is made of the wizard's answers; whatever the store kept from before is over. */
const isMade = ({ setUp }: State): boolean =>
  (setUp.stage === 'assembling' || setUp.stage === 'done') && setUp.way === 'with-ai'

export const paletteSuggestion = (state: State): PaletteSuggestion | null =>
  isMade(state) ? state.suggested.palette : kept(state)

/** The look that the fonts follow; null when nobody chose one. */
export const suggestedLook = (state: State): Look | null =>
  isMade(state) ? state.wizard.look : (state.designing.server?.suggestions?.lookAndFeel ?? null)

/**
 * Where the suggested palettes come from: an AI, the built-in suggestions, these in an AI's place because it could not be
 * reached, or an earlier session that did not say. Null when nothing is suggested.
 */
export type Source = 'ai' | 'built-in' | 'fallback' | 'earlier'

export const suggestionSource = (state: State): Source | null => {
  if (paletteSuggestion(state) === null) return null
  if (!isMade(state)) return 'earlier'
  const report = suggestionReport(state)
  if (report !== null && report.fellBackFrom !== null) return 'fallback'
  return report?.provider === 'rules' ? 'built-in' : 'ai'
}

/** The store's option may hold anything: only palettes that there are count, and without any of them nothing was suggested. */
const kept = memo(
  ({ designing: { server } }: State): PaletteSuggestion | null => {
    const { default: first = '', bestColors = [] } = server?.suggestions?.defaultColorPalette ?? {}
    const others = bestColors.filter(isPalette)
    return isPalette(first) && others.length > 0 ? { default: first, bestColors: others } : null
  },
  ({ designing: { server } }) => [server?.suggestions],
)

const isPalette = (title: string): boolean => paletteTitled(title) !== undefined

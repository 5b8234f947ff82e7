/** The suggestions for the store, and their source: this session or an earlier one. */
import { paletteTitled } from '../../catalogue/palettes/palettes'
import type { Look } from '../../catalogue/wizard/looks'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { suggestionReport } from '../suggestion-report'
import type { PaletteSuggestion } from './styles/active'

/** Whether this session generated the store. Suggestions stored by an earlier session then no longer apply. */
const isMade = ({ setUp }: State): boolean =>
  (setUp.stage === 'assembling' || setUp.stage === 'done') && setUp.way === 'with-ai'

export const paletteSuggestion = (state: State): PaletteSuggestion | null =>
  isMade(state) ? state.suggested.palette : kept(state)

/** The look that the fonts follow; null if none was chosen. */
export const suggestedLook = (state: State): Look | null =>
  isMade(state) ? state.wizard.look : (state.designing.server?.suggestions?.lookAndFeel ?? null)

/**
 * The source of the suggested palettes: an AI, the built-in suggestions, the built-in ones as a fallback for an AI that failed, or an
 * earlier session, whose source is not recorded. Null if nothing is suggested.
 */
export type Source = 'ai' | 'built-in' | 'fallback' | 'earlier'

export const suggestionSource = (state: State): Source | null => {
  if (paletteSuggestion(state) === null) return null
  if (!isMade(state)) return 'earlier'
  const report = suggestionReport(state)
  if (report !== null && report.fellBackFrom !== null) return 'fallback'
  return report?.provider === 'rules' ? 'built-in' : 'ai'
}

/**
 * The suggestion that the store keeps. Its option may contain anything: only known palettes are used, and without any there is no
 * suggestion.
 */
const kept = memo(
  ({ designing: { server } }: State): PaletteSuggestion | null => {
    const { default: first = '', bestColors = [] } = server?.suggestions?.defaultColorPalette ?? {}
    const others = bestColors.filter(isPalette)
    return isPalette(first) && others.length > 0 ? { default: first, bestColors: others } : null
  },
  ({ designing: { server } }) => [server?.suggestions],
)

const isPalette = (title: string): boolean => paletteTitled(title) !== undefined

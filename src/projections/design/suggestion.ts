/** The suggestions for the store in the designer, and their source: this session, or an earlier one. */
import { paletteTitled } from '../../catalogue/palettes/palettes'
import type { Look } from '../../catalogue/wizard/looks'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { suggestionReport } from '../wizard'
import type { PaletteSuggestion } from './styles/active'

/** Whether this session generated the store; suggestions kept from before then no longer apply. */
const isMade = ({ setUp }: State): boolean =>
  (setUp.stage === 'assembling' || setUp.stage === 'done') && setUp.way === 'with-ai'

export const paletteSuggestion = (state: State): PaletteSuggestion | null =>
  isMade(state) ? state.suggested.palette : kept(state)

/** The look that the fonts follow; null when none was chosen. */
export const suggestedLook = (state: State): Look | null =>
  isMade(state) ? state.wizard.look : (state.designing.server?.suggestions?.lookAndFeel ?? null)

/**
 * Where the suggested palettes come from: an AI, the built-in suggestions, these as a fallback for an AI that failed, or an
 * earlier session, which does not record it. Null when nothing is suggested.
 */
export type Source = 'ai' | 'built-in' | 'fallback' | 'earlier'

export const suggestionSource = (state: State): Source | null => {
  if (paletteSuggestion(state) === null) return null
  if (!isMade(state)) return 'earlier'
  const report = suggestionReport(state)
  if (report !== null && report.fellBackFrom !== null) return 'fallback'
  return report?.provider === 'rules' ? 'built-in' : 'ai'
}

/** The store's option may contain anything: only known palettes count, and without any there is no suggestion. */
const kept = memo(
  ({ designing: { server } }: State): PaletteSuggestion | null => {
    const { default: first = '', bestColors = [] } = server?.suggestions?.defaultColorPalette ?? {}
    const others = bestColors.filter(isPalette)
    return isPalette(first) && others.length > 0 ? { default: first, bestColors: others } : null
  },
  ({ designing: { server } }) => [server?.suggestions],
)

const isPalette = (title: string): boolean => paletteTitled(title) !== undefined

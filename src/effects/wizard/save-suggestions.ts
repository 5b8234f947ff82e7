/** POST wc-admin/options: stores the suggestions for later visits. Idempotent: sets a value. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { aiSuggestions, writeOptions } from '../shell/options'

export const saveSuggestions: Effect<'SuggestionsSave', 'rest'> = ({ suggestions }, { rest }) =>
  writeOptions(rest, { [aiSuggestions]: suggestions }).pipe(mapAnswer(() => fact('SuggestionsSaved')))

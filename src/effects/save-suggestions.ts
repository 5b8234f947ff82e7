/** POST wc-admin/options: stores the suggestions for later visits. Idempotent: sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { aiSuggestions, writeOptions } from './options'

export const saveSuggestions: Effect<'SuggestionsSave', 'rest'> = ({ suggestions }, { rest }) =>
  writeOptions(rest, { [aiSuggestions]: suggestions }).pipe(mapAnswer(() => fact('SuggestionsSaved')))

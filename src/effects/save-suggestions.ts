/** POST wc-admin/options: what was suggested, for later visits. Harmless to repeat: it sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { aiSuggestions, writeOptions } from './options'

export const saveSuggestions: Effect<'SuggestionsSave', 'rest'> = ({ suggestions }, { rest }) =>
  writeOptions(rest, { [aiSuggestions]: suggestions }).pipe(mapAnswer(() => fact('SuggestionsSaved')))

/** POST wc-admin/options: the store may use AI. Harmless to repeat: it sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { aiConnection, writeOptions } from './options'

export const allowAi: Effect<'AiConnection', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [aiConnection]: 'yes' }).pipe(mapAnswer(() => fact('AiConnectionAllowed')))

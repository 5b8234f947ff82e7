/** POST customize-your-store/v1/options: the store may use AI. Harmless to repeat: it sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { aiConnection, writeOwnOptions } from './options'

export const allowAi: Effect<'AiConnection', 'rest'> = (_request, { rest }) =>
  writeOwnOptions(rest, { [aiConnection]: 'yes' }).pipe(mapAnswer(() => fact('AiConnectionAllowed')))

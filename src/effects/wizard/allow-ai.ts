/** POST customize-your-store/v1/options: lets the store use AI. Idempotent: sets a value. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { aiConnection, writeOwnOptions } from '../shell/options'

export const allowAi: Effect<'AiConnection', 'rest'> = (_request, { rest }) =>
  writeOwnOptions(rest, { [aiConnection]: 'yes' }).pipe(mapAnswer(() => fact('AiConnectionAllowed')))

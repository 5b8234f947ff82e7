/** POST customize-your-store/v1/options: lets the store use AI. Idempotent: sets a value. */
import { consentOption } from '../../catalogue/restorable-options'
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { writeOwnOptions } from '../shell/options'

export const allowAi: Effect<'AiConnection', 'rest'> = (_request, { rest }) =>
  writeOwnOptions(rest, { [consentOption]: 'yes' }).pipe(mapAnswer(() => fact('AiConnectionAllowed')))

/** Records the merchant's consent to usage tracking. Idempotent: sets a value. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { writeOptions } from '../shell/options'

export const enableTracking: Effect<'TrackingEnabling', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { woocommerce_allow_tracking: 'yes' }).pipe(mapAnswer(() => fact('TrackingEnabled')))

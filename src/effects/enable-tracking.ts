/** Records the merchant's consent to usage tracking. Idempotent: sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { writeOptions } from './options'

export const enableTracking: Effect<'TrackingEnabling', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { woocommerce_allow_tracking: 'yes' }).pipe(mapAnswer(() => fact('TrackingEnabled')))

/** The merchant opted in to usage tracking. Harmless to repeat: it sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { writeOptions } from './options'

export const enableTracking: Effect<'TrackingEnabling', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { woocommerce_allow_tracking: 'yes' }).pipe(mapAnswer(() => fact('TrackingEnabled')))

/** Records in the store what the merchant decided once: usage tracking, and the tour. */
import { fact } from '../events'
import { tourHidden, writeOptions } from './read-store'
import { mapAnswer } from './runner/answers'
import type { Effect } from './runner/effect'

/** Stores the merchant's consent to usage tracking. Idempotent: sets a value. */
export const enableTracking: Effect<'TrackingEnabling', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { woocommerce_allow_tracking: 'yes' }).pipe(mapAnswer(() => fact('TrackingEnabled')))

/** Stores that the tour was taken, skipped or closed, so that it is not offered again. Idempotent: sets a value. */
export const hideTour: Effect<'TourHiding', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [tourHidden]: 'yes' }).pipe(mapAnswer(() => fact('TourHidden')))

export const settingEffects = {
  TrackingEnabling: enableTracking,
  TourHiding: hideTour,
} as const

/** The tour was taken, skipped or closed and is not offered again. Idempotent: sets a value. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { tourHidden, writeOptions } from './options'

export const hideTour: Effect<'TourHiding', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [tourHidden]: 'yes' }).pipe(mapAnswer(() => fact('TourHidden')))

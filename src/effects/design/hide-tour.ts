/** The tour was taken, skipped or closed and is not offered again. Idempotent: sets a value. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { tourHidden, writeOptions } from '../shell/options'

export const hideTour: Effect<'TourHiding', 'rest'> = (_request, { rest }) =>
  writeOptions(rest, { [tourHidden]: 'yes' }).pipe(mapAnswer(() => fact('TourHidden')))

/** Whether the merchant has seen the tour. */
import { fact } from '../events'
import { mapAnswer } from './answers'
import type { Effect } from './effect'
import { readOptions, tourHidden } from './options'

export const readTour: Effect<'TourRead', 'rest'> = (_request, { rest }) =>
  readOptions(rest, [tourHidden]).pipe(
    mapAnswer((options) => fact('TourReadReceived', { hidden: options[tourHidden] === 'yes' })),
  )

/** Whether the merchant has seen the tour. */
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { readOptions, tourHidden } from '../shell/options'

export const readTour: Effect<'TourRead', 'rest'> = (_request, { rest }) =>
  readOptions(rest, [tourHidden]).pipe(
    mapAnswer((options) => fact('TourReadReceived', { hidden: options[tourHidden] === 'yes' })),
  )

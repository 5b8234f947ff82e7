/** What the merchant is told of the work that goes on behind the designer. */
import type { Fault } from '../../events/calls/fault'
import type { State } from '../../reducers'
import { behind, isMakingSamples, mayHaveSamples } from '../../reducers/set-up/behind'
import { outcomeOf } from '../../reducers/shell/call-book'

/** What is brought into the store, or will be next; null when all of it is there. */
export const bringing = (state: State): 'products' | 'fonts' | null => {
  if (state.setUp.stage !== 'done') return null
  const next = behind(state)[0]?.type
  if (isMakingSamples(state) || next === 'ProductCreationRequested') return 'products'
  return next === 'FontFamilyInstallRequested' ? 'fonts' : null
}

/** Why there are no sample products, as long as they can still be made; null if nothing went wrong. */
export const samplesFault = (state: State): Fault | null => {
  const outcome = outcomeOf(state.calls, 'ProductCreation')
  return mayHaveSamples(state) && outcome?.status === 'refused' ? outcome.fault : null
}

/** Leaving the designer: where it leads, and whether something is not saved yet. */
import type { State } from '../reducers/state'
import { isOpen } from '../reducers/calls'

/** Whether a publication is open: it is being sent, or it waits for the next Save. */
export const isPublishing = ({ calls }: Pick<State, 'calls'>): boolean => isOpen(calls, 'PublicationRequested')

/**
 * Whether the store has exactly what was chosen: for the question before leaving the designer from its root, or with the browser's Back
 * during the hand-over.
 */
export const isAllSaved = (state: State): boolean =>
  state.designing.design === state.designing.saved &&
  state.saving.stage !== 'running' &&
  state.saving.stage !== 'failed' &&
  state.saving.stage !== 'cut-off' &&
  !isPublishing(state)

/**
 * Where leaving leads, while the question about it is open: to the start of the flow or to the admin area. Null otherwise.
 */
export const asksToLeave = ({ route }: State): 'start' | 'admin' | null =>
  route.dialog === 'exit' ? 'start' : route.dialog === 'exit-to-admin' ? 'admin' : null

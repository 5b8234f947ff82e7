/** The question before leaving the designer: from its root, or with browser Back during the hand-over. */
import type { State } from '../../reducers'
import { isPublishing } from './plan'

/** Whether the store has all that was chosen, and nothing else. */
export const isAllSaved = (state: State): boolean =>
  state.designing.design === state.designing.saved &&
  state.saving.stage !== 'running' &&
  state.saving.stage !== 'failed' &&
  state.saving.stage !== 'cut-off' &&
  !isPublishing(state)

/** Where leaving leads: to the start of the flow, or to the admin area. Null while nothing is asked. */
export const asksToLeave = ({ route }: State): 'start' | 'admin' | null =>
  route.dialog === 'exit' ? 'start' : route.dialog === 'exit-to-admin' ? 'admin' : null

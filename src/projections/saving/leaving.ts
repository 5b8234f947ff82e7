/** The question before leaving the designer: from its root, or with browser Back during the hand-over. */
import type { State } from '../../reducers'
import { onTheWay } from '../../reducers/saving/unheard'

/** Whether the store has all that was chosen, and nothing else. */
export const isAllSaved = ({ designing, saving, unheard, calls }: State): boolean =>
  designing.design === designing.saved &&
  saving.stage !== 'running' &&
  saving.stage !== 'failed' &&
  Object.values(unheard).every((sent) => sent.length === 0) &&
  onTheWay(calls).length === 0

/** Where leaving leads: to the start of the flow, or to the admin area. Null while nothing is asked. */
export const asksToLeave = ({ route }: State): 'start' | 'admin' | null =>
  route.dialog === 'exit' ? 'start' : route.dialog === 'exit-to-admin' ? 'admin' : null

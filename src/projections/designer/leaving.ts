/** The question before the designer is left: at its root, and on browser Back to the loader that led into it. */
import type { State } from '../../reducers'

/** Whether the store carries all that was chosen. */
export const isAllSaved = ({ designing, saving }: State): boolean =>
  designing.design === designing.saved && saving.stage !== 'running' && saving.stage !== 'failed'

/** Where the merchant would go: to the beginning of the flow, or out of it. Null while nothing is asked. */
export const asksToLeave = ({ route }: State): 'start' | 'admin' | null =>
  route.dialog === 'exit' ? 'start' : route.dialog === 'exit-to-admin' ? 'admin' : null

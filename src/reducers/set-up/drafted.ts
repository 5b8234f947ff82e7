/** Whether there is a draft. What is then read may be another user's work. */
import type { FlowEvent } from '../../events'
import { isRunning } from './set-up'
import type { State } from '../state'

/** False while a set-up makes the design, and while the store is read after a restore. */
export const isDrafted = ({ designing, setUp, restoring }: State): boolean =>
  designing.design !== designing.saved && !isRunning(setUp) && restoring.stage !== 'looking'

/** The reading is of another theme than the draft, activated by another user. Save asks about that. */
export const isOfTheirTheme = (event: FlowEvent, state: State): boolean =>
  event.type === 'DesignReadReceived' &&
  isDrafted(state) &&
  state.designing.server !== null &&
  state.designing.server.theme !== event.theme

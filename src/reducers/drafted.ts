/** A draft was made over what was seen before; what is read meanwhile may be another's work. */
import type { FlowEvent } from '../events'
import { isRunning } from './set-up'
import type { State } from './state'

/** Not while the flow itself makes the design, or has put another one back. */
export const isDrafted = ({ designing, setUp, restoring }: State): boolean =>
  designing.design !== designing.saved && !isRunning(setUp) && restoring.stage !== 'looking'

/** A draft is of its own theme. Somebody else activated another one: Save asks about that. */
export const isOfTheirTheme = (event: FlowEvent, state: State): boolean =>
  event.type === 'DesignReadReceived' &&
  isDrafted(state) &&
  state.designing.server !== null &&
  state.designing.server.theme !== event.theme

/** Whether there is a draft. What is then read may be another user's work. */
import type { FlowEvent } from '../../events'
import type { Designing } from '../design/designing'
import type { Restoring } from '../restoring/restoring'
import { isRunning, type SetUp } from './set-up'

/** The work on the design. */
export type Work = { readonly designing: Designing; readonly setUp: SetUp; readonly restoring: Restoring }

/** False while a set-up makes the design, and while the store is read after a restore. */
export const isDrafted = ({ designing, setUp, restoring }: Work): boolean =>
  designing.design !== designing.saved && !isRunning(setUp) && restoring.stage !== 'looking'

/** The reading is of another theme than the draft, activated by another user. Save asks about that. */
export const isOfTheirTheme = (event: FlowEvent, state: Work): boolean =>
  event.type === 'DesignReadReceived' &&
  isDrafted(state) &&
  state.designing.server !== null &&
  state.designing.server.theme !== event.theme

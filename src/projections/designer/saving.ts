/** The Save button and what is said when saving fails (reference G.3). */
import type { Fault } from '../../events/fault'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { isEmpty, isRevealed } from './page'

export type SaveButton = {
  readonly disabled: boolean
  readonly busy: boolean
}

/** Disabled while saving, while the canvas loads, and while the home page is empty. */
export const saveButton = memo(
  (state: State): SaveButton => {
    const busy = state.saving.stage === 'running'
    return { busy, disabled: busy || !isRevealed(state) || isEmpty(state) }
  },
  (state) => [state.saving.stage, isRevealed(state), isEmpty(state)],
)

/** Why the last Save stopped; null when nothing is to be said. */
export const saveFault = ({ saving }: State): Fault | null => (saving.stage === 'failed' ? saving.fault : null)

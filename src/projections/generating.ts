/** Whether a store is being made from the wizard's answers at this moment: what serves only that is put away afterwards. */
import type { State } from '../reducers'
import { isRunning } from '../reducers/set-up'

export const isGenerating = ({ abandoned, setUp }: State): boolean =>
  !abandoned && isRunning(setUp) && setUp.way === 'with-ai'

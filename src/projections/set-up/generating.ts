/** Whether a store is being generated from the wizard's answers; what only serves that is discarded afterwards. */
import type { State } from '../../reducers'
import { isRunning } from '../../reducers/set-up/set-up'

export const isGenerating = ({ abandoned, setUp }: State): boolean =>
  !abandoned && isRunning(setUp) && setUp.way === 'with-ai'

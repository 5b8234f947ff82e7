/** The logic of every screen. The intro loads it when it is needed (effects/adapters/load-whole-logic.ts). */
import { fold } from '../reducers'
import { isFinished } from './finished'
import type { WholeLogic } from './logic'
import { isWaitedFor, mayRun, owed, requestsToAbandon } from './owed'
import { trackedIn } from './tracking/tracking'

export const wholeLogic: WholeLogic = {
  fold,
  owed,
  mayRun,
  isWaitedFor,
  requestsToAbandon,
  isFinished,
  trackedIn,
}

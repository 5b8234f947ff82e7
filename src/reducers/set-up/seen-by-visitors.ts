/**
 * A set-up makes changes that visitors see only in a store that is not in use. Use is read when a set-up begins and after each load of the
 * page, because a tab may be open for days and its calls are resumed. Until that read has ended these calls wait; if the store is in use,
 * or could not be read, they are dropped.
 */
import { callOf, type RequestEvent } from '../../events/call-facts'
import { these } from '../calls'
import { isOfSetUp } from '../published'
import type { State } from '../state'
import { isLookedAt, isSpared } from '../store'
import { isMaking } from './set-up'

/** Whether the call may be made now without a change that visitors must not see. */
export const mayBeSeen = (state: State, request: RequestEvent): boolean => {
  const { setUp } = state
  if (!isSeenWorkOfSetUp(state, request)) return true
  return (isMaking(setUp) ? setUp.looked : isLookedAt(state)) && !isSparedFrom(state, request)
}

/** Whether the call must no longer be made: the set-up makes a draft, or has failed in a store that must not change. */
export const isSparedFrom = (state: State, request: RequestEvent): boolean => {
  const { setUp } = state
  if (!isSeenWorkOfSetUp(state, request)) return false
  return 'draft' in setUp ? setUp.draft : isLookedAt(state) && isSpared(state)
}

const seen = these(
  'AiProductWriting',
  'AiProductUpdate',
  'AiProductReset',
  'AiPatternReset',
  'AiDescriptionMark',
  'AiTitleWriting',
)

/**
 * Whether a set-up made this call and visitors see its effect. The designer makes some of the same calls, which are allowed once it has
 * shown the page.
 */
const isSeenWorkOfSetUp = ({ canvas, saving, setUp }: State, request: RequestEvent): boolean => {
  const isOver = setUp.stage === 'idle' || (setUp.stage === 'done' && (!setUp.draft || canvas.shown !== 'never'))
  return saving.stage === 'idle' && !isOver && (isOfSetUp(request) || seen.has(callOf(request)))
}

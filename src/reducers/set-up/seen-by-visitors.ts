/**
 * What a set-up changes before visitors' eyes, it changes only in a store that is not in use. That is read when a set-up begins and after
 * each load of the page, since a tab may be open for days and its calls are resumed: until the reading has ended these calls wait, and
 * in a store that is spared they are given up.
 */
import { callOf, type RequestEvent } from '../../events/call-facts'
import { these } from '../calls'
import { isOfSetUp } from '../published'
import type { State } from '../state'
import { isLookedAt, isSpared } from '../store'
import { isMaking } from './set-up'

/** Whether the store is to be read for the set-up that runs. */
export const isLookDue = ({ setUp }: Pick<State, 'setUp'>): boolean => isMaking(setUp) && !setUp.draft && !setUp.looked

/** Whether the call may be made now, as far as visitors are concerned. */
export const mayBeSeen = (state: State, request: RequestEvent): boolean => {
  const { setUp } = state
  if (!isSeenWorkOfSetUp(state, request)) return true
  return (isMaking(setUp) ? setUp.looked : isLookedAt(state)) && !isSparedFrom(state, request)
}

/** Whether it must not be made any more: the set-up makes a draft, or has failed in a store that is spared. */
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

/** The designer asks for some of these too, and may, once it has shown the page. */
const isSeenWorkOfSetUp = ({ canvas, saving, setUp }: State, request: RequestEvent): boolean => {
  const isOver = setUp.stage === 'idle' || (setUp.stage === 'done' && (!setUp.draft || canvas.shown !== 'never'))
  return saving.stage === 'idle' && !isOver && (isOfSetUp(request) || seen.has(callOf(request)))
}

/** Ways out of the loaders below `/design`: none of their addresses is a dead end. */
import { parsePath, paths } from '../../events/shell/route-path'
import { at } from './at'
import { isOver } from './jobs'
import { moreJob } from '../tracking/more'
import type { More } from '../tracking/opt-in'
import { isRunning } from '../set-up/set-up'
import type { State } from '../state'
import { isLookedAt } from './store-use'

type Transition = (state: State) => State

/**
 * A loader with nothing to load redirects: to a running set-up, to the designer if there is a design, else to the intro, which
 * reports a failed set-up (NO_AI_FLOW_ERROR).
 */
export const leaveLoader: Transition = (state) => {
  const { setUp, store, route } = state
  if (parsePath(route.path).step !== 'design' || moreAt(route.path) !== null) return state
  if (isRunning(setUp)) return at(state, setUp.way === 'with-ai' ? paths.generating : paths.design)
  if (setUp.stage === 'done') return at(state, paths.designer, true)
  if (setUp.stage === 'failed') return at(state, paths.intro)
  if (!isLookedAt(state)) return state
  return store?.taskCompleted === true ? at(state, paths.designer, true) : at(state, paths.intro)
}

/** Returns to where more fonts or patterns were requested, also if they are not available or were not requested. */
export const bringMore: Transition = (state) => {
  const what = moreAt(state.route.path)
  if (what === null) return state
  const { optIn } = state
  const screen = what === 'fonts' ? paths.typography : paths.homepage
  // A pattern list that was open beside its screen opens again.
  const isFromThere = optIn.stage !== 'none' && `${optIn.from}/`.startsWith(`${screen}/`)
  const back = isFromThere ? optIn.from : screen
  if (optIn.stage !== 'running' || optIn.what !== what) return at(state, back, true)
  return isOver(moreJob(what, state)) ? { ...at(state, back, true), optIn: { stage: 'none' } } : state
}

/** What the opt-in at this address brings; null for other addresses. */
export const moreAt = (path: string): More | null =>
  path === paths.installFonts ? 'fonts' : path === paths.installPatterns ? 'patterns' : null

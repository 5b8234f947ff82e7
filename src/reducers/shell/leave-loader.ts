/** Ways out of the loaders: none of their addresses is a dead end. */
import { paths } from '../../events/shell/route-path'
import { at } from './at'
import { isOver } from './jobs'
import { moreJob } from '../tracking/plan'
import type { More } from '../tracking/opt-in'
import { isDescribed } from '../set-up/generation-start'
import { isRunning } from '../set-up/set-up'
import type { State } from '../state'
import { isLookedAt } from './store-use'

type Transition = (state: State) => State

const adapting = { customizing: true }

/**
 * A loader with nothing to load redirects: to a running set-up, to the designer if there is a design, else to the intro, which
 * reports a failed set-up (NO_AI_FLOW_ERROR).
 */
export const leaveLoader: Transition = (state) => {
  const { setUp, store } = state
  if (isRunning(setUp)) return at(state, setUp.way === 'with-ai' ? paths.generating : paths.design)
  if (setUp.stage === 'done') return at(state, paths.designer, adapting)
  if (setUp.stage === 'failed') return at(state, paths.intro)
  if (!isLookedAt(state)) return state
  return store?.taskCompleted === true ? at(state, paths.designer, adapting) : at(state, paths.intro)
}

/** From the wizard's loader, once nothing runs: to the designer when all is done, else back to the last question. */
export const leaveGeneration: Transition = (state) => {
  if (state.setUp.stage === 'done') return at(state, paths.designer)
  return at(state, isDescribed(state) ? paths.tone : paths.wizard)
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
  if (optIn.stage !== 'running' || optIn.what !== what) return at(state, back, adapting)
  return isOver(moreJob(what, state)) ? { ...at(state, back, adapting), optIn: { stage: 'none' } } : state
}

/** What the opt-in at this address brings; null for other addresses. */
export const moreAt = (path: string): More | null =>
  path === paths.installFonts ? 'fonts' : path === paths.installPatterns ? 'patterns' : null

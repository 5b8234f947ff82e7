/** Ways out of the loaders below `/design`: no address of theirs stays without something that goes on. */
import { parsePath, paths } from '../catalogue/route-path'
import { at } from './at'
import { isOver } from './jobs'
import { moreJob } from './more'
import type { More } from './opt-in'
import { isRunning } from './set-up'
import type { State } from './state'
import { isLookedAt } from './store-use'

type Way = (state: State) => State

/**
 * A loader that nothing loads leads on: to the set-up that is under way, to the designer where there is a design, else to the intro,
 * which tells of a set-up that failed (NO_AI_FLOW_ERROR).
 */
export const leaveLoader: Way = (state) => {
  const { setUp, store, route } = state
  if (parsePath(route.path).step !== 'design' || moreAt(route.path) !== null) return state
  if (isRunning(setUp)) return at(state, setUp.way === 'with-ai' ? paths.generating : paths.design)
  if (setUp.stage === 'done') return at(state, paths.designer, true)
  if (setUp.stage === 'failed') return at(state, paths.intro)
  if (!isLookedAt(state)) return state
  return store?.taskCompleted === true ? at(state, paths.designer, true) : at(state, paths.intro)
}

/** More fonts and patterns lead back to where they were asked for, also when they could not be had or nobody asked. */
export const bringMore: Way = (state) => {
  const what = moreAt(state.route.path)
  if (what === null) return state
  const { optIn } = state
  const screen = what === 'fonts' ? paths.typography : paths.homepage
  // A list of patterns that was open beside its screen is open again.
  const isFromThere = optIn.stage !== 'none' && `${optIn.from}/`.startsWith(`${screen}/`)
  const back = isFromThere ? optIn.from : screen
  if (optIn.stage !== 'running' || optIn.what !== what) return at(state, back, true)
  return isOver(moreJob(what, state)) ? { ...at(state, back, true), optIn: { stage: 'none' } } : state
}

/** What an address below the loader's opts in to. */
export const moreAt = (path: string): More | null =>
  path === paths.installFonts ? 'fonts' : path === paths.installPatterns ? 'patterns' : null

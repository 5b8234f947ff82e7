/** Where the merchant is taken from a loader once it has nothing left to load. */
import { paths, withoutRound } from '../events/route-path'
import { isOver } from './calls'
import { morePatternsJob } from './plans/tracking'
import { at } from './route'
import { isDescribed, isRunning } from './set-up/set-up'
import type { State } from './state'
import { isLookedAt } from './store'
import { firstQuestion, isQuick, lastQuestion, loaderPath } from './wizard'

type Transition = (state: State) => State

const adapting = { customizing: true }

/**
 * Leaves a loader with nothing to load, so that none of their addresses is a dead end: to a running set-up, to the designer if there is a
 * design, else to the intro, which reports a failed set-up (NO_AI_FLOW_ERROR).
 */
export const leaveLoader: Transition = (state) => {
  const { setUp, store } = state
  if (isRunning(setUp)) return at(state, progressPath(state))
  if (setUp.stage === 'done') return at(state, paths.designer, adapting)
  if (setUp.stage === 'failed') return at(state, paths.intro)
  if (!isLookedAt(state)) return state
  return store?.taskCompleted === true ? at(state, paths.designer, adapting) : at(state, paths.intro)
}

/** The path at which the running set-up shows its progress. */
const progressPath = ({ setUp, wizard }: State): string =>
  setUp.stage !== 'idle' && setUp.way === 'with-ai' ? loaderPath(wizard) : paths.design

/**
 * Leaves the place of a generation once nothing is running there: to what is running elsewhere, to the designer if all is done, else back
 * to the last question. The directions stay.
 */
export const leaveGeneration: Transition = (state) => {
  const path = withoutRound(state.route.path)
  if (isRunning(state.setUp)) {
    const isHere = path === progressPath(state) || (path === paths.generating && state.setUp.way === 'without-ai')
    return isHere ? state : at(state, progressPath(state))
  }
  if (state.setUp.stage === 'done')
    return path === paths.directions && isQuick(state) ? state : at(state, paths.designer)
  return at(state, isDescribed(state) ? lastQuestion(state.wizard) : firstQuestion(state.wizard))
}

/** Whether the path is the loader of more fonts or patterns. Fonts come with the plugin, so the loader of fonts has nothing to do. */
export const isLoaderOfMore = (path: string): boolean => path === paths.installFonts || path === paths.installPatterns

/** Returns to the screen where more patterns were requested, even if they are not available or were not requested. */
export const leaveLoaderOfMore: Transition = (state) => {
  const { optIn, route } = state
  if (route.path === paths.installFonts) return at(state, paths.typography, adapting)
  if (optIn.stage === 'running' && !isOver(morePatternsJob(state))) return state
  // A pattern list that was open beside its screen opens again.
  const isFromThere = optIn.stage !== 'none' && `${optIn.from}/`.startsWith(`${paths.homepage}/`)
  const back = at(state, isFromThere ? optIn.from : paths.homepage, adapting)
  return optIn.stage === 'running' ? { ...back, optIn: { stage: 'none' } } : back
}

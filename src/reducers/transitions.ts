/** What follows by itself once a fact is folded: gates, joins and hand-overs of the flow (spec §4). */
import type { FlowEvent } from '../events'
import type { Recorded } from '../events/envelope'
import { isFounded } from './foundations'
import { isAssembled } from './assembly'
import { contentFailure } from './content-writing'
import { isOver } from './jobs'
import { moreJob } from './more'
import type { More } from './opt-in'
import { restarted } from './new-start'
import { recipe } from './recipe'
import { isDescribed } from './generation-start'
import { failed } from './set-up'
import { noThemeToDesign } from './theme-to-design'
import { lookAgain, restored } from './restored'
import { parsePath, paths } from '../catalogue/route-path'
import type { State } from './state'

type Transition = (state: State, fact: Recorded<FlowEvent>) => State

export const follow: Transition = (state, fact) =>
  transitions.reduce((next, transition) => transition(next, fact), state)

/** NO_AI_FLOW_ERROR: whatever fails in the set-up leads back to the intro. */
const failToIntro: Transition = (state) =>
  state.setUp.stage === 'failed' && isSetUpPath(state.route.path) ? at(state, paths.intro) : state

/** Opting in to more has an address under the same step, and its own way back. */
const isSetUpPath = (path: string): boolean => parsePath(path).step === 'design' && moreAt(path) === null

/** Nothing is begun in a store whose theme can be neither designed nor exchanged. */
const refuseWithoutTheme: Transition = (state) => {
  const fault = state.setUp.stage === 'founding' ? noThemeToDesign(state) : null
  return fault === null || state.setUp.stage !== 'founding'
    ? state
    : { ...state, setUp: failed(state.setUp.way, 'ThemeActivation', fault) }
}

/** Every call for the store's content was answered, and there is none (spec §5). */
const judgeContent: Transition = (state) => {
  const { setUp } = state
  if (setUp.stage !== 'founding' || setUp.way !== 'with-ai') return state
  const failure = contentFailure(state)
  return failure === null
    ? state
    : { ...state, setUp: failed('with-ai', failure.call, { tag: 'Garbled', what: failure.why }) }
}

/** The wizard's loader leads on when all is done, and back to the last answer when nothing is being made. */
const leaveGeneration: Transition = (state) => {
  const { setUp, route } = state
  if (route.path !== paths.generating || setUp.stage === 'founding' || setUp.stage === 'assembling') return state
  if (setUp.stage === 'done') return at(state, paths.designer)
  return at(state, isDescribed(state) ? paths.tone : paths.wizard)
}

/** All foundations are laid and the store was read: the recipe becomes the design. */
const assemble: Transition = (state, { seq }) => {
  if (state.setUp.stage !== 'founding' || !isFounded(state)) return state
  const design = recipe(state, seq)
  return design === null
    ? state
    : {
        ...state,
        setUp: { stage: 'assembling', way: state.setUp.way },
        designing: restarted(state.designing, design),
      }
}

/** The store carries the recipe: the set-up is done, and the designer opens on it. */
const handOver: Transition = (state) => {
  if (state.setUp.stage !== 'assembling' || !isAssembled(state)) return state
  const { way } = state.setUp
  // Whoever went back to an answer may change it; 'Continue' leads to the loader, and from there on.
  if (way === 'with-ai' && state.route.path !== paths.generating) return state
  const done: State = {
    ...state,
    setUp: { stage: 'done', way },
    designing: { ...state.designing, saved: state.designing.design },
    canvas: { ...state.canvas, shown: false },
  }
  // After AI the designer opens on something new: the welcome may be said.
  if (state.route.path === paths.generating) return at(done, paths.designer, false)
  return parsePath(state.route.path).step === 'design' ? at(done, paths.designer, true) : done
}

/** The loader of a set-up that is already done has nothing to do. */
const skipLoader: Transition = (state) =>
  state.route.path === paths.design && state.setUp.stage === 'done' ? at(state, paths.designer, true) : state

/** More fonts and patterns lead back to where they were asked for, also when they could not be had or nobody asked. */
const bringMore: Transition = (state) => {
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

const moreAt = (path: string): More | null =>
  path === paths.installFonts ? 'fonts' : path === paths.installPatterns ? 'patterns' : null

/** All is put back and was looked at: that is the design now, and the flow begins anew from it. A draft is one undo away. */
const endRestore: Transition = (state, { seq }) => {
  const { restoring, calls, route } = state
  if (restoring.stage !== 'looking' || !isOver(lookAgain(calls))) return state
  return {
    ...state,
    restoring: { ...restoring, stage: 'done' },
    setUp: { stage: 'idle' },
    saving: { stage: 'idle' },
    designing: restored(state.designing, seq),
    route: { ...route, dialog: route.dialog === 'restore' ? null : route.dialog },
  }
}

/** No AI wizard in a flow without AI. */
const noWizard: Transition = (state) =>
  state.features.flowType === 'noAI' && parsePath(state.route.path).step === 'design-with-ai'
    ? at(state, paths.intro)
    : state

/** The designer and the closing screen open only once the task is complete. */
const gate: Transition = (state, { event }) => {
  if (event.type !== 'DesignReadReceived' && event.type !== 'ClosingReadReceived') return state
  const { step } = parsePath(state.route.path)
  return (step === 'assembler-hub' || step === 'transitional') && event.blockTheme && !event.taskCompleted
    ? at(state, paths.intro)
    : state
}

const transitions: readonly Transition[] = [
  refuseWithoutTheme,
  judgeContent,
  failToIntro,
  endRestore,
  assemble,
  handOver,
  skipLoader,
  leaveGeneration,
  bringMore,
  noWizard,
  gate,
]

const at = (state: State, path: string, customizing = state.route.customizing): State => ({
  ...state,
  route: { ...state.route, path, customizing, offer: null },
})

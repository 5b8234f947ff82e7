/** What follows by itself once a fact is folded: gates, joins and hand-overs of the flow (spec §4). */
import type { FlowEvent } from '../events'
import type { Recorded } from '../events/envelope'
import { isOfAnotherTheme, stoppedByTheme } from './another-theme'
import { at } from './at'
import { beginning } from './calls-forgotten'
import { isFounded } from './foundations'
import { bringMore, leaveLoader } from './leave-loader'
import { isAssembled } from './assembly'
import { backToChoice } from './last-moment'
import { contentFailure } from './content-writing'
import { isOver } from './jobs'
import { restarted } from './new-start'
import { recipe } from './recipe'
import { isDescribed } from './generation-start'
import { failed, isRunning } from './set-up'
import { isLookedAt, isSpared, isUntouched } from './store-use'
import { noThemeToDesign } from './theme-to-design'
import { lookAgain, restored } from './restored'
import { parsePath, paths } from '../catalogue/route-path'
import type { State } from './state'

type Transition = (state: State, fact: Recorded<FlowEvent>) => State

export const follow: Transition = (state, fact) =>
  transitions.reduce((next, transition) => transition(next, fact), state)

/** It is known how the store stands: the set-up that was asked for begins, as a draft where somebody uses the store. */
const begin: Transition = (state) => {
  const { setUp } = state
  if (setUp.stage !== 'asked' || !isLookedAt(state)) return state
  if (setUp.by === 'address' && !isUntouched(state)) return { ...state, setUp: { stage: 'idle' } }
  const reading = state.calls.ended['StoreRead']
  // Nothing was changed yet: whoever tries again has the store read again.
  if (reading?.status === 'refused') return { ...state, setUp: failed(setUp.way, 'StoreRead', reading.fault) }
  return {
    ...state,
    setUp: { stage: 'founding', way: setUp.way, draft: isSpared(state) },
    calls: beginning(state.calls),
  }
}

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
  if (route.path !== paths.generating || isRunning(setUp)) return state
  if (setUp.stage === 'done') return at(state, paths.designer)
  return at(state, isDescribed(state) ? paths.tone : paths.wizard)
}

/** All foundations are laid and the store was read: the recipe becomes the design. */
const assemble: Transition = (state, { seq }) => {
  if (state.setUp.stage !== 'founding' || !isFounded(state)) return state
  if (isOfAnotherTheme(state)) return stoppedByTheme(state, state.setUp.way)
  const design = recipe(state, seq)
  return design === null
    ? state
    : {
        ...state,
        setUp: { ...state.setUp, stage: 'assembling' },
        designing: restarted(state.designing, design),
      }
}

/** The store carries the recipe, or a draft is made: the set-up is done, and the designer opens on it. */
const handOver: Transition = (state) => {
  if (state.setUp.stage !== 'assembling' || !isAssembled(state)) return state
  const { way, draft } = state.setUp
  // Whoever went back to an answer may change it; 'Continue' leads to the loader, and from there on.
  if (way === 'with-ai' && state.route.path !== paths.generating) return state
  const done: State = {
    ...state,
    setUp: { stage: 'done', way, draft },
    designing: draft ? state.designing : { ...state.designing, saved: state.designing.design },
    canvas: { ...state.canvas, shown: false },
  }
  // After AI the designer opens on something new: the welcome may be said.
  if (state.route.path === paths.generating) return at(done, paths.designer, false)
  return parsePath(state.route.path).step === 'design' ? at(done, paths.designer, true) : done
}

/** All is put back and was looked at: that is the design now, and the flow begins anew from it. A draft is one undo away. */
const endRestore: Transition = (state, { seq }) => {
  const { restoring, route } = state
  if (restoring.stage !== 'looking' || !isOver(lookAgain(state))) return state
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

/** The designer and the closing screen open only once the task is complete. Save completes it: before, a set-up of one's own counts. */
const gate: Transition = (state, { event }) => {
  if (event.type !== 'DesignReadReceived' && event.type !== 'ClosingReadReceived') return state
  if (!event.blockTheme || event.taskCompleted) return state
  const { step } = parsePath(state.route.path)
  const isOpen = step === 'assembler-hub' && state.setUp.stage === 'done'
  return (step === 'assembler-hub' || step === 'transitional') && !isOpen ? at(state, paths.intro) : state
}

const lastMoment: Transition = (state, { event }) => backToChoice(state, event)

const transitions: readonly Transition[] = [
  begin,
  refuseWithoutTheme,
  judgeContent,
  endRestore,
  assemble,
  handOver,
  leaveLoader,
  leaveGeneration,
  bringMore,
  noWizard,
  gate,
  lastMoment,
]

/** Automatic transitions after each fact: gates, joins and hand-overs of the flow. */
import type { FlowEvent } from '../events'
import type { Recorded } from '../events/log/envelope'
import { isOfAnotherTheme, stoppedByTheme } from './set-up/another-theme'
import { at } from './shell/at'
import { outcomeOf } from './shell/call-book'
import { beginning } from './shell/wanted-since'
import { isFounded } from './set-up/foundations'
import { bringMore, leaveLoader } from './shell/leave-loader'
import { isAssembled } from './set-up/assembly'
import { backToChoice } from './saving/last-moment'
import { contentFailure } from './set-up/content-writing'
import { isOver } from './shell/jobs'
import { restarted } from './set-up/new-start'
import { recipe } from './set-up/recipe'
import { isDescribed } from './set-up/generation-start'
import { failed, isRunning } from './set-up/set-up'
import { isLookedAt, isSpared, isUntouched } from './shell/store-use'
import { noThemeToDesign } from './set-up/theme-to-design'
import { lookAgain, restored } from './restoring/restored'
import { parsePath, paths } from '../events/shell/route-path'
import type { State } from './state'

type Transition = (state: State, fact: Recorded<FlowEvent>) => State

export const follow: Transition = (state, fact) =>
  transitions.reduce((next, transition) => transition(next, fact), state)

/** Begins the set-up that was asked for once the store was read; as a draft if the store is in use. */
const begin: Transition = (state, { seq }) => {
  const { setUp } = state
  if (setUp.stage !== 'asked' || !isLookedAt(state)) return state
  if (setUp.by === 'address' && !isUntouched(state)) return { ...state, setUp: { stage: 'idle' } }
  const reading = outcomeOf(state.calls, 'StoreRead')
  // Nothing was changed yet; a retry reads the store again.
  if (reading?.status === 'refused') return { ...state, setUp: failed(setUp.way, 'StoreRead', reading.fault) }
  return {
    ...state,
    setUp: { stage: 'founding', way: setUp.way, draft: isSpared(state) },
    calls: beginning(state.calls, seq),
  }
}

/** Fails the set-up in a store whose theme can be neither designed nor replaced. */
const refuseWithoutTheme: Transition = (state) => {
  const fault = state.setUp.stage === 'founding' ? noThemeToDesign(state) : null
  return fault === null || state.setUp.stage !== 'founding'
    ? state
    : { ...state, setUp: failed(state.setUp.way, 'ThemeActivation', fault) }
}

/** Fails the set-up if every call for the store's content was answered and there is still none. */
const judgeContent: Transition = (state) => {
  const { setUp } = state
  if (setUp.stage !== 'founding' || setUp.way !== 'with-ai') return state
  const failure = contentFailure(state)
  return failure === null
    ? state
    : { ...state, setUp: failed('with-ai', failure.call, { tag: 'Garbled', what: failure.why }) }
}

/** Leaves the wizard's loader: to the designer when all is done, or back to the last question when nothing runs. */
const leaveGeneration: Transition = (state) => {
  const { setUp, route } = state
  if (route.path !== paths.generating || isRunning(setUp)) return state
  if (setUp.stage === 'done') return at(state, paths.designer)
  return at(state, isDescribed(state) ? paths.tone : paths.wizard)
}

/** Once all foundations are laid and the store was read, the recipe becomes the design. */
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

/** Once the recipe is in the store, or the draft is made, the set-up is done and the designer opens. */
const handOver: Transition = (state) => {
  if (state.setUp.stage !== 'assembling' || !isAssembled(state)) return state
  const { way, draft } = state.setUp
  // The merchant went back and may change an answer; 'Continue' returns to the loader, which then hands over.
  if (way === 'with-ai' && state.route.path !== paths.generating) return state
  const done: State = {
    ...state,
    setUp: { stage: 'done', way, draft },
    designing: draft ? state.designing : { ...state.designing, saved: state.designing.design },
    canvas: { ...state.canvas, shown: false },
  }
  // After AI the design is new, so the welcome may be shown.
  if (state.route.path === paths.generating) return at(done, paths.designer, false)
  return parsePath(state.route.path).step === 'design' ? at(done, paths.designer, true) : done
}

/** After a restore and the reads that follow it, the flow starts over from the restored design. A draft is one undo away. */
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

/** The designer and the closing screen open only once the task is complete. Save completes it; before that, a finished set-up opens the designer. */
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

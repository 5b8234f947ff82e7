/** What follows from a fact by itself: a restore ends, the set-up goes on, the merchant is led to another screen. */
import { pick } from 'es-toolkit'
import type { FlowEvent } from '../events'
import type { Recorded } from '../events/log/envelope'
import { parsePath, paths } from '../events/shell/route-path'
import { lookAgain, restored } from './restoring/restored'
import { backToChoice } from './saving/last-moment'
import { isRunning } from './set-up/set-up'
import { nextStage } from './set-up/stages'
import { at } from './shell/at'
import { isOver } from './shell/jobs'
import { bringMore, leaveGeneration, leaveLoader, moreAt } from './shell/leave-loader'
import type { State } from './state'

type Transition = (state: State, fact: Recorded<FlowEvent>) => State

export const follow: Transition = (state, fact) =>
  transitions.reduce((next, transition) => untilItRests(transition)(next, fact), state)

/** One fact may lead through several stages, where nothing is missing, and over several screens. */
const untilItRests =
  (transition: Transition): Transition =>
  (state, fact) => {
    const next = transition(state, fact)
    return next === state ? state : untilItRests(transition)(next, fact)
  }

/**
 * After a restore and the reads that follow it, the flow starts over from the restored design. A draft is one undo away. What the store said of
 * it takes the place of what it said of the last Save.
 */
const endRestore: Transition = (state, { seq }) => {
  const { restoring, route } = state
  if (restoring.stage !== 'looking' || !isOver(lookAgain(state))) return state
  return {
    ...state,
    restoring: { ...restoring, stage: 'done' },
    setUp: { stage: 'idle' },
    saving: { stage: 'idle', ...pick(restoring, ['noted']) },
    designing: restored(state.designing, seq),
    route: { ...route, dialog: route.dialog === 'restore' || route.dialog === 'versions' ? null : route.dialog },
  }
}

const nextScreen: Transition = (state, { event }) => {
  const { path } = state.route
  switch (parsePath(path).step) {
    case 'intro':
      return state
    case 'design-with-ai':
      // A generation that is done opens the designer, also where there is no AI any more.
      return path === paths.generating && !isRunning(state.setUp) ? leaveGeneration(state) : noWizard(state)
    case 'design':
      return moreAt(path) === null ? leaveLoader(state) : bringMore(state)
    case 'assembler-hub':
      return isShut(event) && state.setUp.stage !== 'done' ? at(state, paths.intro) : state
    case 'transitional':
      return isShut(event) ? at(state, paths.intro) : backToChoice(state, event)
  }
}

/** No AI wizard in a flow without AI. */
const noWizard = (state: State): State => (state.features.flowType === 'noAI' ? at(state, paths.intro) : state)

/** The designer and the closing screen open only once the task is complete. Save completes it; before that, a finished set-up opens the designer. */
const isShut = (event: FlowEvent): boolean =>
  (event.type === 'DesignReadReceived' || event.type === 'ClosingReadReceived') &&
  event.blockTheme &&
  !event.taskCompleted

/** In this order: the end of a restore ends a set-up as well, and the screen follows from the set-up's stage. */
const transitions: readonly Transition[] = [endRestore, nextStage, nextScreen]

/** The logic of the intro: the same as the whole one for as long as `foldFirst` knows every fact (tests/properties/first-fold.test.ts). */
import type { FlowEvent } from '../events'
import { phaseOf, type RequestEvent } from '../events/call-facts'
import type { UnknownFact } from '../events/log'
import type { State } from '../reducers'
import { forsaken, isHeld, isKeptOpen, these } from '../reducers/calls'
import { firstRules, foldFirst } from '../reducers/first'
import { introRead } from '../reducers/plans/intro'
import { leaving, storeReads } from '../reducers/plans/shell'
import { owedOf, type Logic } from './logic'

const wanted = (state: State): readonly RequestEvent[] =>
  state.surroundings === null ? [] : [...leaving(state), ...storeReads(state), ...introRead(state)]

export const firstLogic: Logic = {
  fold: foldFirst,
  owed: owedOf(wanted),
  mayRun: (state, request) => !isHeld(state, request, firstRules),
  isWaitedFor: (state, id) => isKeptOpen(state, id, firstRules),
  requestsToAbandon: (state) => forsaken(state, firstRules),
  // Nothing is saved on the intro.
  isFinished: ({ abandoned }) => abandoned,
}

/** Whether nothing is tracked for a fact of the intro, so that the names of tracking events are not needed for it. */
export const isUntracked = ({ type }: FlowEvent | UnknownFact): boolean => {
  const call = phaseOf(type)?.call
  return type === 'FlowOpened' || type === 'FlowResumed' || (call !== undefined && untracked.has(call))
}

const untracked = these('StoreRead', 'FeaturesRead', 'Departure')

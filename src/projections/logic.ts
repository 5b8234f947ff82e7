/** What the page does with facts: what they mean, which calls are owed, what is tracked. */
import type { FlowEvent } from '../events'
import type { RequestEvent } from '../events/call-facts'
import type { Recorded, UnknownFact } from '../events/log'
import type { State } from '../reducers'
import { callKey } from '../reducers/calls'
import { memo } from './memo'
import type { Appended } from './tracking/tracking'
import type { TrackingEvent } from './tracking/says'

export type Logic = {
  /** Null for a fact that this logic does not know. */
  readonly fold: (state: State, fact: Recorded<FlowEvent | UnknownFact>) => State | null
  readonly owed: (state: State) => readonly OwedCall[]
  readonly mayRun: (state: State, request: RequestEvent) => boolean
  readonly isWaitedFor: (state: State, id: string) => boolean
  readonly requestsToAbandon: (state: State) => readonly string[]
  readonly isFinished: (state: State) => boolean
}

/** All of it; `firstLogic` is the part that the intro needs. */
export type WholeLogic = Logic & { readonly trackedIn: (step: Appended) => readonly TrackingEvent[] }

export type OwedCall = {
  readonly request: RequestEvent
  /** Id of the request in the log; null when it is still to be recorded. */
  readonly id: string | null
}

/** @param wanted lists the requests that are due and have no outcome yet */
export const owedOf = (wanted: (state: State) => readonly RequestEvent[]): Logic['owed'] =>
  memo((state: State): readonly OwedCall[] => {
    if (state.abandoned) return []
    const open = Object.entries(state.calls.open).map(([id, request]): OwedCall => ({ request, id }))
    const asked = new Set(open.map(({ request }) => callKey(request)))
    const fresh = wanted(state).filter((request) => !asked.has(callKey(request)))
    return [...open, ...fresh.map((request): OwedCall => ({ request, id: null }))]
  })

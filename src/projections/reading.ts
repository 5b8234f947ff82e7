/** How a screen's reading of the store stands. */
import type { CallName } from '../events/call-facts'
import type { Fault } from '../events/calls'
import type { State } from '../reducers'
import { outcomeOf } from '../reducers/calls'

export type Unread = { readonly stage: 'reading' } | { readonly stage: 'unreadable'; readonly fault: Fault }
export type Reading<A> = Unread | { readonly stage: 'read'; readonly found: A }

/** @param found what the call's answer left in the state; null if there is none yet */
export const readingOf = <A>(state: State, call: CallName, found: (state: State) => A | null): Reading<A> => {
  const outcome = outcomeOf(state.calls, call)
  if (outcome?.status === 'refused') return { stage: 'unreadable', fault: outcome.fault }
  const answer = outcome === undefined ? null : found(state)
  return answer === null ? { stage: 'reading' } : { stage: 'read', found: answer }
}

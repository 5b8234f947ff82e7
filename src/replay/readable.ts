/**
 * A session in a form for people: the design's history as two lists of steps, not as the branches in which it is stored, and the calls with
 * their times.
 */
import type { FlowEvent } from '../events'
import { isRefusal, isRequest, phaseOf, type Phase } from '../events/call-facts'
import type { Fault } from '../events/calls'
import type { UnknownFact } from '../events/log'
import type { AnyFact } from '../persistence/log'
import type { State } from '../reducers'
import { callKey } from '../reducers/calls'
import type { Designing, HistoryEntry } from '../reducers/design/designing'
import { valuesOf, type Stack } from '../reducers/design/stack'

type List = readonly HistoryEntry[]

type ReadableDesigning = Omit<Designing, 'past' | 'future'> & {
  readonly past: List
  /** The step to redo next is the last one, so that an undo adds one line to a difference and moves none. */
  readonly future: List
}

export type ReadableState = Omit<State, 'designing'> & { readonly designing: ReadableDesigning }

/** Parts that two states share remain the same object. */
export const readableState = (state: State): ReadableState => ({
  ...state,
  designing: readableDesigning(state.designing),
})

/** Makes the lists only when they are read. */
const readableDesigning = (designing: Designing): ReadableDesigning => {
  const known = told.get(designing)
  if (known !== undefined) return known
  const { past, future } = designing
  const made: ReadableDesigning = {
    ...designing,
    get past() {
      return listOf(past)
    },
    get future() {
      return listOf(future)
    },
  }
  told.set(designing, made)
  return made
}

const told = new WeakMap<Designing, ReadableDesigning>()

/** Caches the lists of the two states that are compared, not one per fact: each list is as long as the session. */
const listOf = (stack: Stack<HistoryEntry>): List => {
  const known = lists.find(({ of }) => of === stack)
  if (known !== undefined) return known.list
  const list = valuesOf(stack)
  lists = [{ of: stack, list }, ...lists.slice(0, 3)]
  return list
}

let lists: readonly { readonly of: Stack<HistoryEntry>; readonly list: List }[] = []

export type CallTime = {
  /** What the call was about, e.g. 'EntitySave:header'. */
  readonly call: string
  readonly asked: { readonly seq: number; readonly at: number }
  /** Null while the call is open. */
  readonly ended: {
    readonly seq: number
    readonly at: number
    readonly how: Exclude<Phase, 'requested'>
    readonly fault: Fault | null
  } | null
}

/** The calls in a log, in the order of their requests: what was requested, how it ended, and how long it took. */
export const callTimes = (facts: readonly AnyFact[]): readonly CallTime[] => {
  const answers = new Map(facts.flatMap((fact) => (fact.settles === null ? [] : [[fact.settles, fact]])))
  return facts.flatMap(({ id, seq, at, event }): readonly CallTime[] =>
    isCall(event) ? [{ call: callKey(event), asked: { seq, at }, ended: endedBy(answers.get(id)) }] : [],
  )
}

const isCall = (event: FlowEvent | UnknownFact) => event.type !== 'UnknownFact' && isRequest(event)

const endedBy = (answer: AnyFact | undefined): CallTime['ended'] => {
  if (answer === undefined) return null
  const { seq, at, event } = answer
  const how = phaseOf(event.type)?.phase ?? 'done'
  return {
    seq,
    at,
    how: how === 'requested' ? 'done' : how,
    fault: event.type !== 'UnknownFact' && isRefusal(event) ? event.fault : null,
  }
}

/** The calls in a log: what was requested, how it ended, and how long it took. */
import type { UnknownFact } from '../events/log/envelope'
import type { FlowEvent } from '../events'
import type { Fault } from '../events/calls/fault'
import { isRefusal, isRequest, phaseOf, type Phase } from '../events/calls/phase'
import type { AnyFact } from '../persistence/log'
import { callKey } from '../reducers/shell/call-book'

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

/** The calls of a log, in the order of their requests. */
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

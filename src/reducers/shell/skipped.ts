/**
 * Facts that this build cannot use: they are unknown, or folding them throws. They stay in the log and are listed as skipped.
 * Their only effect: a call that waited for such a response counts as refused, so that the flow continues (P-14).
 */
import type { FlowEvent } from '../../events'
import type { Recorded, UnknownFact } from '../../events/log/envelope'
import { calls as declared } from '../../events/calls/calls'
import { isRequest, phaseOf } from '../../events/calls/phase'
import type { CallBook } from './call-book'

export type Skipped = {
  readonly seq: number
  readonly type: string
  /** What went wrong, for developers; it may quote what the fact held. */
  readonly why: string
}

/** What skipping a fact reads and changes. */
type Skipping = { readonly seq: number; readonly skipped: readonly Skipped[]; readonly calls: CallBook }

type Fold<State> = (state: State, fact: Recorded<FlowEvent>) => State

/** @param fold may throw */
export const orSkipped = <State extends Skipping>(
  fold: Fold<State>,
  state: State,
  fact: Recorded<FlowEvent | UnknownFact>,
): State => {
  if (isUnknown(fact)) return skip(fold, state, fact, { type: nameOf(fact.event.raw), why: fact.event.why })
  const known = fact as Recorded<FlowEvent>
  try {
    return fold(state, known)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return skip(fold, state, known, { type: known.event.type, why })
  }
}

const isUnknown = (fact: Recorded<FlowEvent | UnknownFact>): fact is Recorded<UnknownFact> =>
  fact.event.type === 'UnknownFact'

const skip = <State extends Skipping>(
  fold: Fold<State>,
  state: State,
  fact: Recorded<FlowEvent | UnknownFact>,
  { type, why }: Omit<Skipped, 'seq'>,
): State => ({
  ...told(fold, state, fact, `${type}: ${why}`),
  seq: fact.seq,
  skipped: [...state.skipped, { seq: fact.seq, type, why }],
})

/** Refuses the call whose request or response cannot be used. */
const told = <State extends Skipping>(
  fold: Fold<State>,
  state: State,
  fact: Recorded<FlowEvent | UnknownFact>,
  what: string,
): State => {
  const { calls } = state
  const asking = isRequest(fact.event)
    ? { open: { ...calls.open, [fact.id]: fact.event }, asked: { ...calls.asked, [fact.id]: fact.seq } }
    : { open: calls.open, asked: calls.asked }
  const settles = isRequest(fact.event) ? fact.id : fact.settles
  const request = settles === null ? undefined : asking.open[settles]
  const phase = request && phaseOf(request.type)
  if (!phase) return state
  const refusal = { type: declared[phase.call].refused.name, fault: { tag: 'Garbled', what } } as FlowEvent
  const asked = { ...state, calls: { ...calls, ...asking } }
  try {
    return fold(asked, { ...fact, settles, event: refusal })
  } catch {
    return state
  }
}

/** The name under which it was recorded. */
const nameOf = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null && 'type' in raw ? String(raw.type) : ''

/** Keeps the call book: opens requests, settles them, and tells which endings count after a fact. */
import type { FlowEvent } from '../../events'
import type { Recorded } from '../../events/log/envelope'
import { callOf, isRefusal, isRequest, phaseOf } from '../../events/calls/phase'
import type { State } from '../state'
import { callKey, type CallBook, type Outcome } from './call-book'
import type { Meaning } from './meaning'
import { wantedSince } from './wanted-since'

export const reduceCalls = (calls: CallBook, fact: Recorded<FlowEvent>, state: State, meaning: Meaning): CallBook => {
  const { id, seq, settles, event } = fact
  const known = wantedSince(calls, fact, state, meaning)
  if (isRequest(event)) return { ...known, open: { ...known.open, [id]: event }, asked: { ...known.asked, [id]: seq } }
  if (settles === null) return known
  const { [settles]: request, ...open } = known.open
  // A part of a publication settles nothing: the publication does.
  if (request === undefined || phaseOf(event.type)?.call !== callOf(request)) return known
  const { [settles]: _, ...asked } = known.asked
  const settled = { ...known, open, asked }
  if (phaseOf(event.type)?.phase === 'abandoned' || meaning.outdated) return settled
  const call = callOf(request)
  const outcome: Outcome = isRefusal(event) ? { call, status: 'refused', fault: event.fault } : { call, status: 'done' }
  return { ...settled, ended: { ...known.ended, [callKey(request)]: outcome } }
}

/** Which endings count from a fact on: the four things that a fact can say about calls. */
import { calls as declared, type CallName } from '../../events/calls/calls'
import type { CallBook, Outcome } from './call-book'

export type Calls = ReadonlySet<CallName>

export const these = (...names: readonly CallName[]): Calls => new Set(names)

/** The calls of which this holds, by their declarations. */
export const declaredAs = (holds: (call: (typeof declared)[CallName]) => boolean): Calls =>
  new Set((Object.keys(declared) as CallName[]).filter((name) => holds(declared[name])))

/** Wanted anew: an ending counts only if its request is made after this fact. */
export const anew = (calls: CallBook, which: Calls, seq: number): CallBook => overtaken(again(calls, which), which, seq)

/** Wanted again if it has ended; a request on its way is as good as a new one. */
export const again = (calls: CallBook, which: Calls): CallBook => dropped(calls, ({ call }) => which.has(call))

/** As `again`, if it was refused. */
export const retried = (calls: CallBook, which: Calls): CallBook =>
  dropped(calls, ({ call, status }) => status === 'refused' && which.has(call))

/** The store has changed meanwhile: what is on its way does not count, and endings so far do. */
export const overtaken = (calls: CallBook, which: Calls, seq: number): CallBook => ({
  ...calls,
  since: { ...calls.since, ...Object.fromEntries([...which].map((call) => [call, seq])) },
})

const dropped = (calls: CallBook, isOld: (outcome: Outcome) => boolean): CallBook => {
  const kept = Object.entries(calls.ended).filter(([, outcome]) => !isOld(outcome))
  return kept.length === Object.keys(calls.ended).length ? calls : { ...calls, ended: Object.fromEntries(kept) }
}

/** Invalidates entries of the call book: outcomes by key, and open requests whose response will be stale. */
import type { CallName } from '../../events/calls/calls'
import { phaseOf } from '../../events/calls/phase'
import type { CallBook } from './call-book'

/** Some of the calls. */
export type Calls = ReadonlySet<CallName>

export const these = (...names: readonly CallName[]): Calls => new Set(names)

/** The call that a key of the book is about: `callKey` puts what it is about behind a colon. */
export const callOf = (key: string): CallName => key.split(':', 1)[0] as CallName

/** Whether a key of the book is about one of the calls. */
export const about =
  (which: Calls) =>
  (key: string): boolean =>
    which.has(callOf(key))

/** Makes the calls due again, including those with an open request, which becomes stale. */
export const outdated = (calls: CallBook, which: Calls): CallBook => stale(without(calls, about(which)), which)

/** Marks open requests as stale: their outcomes will not count. */
export const stale = (calls: CallBook, which: Calls): CallBook => {
  const onTheWay = Object.entries(calls.open).flatMap(([id, { type }]) => {
    const phase = phaseOf(type)
    return phase !== null && which.has(phase.call) ? [id] : []
  })
  return onTheWay.length === 0 ? calls : { ...calls, stale: [...new Set([...calls.stale, ...onTheWay])] }
}

/** Drops outcomes by key, so that their calls are due again. */
export const without = (calls: CallBook, isOld: (key: string) => boolean): CallBook => {
  const kept = Object.entries(calls.ended).filter(([key]) => !isOld(key))
  return kept.length === Object.keys(calls.ended).length ? calls : { ...calls, ended: Object.fromEntries(kept) }
}

/** Invalidates entries of the call book: outcomes by key, and open requests whose response will be stale. */
import type { CallBook } from './calls'

/** Makes matching calls due again, including those with an open request, which becomes stale. */
export const outdated = (calls: CallBook, which: RegExp): CallBook =>
  stale(
    without(calls, (key) => which.test(key)),
    which,
  )

/** Marks matching open requests as stale: their outcomes will not count. */
export const stale = (calls: CallBook, which: RegExp): CallBook => {
  const onTheWay = Object.entries(calls.open).flatMap(([id, { type }]) => (which.test(type) ? [id] : []))
  return onTheWay.length === 0 ? calls : { ...calls, stale: [...new Set([...calls.stale, ...onTheWay])] }
}

/** Drops outcomes by key, so that their calls are due again. */
export const without = (calls: CallBook, isOld: (key: string) => boolean): CallBook => {
  const kept = Object.entries(calls.ended).filter(([key]) => !isOld(key))
  return kept.length === Object.keys(calls.ended).length ? calls : { ...calls, ended: Object.fromEntries(kept) }
}

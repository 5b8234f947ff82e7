/** What the book of calls does not count any more: endings by what they were about, and open requests whose answer will be old. */
import type { CallBook } from './calls'

/** All of it is asked again, also what is on its way: that was about something else. */
export const outdated = (calls: CallBook, which: RegExp): CallBook =>
  stale(
    without(calls, (key) => which.test(key)),
    which,
  )

/** What is on its way does not count. */
export const stale = (calls: CallBook, which: RegExp): CallBook => {
  const onTheWay = Object.entries(calls.open).flatMap(([id, { type }]) => (which.test(type) ? [id] : []))
  return onTheWay.length === 0 ? calls : { ...calls, stale: [...new Set([...calls.stale, ...onTheWay])] }
}

/** Without the endings that are old: what they were about is asked again. */
export const without = (calls: CallBook, isOld: (key: string) => boolean): CallBook => {
  const kept = Object.entries(calls.ended).filter(([key]) => !isOld(key))
  return kept.length === Object.keys(calls.ended).length ? calls : { ...calls, ended: Object.fromEntries(kept) }
}

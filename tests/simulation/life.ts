/** The life of a page: its tasks run while it is open, wait while it is frozen, and never run after it is closed. */
import { mergeMap, Observable } from 'rxjs'
import type { VirtualTime } from './virtual-time'

export type Life = {
  readonly isOver: () => boolean
  readonly isFrozen: () => boolean
  /** Runs a task in the page after this many milliseconds. */
  readonly later: (milliseconds: number, happens: () => void) => () => void
  /** The same as a promise, with what is had then. */
  readonly in: <A>(milliseconds: number, work: () => A) => Promise<A>
  /** A message from outside, which the page receives a moment later. */
  readonly hearing: <A>(what$: Observable<A>) => Observable<A>
  readonly freeze: () => void
  readonly thaw: () => void
  readonly end: () => void
  /** Called when the page is closed. */
  readonly afterwards: (does: () => void) => void
}

export const lifeIn = ({ after }: VirtualTime): Life => {
  let over = false
  let frozen = false
  let waiting: (() => void)[] = []
  const last: (() => void)[] = []
  const later: Life['later'] = (milliseconds, happens) => {
    let calledOff = false
    const now = () => {
      if (over || calledOff) return
      if (frozen) waiting.push(now)
      else happens()
    }
    const callOff = after(milliseconds, now)
    return () => {
      calledOff = true
      callOff()
    }
  }
  return {
    isOver: () => over,
    isFrozen: () => frozen,
    later,
    in: (milliseconds, work) => new Promise((resolve) => later(milliseconds, () => resolve(work()))),
    hearing: (what$) =>
      what$.pipe(
        mergeMap((what) => new Observable<typeof what>((subscriber) => later(0.2, () => subscriber.next(what)))),
      ),
    freeze: () => (frozen = true),
    thaw: () => {
      frozen = false
      const due = waiting
      waiting = []
      // One after the other, as the tasks of a page.
      due.forEach((happens, place) => after(place / 100, () => (over ? undefined : happens())))
    },
    end: () => {
      if (over) return
      over = true
      last.forEach((does) => does())
    },
    afterwards: (does) => void last.push(does),
  }
}

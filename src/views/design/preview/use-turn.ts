import { useEffect, useState } from 'react'
import { defer, fromEvent, mergeAll, race, ReplaySubject, Subject, take, takeUntil, timer, type Observable } from 'rxjs'

const atOnce = 3

/** Milliseconds after which a frame that has not loaded no longer blocks the next one. */
const overdue = 10_000

const turns = new Subject<Observable<unknown>>()
turns.pipe(mergeAll(atOnce)).subscribe()

/**
 * Whether this preview may be drawn; stays true. Each frame requests every style sheet of the store's blocks, a hundred with WooCommerce,
 * and browsers reject too many requests at once. So the next preview starts when an earlier one has loaded, is unmounted, or is overdue.
 *
 * @param element The element that will contain the frame; null if it should not be drawn yet.
 */
export const useTurn = (element: Element | null): boolean => {
  const [mine, setMine] = useState(false)
  useEffect(() => {
    if (element === null) return
    const gone = new ReplaySubject<void>(1)
    const turn = defer(() => {
      setMine(true)
      // `load` does not bubble, but can be captured.
      return race(fromEvent(element, 'load', { capture: true }), timer(overdue))
    })
    // A preview unmounted before its turn is skipped.
    turns.next(turn.pipe(take(1), takeUntil(gone)))
    return () => gone.next()
  }, [element])
  return mine
}

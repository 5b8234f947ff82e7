import { useEffect, useState } from 'react'
import { defer, fromEvent, mergeAll, race, ReplaySubject, Subject, take, takeUntil, timer, type Observable } from 'rxjs'

const atOnce = 3

/** Milliseconds after which a frame that has not loaded lets the next one begin. */
const overdue = 10_000

const turns = new Subject<Observable<unknown>>()
turns.pipe(mergeAll(atOnce)).subscribe()

/**
 * Whether it is this preview's turn to be drawn; once so, always so. A frame asks for every style sheet of the store's blocks, a
 * hundred with WooCommerce, and a browser refuses what is too much at once: so the next one begins when one of those before has
 * loaded, has left, or is overdue.
 *
 * @param element What the frame will be in; null while there is no wish to draw.
 */
export const useTurn = (element: Element | null): boolean => {
  const [mine, setMine] = useState(false)
  useEffect(() => {
    if (element === null) return
    const gone = new ReplaySubject<void>(1)
    const turn = defer(() => {
      setMine(true)
      // `load` does not bubble, but it passes here on its way down.
      return race(fromEvent(element, 'load', { capture: true }), timer(overdue))
    })
    // Who has left before its turn leaves it to the next.
    turns.next(turn.pipe(take(1), takeUntil(gone)))
    return () => gone.next()
  }, [element])
  return mine
}

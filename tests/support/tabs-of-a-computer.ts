/** Tabs that take turns at running effects: each can be visible, hidden, frozen and closed, and time is virtual. */
import { BehaviorSubject, filter, Subject } from 'rxjs'
import { turns, type WebLocks } from '../../src/effects/adapters/locks'
import { fakeLocks } from './fake-locks'

/** Waits for everything that needs no time to pass. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 5))

export const aComputer = (locks: WebLocks = fakeLocks()) => {
  const wishes$ = new Subject<object>()
  const waits: { milliseconds: number; over: Subject<null> }[] = []
  const running = new Set<object>()
  let most = 0
  return {
    wishes$,
    most: () => most,
    timeouts: () => waits.map(({ milliseconds }) => milliseconds),
    wait: () => waits.splice(0, waits.length, ...waits).forEach(({ over }) => over.next(null)),
    open: ({ visible, session = 'one' }: { visible: boolean; session?: string }) => {
      const self = {}
      const told: boolean[] = []
      let frozen = false
      const visible$ = new BehaviorSubject(visible)
      const subscription = turns({
        session,
        locks,
        visible$,
        wish: () => wishes$.next(self),
        wishes$: wishes$.pipe(filter((from) => from !== self && !frozen)),
        after: (milliseconds) => {
          const over = new Subject<null>()
          waits.push({ milliseconds, over })
          return over
        },
      }).subscribe((held) => {
        told.push(held)
        if (held) running.add(self)
        else running.delete(self)
        most = Math.max(most, running.size)
      })
      return {
        visible$,
        told,
        runs: () => told.at(-1) === true,
        freeze: () => (frozen = true),
        close: () => {
          running.delete(self)
          subscription.unsubscribe()
        },
      }
    },
  }
}

/** Which tab runs effects: the holder of a Web Lock, given up with the subscription or the tab. */
import { Observable, of } from 'rxjs'
import type { Locks } from '../ports'

const name = 'customize-your-store-effects'

/** Without Web Locks (an admin on plain HTTP) every tab runs effects, and the log's unique index on answers decides races. */
export const browserLocks: Locks = {
  held$: 'locks' in navigator ? holding() : of(true),
  taken: async () =>
    'locks' in navigator && ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === name),
}

function holding(): Observable<boolean> {
  return new Observable((subscriber) => {
    const released = new AbortController()
    subscriber.next(false)
    navigator.locks
      .request(name, { signal: released.signal }, () => {
        subscriber.next(true)
        return new Promise<void>((resolve) => released.signal.addEventListener('abort', () => resolve()))
      })
      .catch(() => undefined)
    return () => released.abort()
  })
}

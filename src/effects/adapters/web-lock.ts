/** A Web Lock as a stream: true when acquired; false, then completion, when another tab steals it. Unsubscribing releases it. */
import { Observable } from 'rxjs'

/** The part of `navigator.locks` that is used. */
export type WebLocks = Pick<LockManager, 'request'>

/** @param how `steal` takes the lock from its holder, ahead of all waiting tabs */
export const webLock = (locks: WebLocks, name: string, how: 'wait' | 'steal'): Observable<boolean> =>
  new Observable((subscriber) => {
    const waiting = new AbortController()
    let granted = false
    let giveUp = (): void => undefined
    const hold = () => {
      granted = true
      subscriber.next(true)
      return new Promise<void>((resolve) => {
        giveUp = resolve
        if (subscriber.closed) resolve()
      })
    }
    const end = () => {
      // Rejected before it was granted (a sandboxed page): proceed as without Web Locks.
      subscriber.next(!granted)
      if (granted) subscriber.complete()
    }
    locks.request(name, how === 'steal' ? { steal: true } : { signal: waiting.signal }, hold).catch(end)
    return () => {
      waiting.abort()
      giveUp()
    }
  })

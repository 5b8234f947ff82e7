/** A Web Lock as a stream: true when it is ours, false and the end when another tab took it by force. Unsubscribing gives it up. */
import { Observable } from 'rxjs'

/** What is used of `navigator.locks`. */
export type WebLocks = Pick<LockManager, 'request'>

/** @param how `steal` takes it from whoever has it, and from those who wait */
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
      // Refused before it was ours (a sandboxed page): as where there are no Web Locks, nobody is waited for.
      subscriber.next(!granted)
      if (granted) subscriber.complete()
    }
    locks.request(name, how === 'steal' ? { steal: true } : { signal: waiting.signal }, hold).catch(end)
    return () => {
      waiting.abort()
      giveUp()
    }
  })

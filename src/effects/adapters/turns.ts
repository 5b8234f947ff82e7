/**
 * Decides which of several tabs runs a session's effects: the visible one, since browsers slow down or stop hidden tabs while these keep
 * their locks. There are two Web Locks: `effects` is held by the tab that runs the effects, `in sight` by one of the visible tabs. The
 * tab that gets the second requests the first; a hidden holder releases it, and a holder that does not respond loses it by force. A
 * single hidden tab gets no request and keeps running.
 */
import { Observable, of, Subscription, switchMap } from 'rxjs'
import { webLock, type WebLocks } from './web-lock'

export const effectsLock = (session: string) => `customize-your-store-effects-${session}`
const sightLock = (session: string) => `customize-your-store-in-sight-${session}`

/** How long, in milliseconds, a holder has to respond. */
const patience = 2000

type Surroundings = {
  readonly session: string
  readonly locks: WebLocks
  readonly visible$: Observable<boolean>
  /** Tells all other tabs that this visible tab wants the lock. */
  readonly wish: () => void
  /** The same message from other tabs. */
  readonly wishes$: Observable<unknown>
  /** Emits once after the given milliseconds. */
  readonly after: (milliseconds: number) => Observable<unknown>
}

/** True while this tab runs the effects. On `false` it must stop its work: the next tab continues it. */
export const turns = ({ session, locks, visible$, wish, wishes$, after }: Surroundings): Observable<boolean> =>
  new Observable((subscriber) => {
    let isInSight = false
    let isOurs = false
    let lock = Subscription.EMPTY
    let silence = Subscription.EMPTY

    const tell = (held: boolean) => {
      isOurs = held
      subscriber.next(held)
    }
    const take = (how: 'wait' | 'steal') => {
      lock.unsubscribe()
      lock = webLock(locks, effectsLock(session), how).subscribe({ next: tell, complete: () => take('wait') })
    }
    const onSight = (now: boolean) => {
      isInSight = now
      silence.unsubscribe()
      if (!isInSight || isOurs) return
      wish()
      silence = after(patience).subscribe(() => {
        if (!isOurs) take('steal')
      })
    }
    const onWish = () => {
      if (!isOurs || isInSight) return
      // Stop the work before another tab can start it; then queue behind the waiting tabs.
      tell(false)
      take('wait')
    }

    tell(false)
    take('wait')
    const sight = visible$
      .pipe(switchMap((visible) => (visible ? webLock(locks, sightLock(session), 'wait') : of(false))))
      .subscribe(onSight)
    const asked = wishes$.subscribe(onWish)
    return () => {
      for (const one of [sight, asked, silence, lock]) one.unsubscribe()
    }
  })

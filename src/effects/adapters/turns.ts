/**
 * Which of several tabs runs the effects of a session: the one in sight. A browser slows a hidden tab down, or stops it altogether, and it keeps
 * its locks meanwhile. Two Web Locks: `effects` is held by the tab that runs them, `in sight` by one of the visible tabs. Whoever
 * gets the second asks for the first; a hidden holder gives it up, and one that does not answer is robbed of it. A hidden
 * tab alone is asked by nobody and goes on.
 */
import { Observable, of, Subscription, switchMap } from 'rxjs'
import { webLock, type WebLocks } from './web-lock'

export const effectsLock = (session: string) => `customize-your-store-effects-${session}`
const sightLock = (session: string) => `customize-your-store-in-sight-${session}`

/** Milliseconds that a holder has for its answer. */
const patience = 2000

type Surroundings = {
  readonly session: string
  readonly locks: WebLocks
  readonly visible$: Observable<boolean>
  /** The wish of a visible tab to be the one, to all the others. */
  readonly wish: () => void
  /** Such wishes of other tabs. */
  readonly wishes$: Observable<unknown>
  /** Emits once after so many milliseconds. */
  readonly after: (milliseconds: number) => Observable<unknown>
}

/** True while this tab is the one. What it began must end with `false`: the next tab goes on with it. */
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
      // First the work ends, then another tab may begin it; ours comes after those who wait.
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

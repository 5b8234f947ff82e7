/** The locks of a browser as a tab sees them: granted by the browser, and noticed by the tab when it runs. */
import { filter, Subject, type Observable } from 'rxjs'
import { oneByOne, effectsLock, turns, type WebLocks } from '../../src/effects/adapters/locks'
import type { Clock, Locks } from '../../src/effects/runner/ports'
import { fakeLocks } from '../support/fake-locks'
import type { Life } from './life'

/** @param visible$ whether the tab is visible */
export type TabLocks = (life: Life, clock: Clock, visible$: Observable<boolean>) => Locks

/** Milliseconds, as the browser's adapter has it. */
const openingTimeout = 3000

export const tabLocks = (): TabLocks => {
  const shared = fakeLocks()
  const wishes$ = new Subject<{ readonly from: Life; readonly session: string }>()
  return (life, { after }, visible$) => {
    const locks = heardIn(life, shared)
    return {
      taken: (session) => life.in(0.5, () => shared.isHeld(effectsLock(session))),
      oneByOne: (opens) => {
        const waiting = new AbortController()
        life.later(openingTimeout, () => waiting.abort())
        life.afterwards(() => waiting.abort())
        return oneByOne(locks, waiting.signal, opens)
      },
      held: (session) =>
        turns({
          session,
          locks,
          visible$,
          wish: () => wishes$.next({ from: life, session }),
          wishes$: life.hearing(wishes$.pipe(filter((wish) => wish.from !== life && wish.session === session))),
          after,
        }),
    }
  }
}

const heardIn = (life: Life, { request }: WebLocks): WebLocks => {
  const asked = (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
    new Promise((resolve) => {
      const granted: LockGrantedCallback<unknown> = (lock) =>
        new Promise((done) => {
          life.afterwards(() => done(undefined))
          life.later(0.3, () => done(work(lock)))
        })
      const outcome = request(name, options, granted)
      const heard = () => life.later(0.1, () => resolve(outcome))
      outcome.then(heard, heard)
    })
  return { request: asked as WebLocks['request'] }
}

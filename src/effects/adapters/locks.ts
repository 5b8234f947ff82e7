/**
 * Decides which tab runs a session's effects: the holder of a Web Lock. The lock is released on unsubscribe, when the tab closes, or in
 * favor of a visible tab.
 */
import {
  defer,
  distinctUntilChanged,
  fromEvent,
  map,
  merge,
  Observable,
  of,
  startWith,
  Subscription,
  switchMap,
  timer,
} from 'rxjs'
import type { Locks } from '../runner/ports'

/** How long a page waits for another page that is opening, in milliseconds. */
const openingTimeout = 3000

/** Without Web Locks (an admin on plain HTTP), every tab runs effects; the log's unique index on answers resolves races. */
export const browserLocks: Locks = {
  held: (session) => ('locks' in navigator ? defer(() => holding(session)) : of(true)),
  taken: async (session) =>
    'locks' in navigator &&
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name === effectsLock(session)),
  oneByOne: (opens) =>
    'locks' in navigator ? oneByOne(navigator.locks, AbortSignal.timeout(openingTimeout), opens) : opens(),
}

function holding(session: string): Observable<boolean> {
  const channel = new BroadcastChannel(effectsLock(session))
  return turns({
    session,
    locks: navigator.locks,
    visible$: visible(),
    wish: () => channel.postMessage(null),
    wishes$: fromEvent(channel, 'message'),
    after: (milliseconds) => timer(milliseconds),
  })
}

/**
 * Whether the page is visible. A page is normally hidden before it is frozen; `freeze` covers the cases where it is not.
 */
const visible = (): Observable<boolean> =>
  merge(...['visibilitychange', 'freeze', 'resume'].map((name) => fromEvent(document, name))).pipe(
    map(({ type }) => type !== 'freeze' && isVisible()),
    startWith(isVisible()),
    distinctUntilChanged(),
  )

const isVisible = () => document.visibilityState === 'visible'

const openingLock = 'customize-your-store-opening'

/**
 * Runs `opens` while holding a lock, so that two pages opened at the same moment do not both find no session and each create one: the
 * second waits for the first. Runs it exactly once, even if the lock is not granted. Rejects if `opens` rejects.
 *
 * @param impatient aborts the wait for the lock, which a page that was frozen while opening would never release
 */
export const oneByOne = <A>(locks: WebLocks, impatient: AbortSignal, opens: () => Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    let begun = false
    const open = async () => {
      if (begun) return
      begun = true
      await opens().then(resolve, reject)
    }
    locks.request(openingLock, { signal: impatient }, open).catch(open)
  })

/**
 * The lock held by the tab that runs a session's effects. That should be a visible tab, because browsers slow down or stop hidden tabs,
 * which keep their locks. A second lock, `in sight`, is held by one of the visible tabs; the tab that acquires it requests the effects
 * lock. A hidden holder releases that lock; from a holder that does not respond it is stolen. A single hidden tab gets no request and keeps
 * running.
 */
export const effectsLock = (session: string) => `customize-your-store-effects-${session}`
const sightLock = (session: string) => `customize-your-store-in-sight-${session}`

/** How long a holder may take to respond, in milliseconds. */
const turnTimeout = 2000

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
      silence = after(turnTimeout).subscribe(() => {
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

/** The part of `navigator.locks` that is used. */
export type WebLocks = Pick<LockManager, 'request'>

/**
 * A Web Lock as a stream: true when acquired; false, then completion, when another tab steals it. Unsubscribing releases it.
 *
 * @param how `steal` takes the lock from its holder, ahead of all waiting tabs
 */
const webLock = (locks: WebLocks, name: string, how: 'wait' | 'steal'): Observable<boolean> =>
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

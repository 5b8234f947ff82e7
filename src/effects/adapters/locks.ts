/** Which tab runs effects: the holder of a Web Lock, given up with the subscription or the tab, or for a tab in sight. */
import { defer, distinctUntilChanged, fromEvent, map, merge, of, startWith, timer, type Observable } from 'rxjs'
import type { Locks } from '../ports'
import { effectsLock, turns } from './turns'

/** Without Web Locks (an admin on plain HTTP) every tab runs effects, and the log's unique index on answers decides races. */
export const browserLocks: Locks = {
  held$: 'locks' in navigator ? defer(holding) : of(true),
  taken: async () =>
    'locks' in navigator && ((await navigator.locks.query()).held ?? []).some(({ name }) => name === effectsLock),
}

function holding(): Observable<boolean> {
  const channel = new BroadcastChannel(effectsLock)
  return turns({
    locks: navigator.locks,
    visible$: visible(),
    wish: () => channel.postMessage(null),
    wishes$: fromEvent(channel, 'message'),
    after: (milliseconds) => timer(milliseconds),
  })
}

/** A page is hidden before it is frozen; `freeze` is for those that are frozen all the same. */
const visible = (): Observable<boolean> =>
  merge(...['visibilitychange', 'freeze', 'resume'].map((name) => fromEvent(document, name))).pipe(
    map(({ type }) => type !== 'freeze' && isVisible()),
    startWith(isVisible()),
    distinctUntilChanged(),
  )

const isVisible = () => document.visibilityState === 'visible'

/**
 * Decides which tab runs a session's effects: the holder of a Web Lock. The lock is released on unsubscribe, when the tab closes, or in
 * favor of a visible tab.
 */
import { defer, distinctUntilChanged, fromEvent, map, merge, of, startWith, timer, type Observable } from 'rxjs'
import type { Locks } from '../runner/ports'
import { oneByOne } from './one-by-one'
import { effectsLock, turns } from './turns'

/** How long, in milliseconds, a page waits for another one that is opening. */
const patience = 3000

/** Without Web Locks (an admin on plain HTTP), every tab runs effects; the log's unique index on answers resolves races. */
export const browserLocks: Locks = {
  held: (session) => ('locks' in navigator ? defer(() => holding(session)) : of(true)),
  taken: async (session) =>
    'locks' in navigator &&
    ((await navigator.locks.query()).held ?? []).some(({ name }) => name === effectsLock(session)),
  oneByOne: (opens) =>
    'locks' in navigator ? oneByOne(navigator.locks, AbortSignal.timeout(patience), opens) : opens(),
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

/** A page is normally hidden before it is frozen; `freeze` covers the cases where it is not. */
const visible = (): Observable<boolean> =>
  merge(...['visibilitychange', 'freeze', 'resume'].map((name) => fromEvent(document, name))).pipe(
    map(({ type }) => type !== 'freeze' && isVisible()),
    startWith(isVisible()),
    distinctUntilChanged(),
  )

const isVisible = () => document.visibilityState === 'visible'

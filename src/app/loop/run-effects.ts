/**
 * Runs the effects of one page: each tab makes its own departure; the tab that holds the lock makes all other calls.
 */
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  type Observable,
} from 'rxjs'
import type { Clock, Ports } from '../../effects/runner/ports'
import { runner } from '../../effects/runner/runner'
import type { RequestEvent } from '../../events/call-facts'
import { isAbout } from '../../reducers/shell'
import type { State } from '../../reducers'
import { fact } from '../../events'
import type { Loop } from './loop'

/** Runs while subscribed. */
export const runEffects = (loop: Loop, ports: Ports, tab: string): Observable<never> =>
  merge(
    runner(loop, ports, (request, state) => leaves(request) && isDepartureOf(tab, request, state)),
    turn(loop, ports).pipe(
      distinctUntilChanged(),
      switchMap((held) => (held ? takeOver(loop, ports, tab) : EMPTY)),
    ),
  )

/**
 * Whether it is this tab's turn to run effects. If facts are kept only in this page's memory, no other tab can work on them, so no lock is
 * needed.
 */
const turn = ({ session, state$ }: Loop, { locks }: Ports): Observable<boolean> =>
  state$.pipe(
    map(({ world }) => world.kept),
    distinctUntilChanged(),
    switchMap((kept) => (kept ? locks.held(session) : of(true))),
  )

/** Takes over from another tab. Reads that tab's last facts first; without them, the same call would be made twice. */
const takeOver = (loop: Loop, ports: Ports, tab: string): Observable<never> =>
  concat(
    defer(() => loop.catchUp()).pipe(ignoreElements()),
    merge(
      runner(loop, ports, (request) => !leaves(request)),
      navigationsOfClosedTabs(loop, ports.clock, tab),
    ),
  )

const leaves = (request: RequestEvent) => request.type === 'DepartureRequested'

const isDepartureOf = (tab: string, request: RequestEvent, { departure }: State) =>
  departure?.tab === tab && isAbout(departure, request)

/** How long a page may take to leave, in milliseconds. */
const departureTimeout = 10_000

/**
 * A page that closed or crashed before it could leave never records its departure. The tab that runs effects abandons the departure after
 * a while, so that no request stays open forever. A page that was only slow leaves anyway.
 *
 * @param own the tab of this page, whose own departure is ignored here
 */
const navigationsOfClosedTabs = (loop: Loop, { after }: Clock, own: string): Observable<never> =>
  loop.state$.pipe(
    map(({ departure }) => (departure?.tab === own ? null : departure)),
    distinctUntilChanged(),
    switchMap((departure) => (departure === null ? EMPTY : after(departureTimeout))),
    mergeMap(() => giveUp(loop)),
    ignoreElements(),
  )

/** Abandons the departure, which may not even have been requested yet. */
const giveUp = async ({ state, record }: Loop): Promise<void> => {
  const { departure, cause } = state()
  if (departure !== null && requestOf(state()) === undefined)
    await record(fact('DepartureRequested', { url: departure.url }), { cause })
  const id = requestOf(state())
  if (id !== undefined) await record(fact('DepartureAbandoned'), { cause: id, settles: id })
}

const requestOf = ({ calls, departure }: State): string | undefined =>
  Object.entries(calls.open).find(([, request]) => isAbout(departure, request))?.[0]

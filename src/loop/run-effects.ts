/** The effects of one page: leaving it is its own, everything else is done by the tab whose turn it is. */
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  of,
  switchMap,
  type Observable,
} from 'rxjs'
import type { Ports } from '../effects/ports'
import { runner } from '../effects/runner'
import type { RequestEvent } from '../events/phase'
import { isAbout } from '../reducers/departure'
import type { State } from '../reducers'
import { departuresOfTheGone } from './departures-of-the-gone'
import type { Loop } from './loop'

/** Runs for as long as it is subscribed. */
export const runEffects = (loop: Loop, ports: Ports, tab: string): Observable<never> =>
  merge(
    runner(loop, ports, (request, state) => leaves(request) && isDepartureOf(tab, request, state)),
    turn(loop, ports).pipe(
      distinctUntilChanged(),
      switchMap((held) => (held ? takeOver(loop, ports, tab) : EMPTY)),
    ),
  )

/** What a page keeps in its memory alone no other tab can work on, and it keeps no other from its work. */
const turn = ({ session, state$ }: Loop, { locks }: Ports): Observable<boolean> =>
  state$.pipe(
    map(({ world }) => world.kept),
    distinctUntilChanged(),
    switchMap((kept) => (kept ? locks.held(session) : of(true))),
  )

/** What the tab before recorded last may not have been heard of yet: it would be asked for a second time. */
const takeOver = (loop: Loop, ports: Ports, tab: string): Observable<never> =>
  concat(
    defer(() => loop.catchUp()).pipe(ignoreElements()),
    merge(
      runner(loop, ports, (request) => !leaves(request)),
      departuresOfTheGone(loop, ports.clock, tab),
    ),
  )

const leaves = (request: RequestEvent) => request.type === 'DepartureRequested'

const isDepartureOf = (tab: string, request: RequestEvent, { departure }: State) =>
  departure?.tab === tab && isAbout(departure, request)

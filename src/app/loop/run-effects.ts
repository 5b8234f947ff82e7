/** The effects of one page: each tab makes its own departure; the tab that holds the lock makes all other calls. */
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
import type { Ports } from '../../effects/runner/ports'
import { runner } from '../../effects/runner/runner'
import type { RequestEvent } from '../../events/calls/phase'
import { isAbout } from '../../reducers/shell/departure'
import type { State } from '../../reducers'
import { departuresOfTheGone } from './departures-of-the-gone'
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

/** If facts are kept only in this page's memory, no other tab can work on them, so no lock is needed. */
const turn = ({ session, state$ }: Loop, { locks }: Ports): Observable<boolean> =>
  state$.pipe(
    map(({ world }) => world.kept),
    distinctUntilChanged(),
    switchMap((kept) => (kept ? locks.held(session) : of(true))),
  )

/** Reads the previous tab's last facts first; without them, the same call would be made twice. */
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

/** The effects of one page: leaving it is its own, everything else is done by the tab whose turn it is. */
import { concat, defer, distinctUntilChanged, EMPTY, ignoreElements, merge, switchMap, type Observable } from 'rxjs'
import type { Ports } from '../effects/ports'
import { runner } from '../effects/runner'
import type { RequestEvent } from '../events/phase'
import type { State } from '../reducers'
import type { Loop } from './loop'

/** Runs for as long as it is subscribed. */
export const runEffects = (loop: Loop, ports: Ports, tab: string): Observable<never> =>
  merge(
    runner(loop, ports, (request, state) => leaves(request) && isDepartureOf(tab, state)),
    ports.locks.held$.pipe(
      distinctUntilChanged(),
      switchMap((held) => (held ? takeOver(loop, ports) : EMPTY)),
    ),
  )

/** What the tab before recorded last may not have been heard of yet: it would be asked for a second time. */
const takeOver = (loop: Loop, ports: Ports): Observable<never> =>
  concat(
    defer(() => loop.catchUp()).pipe(ignoreElements()),
    runner(loop, ports, (request) => !leaves(request)),
  )

const leaves = (request: RequestEvent) => request.type === 'DepartureRequested'

const isDepartureOf = (tab: string, { departure }: State) => departure?.tab === tab

/**
 * A page that closed or crashed before it could leave never records its departure. The tab that runs effects abandons the departure after
 * a while, so that no request stays open forever. A page that was only slow leaves anyway.
 */
import { distinctUntilChanged, EMPTY, ignoreElements, map, mergeMap, switchMap, type Observable } from 'rxjs'
import type { Clock } from '../../effects/runner/ports'
import { fact } from '../../events'
import type { State } from '../../reducers'
import { isAbout } from '../../reducers/shell/departure'
import type { Loop } from './loop'

/** How long, in milliseconds, a page may take to leave. */
const patience = 10_000

/** @param own the tab of this page, whose own departure is ignored here */
export const departuresOfTheGone = (loop: Loop, { after }: Clock, own: string): Observable<never> =>
  loop.state$.pipe(
    map(({ departure }) => (departure?.tab === own ? null : departure)),
    distinctUntilChanged(),
    switchMap((departure) => (departure === null ? EMPTY : after(patience))),
    mergeMap(() => giveUp(loop)),
    ignoreElements(),
  )

/** The departure may not even have been requested yet. */
const giveUp = async ({ state, record }: Loop): Promise<void> => {
  const { departure, cause } = state()
  if (departure !== null && requestOf(state()) === undefined)
    await record(fact('DepartureRequested', { url: departure.url }), { cause })
  const id = requestOf(state())
  if (id !== undefined) await record(fact('DepartureAbandoned'), { cause: id, settles: id })
}

const requestOf = ({ calls, departure }: State): string | undefined =>
  Object.entries(calls.open).find(([, request]) => isAbout(departure, request))?.[0]

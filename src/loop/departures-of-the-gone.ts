/**
 * A page that was to leave, and was closed or crashed instead, never says that it left. Whoever runs effects ends its departure
 * after a while, so that no request stays open for ever. A page that was only slow leaves all the same.
 */
import { distinctUntilChanged, EMPTY, ignoreElements, map, mergeMap, switchMap, type Observable } from 'rxjs'
import type { Clock } from '../effects/ports'
import { fact } from '../events'
import type { State } from '../reducers'
import { isAbout } from '../reducers/departure'
import type { Loop } from './loop'

/** Milliseconds that a page has for going. */
const patience = 10_000

/** @param own the tab of this page: it knows itself whether it goes */
export const departuresOfTheGone = (loop: Loop, { after }: Clock, own: string): Observable<never> =>
  loop.state$.pipe(
    map(({ departure }) => (departure?.tab === own ? null : departure)),
    distinctUntilChanged(),
    switchMap((departure) => (departure === null ? EMPTY : after(patience))),
    mergeMap(() => giveUp(loop)),
    ignoreElements(),
  )

/** It may not even have been asked for. */
const giveUp = async ({ state, record }: Loop): Promise<void> => {
  const { departure, cause } = state()
  if (departure !== null && requestOf(state()) === undefined)
    await record(fact('DepartureRequested', { url: departure.url }), { cause })
  const id = requestOf(state())
  if (id !== undefined) await record(fact('DepartureAbandoned'), { cause: id, settles: id })
}

const requestOf = ({ calls, departure }: State): string | undefined =>
  Object.entries(calls.open).find(([, request]) => isAbout(departure, request))?.[0]

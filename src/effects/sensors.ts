/** Turns browser events into facts; each tab reports its own. Back and Forward are handled in `navigation.ts`. */
import { combineLatest, distinctUntilChanged, filter, ignoreElements, map, take, tap, type Observable } from 'rxjs'
import { fact, type FlowEvent } from '../events'
import type { Appended } from '../projections/tracking/tracking'
import type { State } from '../reducers'
import type { Ports } from './runner/ports'

/**
 * Records changes of the network. It may change again while a fact is being recorded, so both sides are compared until they agree.
 */
export const sensors = (state$: Observable<State>, { network }: Pick<Ports, 'network'>): Observable<FlowEvent> =>
  combineLatest([network.online$, state$.pipe(map(({ world }) => world.online))]).pipe(
    map(([online, known]) => (online === known ? null : online)),
    distinctUntilChanged(),
    filter((online) => online !== null),
    map((online) => (online ? fact('NetworkRegained') : fact('NetworkLost'))),
  )

/**
 * L-05: asks the browser for persistent storage at the first design choice, when there is something to lose.
 *
 * @param tab the id of this page's tab: only the page in which the choice was made asks
 */
export const askAtFirstChoice = (appended$: Observable<Appended>, tab: string, ask: () => void): Observable<never> =>
  appended$.pipe(
    filter(({ fact, before, after }) => fact.tab === tab && fact.settles === null && choices(after) > choices(before)),
    take(1),
    tap(ask),
    ignoreElements(),
  )

const choices = ({ designing }: Appended['after']) => designing.past.length

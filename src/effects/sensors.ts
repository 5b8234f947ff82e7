/** What the browser reports becomes facts; every tab reports its own. Back and Forward are in `keep-address.ts`. */
import { combineLatest, distinctUntilChanged, filter, map, type Observable } from 'rxjs'
import { fact, type FlowEvent } from '../events'
import type { State } from '../reducers'
import type { Ports } from './ports'

/** The network may come and go while the fact about it is still on its way into the log: what counts is where both end. */
export const sensors = (state$: Observable<State>, { network }: Pick<Ports, 'network'>): Observable<FlowEvent> =>
  combineLatest([network.online$, state$.pipe(map(({ world }) => world.online))]).pipe(
    map(([online, known]) => (online === known ? null : online)),
    distinctUntilChanged(),
    filter((online) => online !== null),
    map((online) => (online ? fact('NetworkRegained') : fact('NetworkLost'))),
  )

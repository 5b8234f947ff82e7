/** Turns browser events into facts; each tab reports its own. Back and Forward are handled in `keep-address.ts`. */
import { combineLatest, distinctUntilChanged, filter, map, type Observable } from 'rxjs'
import { fact, type FlowEvent } from '../../events'
import type { State } from '../../reducers'
import type { Ports } from '../runner/ports'

/** The network may change again while a fact about it is still being recorded, so both sides are compared until they agree. */
export const sensors = (state$: Observable<State>, { network }: Pick<Ports, 'network'>): Observable<FlowEvent> =>
  combineLatest([network.online$, state$.pipe(map(({ world }) => world.online))]).pipe(
    map(([online, known]) => (online === known ? null : online)),
    distinctUntilChanged(),
    filter((online) => online !== null),
    map((online) => (online ? fact('NetworkRegained') : fact('NetworkLost'))),
  )

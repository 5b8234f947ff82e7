/** What the browser reports becomes facts; every tab reports its own. Back and Forward are in `keep-address.ts`. */
import { filter, map, type Observable } from 'rxjs'
import { fact, type FlowEvent } from '../events'
import type { State } from '../reducers'
import type { Ports } from './ports'

export const sensors = (state: () => State, { network }: Pick<Ports, 'network'>): Observable<FlowEvent> =>
  network.online$.pipe(
    filter((online) => online !== state().world.online),
    map((online) => (online ? fact('NetworkRegained') : fact('NetworkLost'))),
  )

/** What the browser reports becomes facts; every tab reports its own. */
import { filter, map, merge, type Observable } from 'rxjs'
import { fact, type FlowEvent } from '../events'
import type { State } from '../reducers'
import { normalPath } from '../catalogue/route-path'
import type { Ports } from './ports'

export const sensors = (
  state: () => State,
  { network, navigation }: Pick<Ports, 'network' | 'navigation'>,
): Observable<FlowEvent> =>
  merge(
    network.online$.pipe(
      filter((online) => online !== state().world.online),
      map((online) => (online ? fact('NetworkRegained') : fact('NetworkLost'))),
    ),
    navigation.visited$.pipe(
      filter((path) => normalPath(path) !== state().route.path),
      map((path) => fact('PathVisited', { path })),
    ),
  )

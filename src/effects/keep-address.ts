/**
 * The address bar and the route are one: the browser's Back and Forward become facts, every other change of screen becomes
 * an address. While moves of the browser are on their way into the log nothing is written into the bar: of two quick Backs the
 * first one's screen would otherwise come after the second one's address, as a new entry of the history.
 */
import {
  combineLatest,
  concatMap,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  pairwise,
  scan,
  share,
  startWith,
  take,
  tap,
  type Observable,
} from 'rxjs'
import { normalPath, parsePath, paths } from '../catalogue/route-path'
import { fact, type FlowEvent } from '../events'
import type { State } from '../reducers'
import type { Navigation } from './ports'

/** The loop as this effect sees it. */
type Flow = { readonly state$: Observable<State>; readonly record: (event: FlowEvent) => Promise<void> }

export const keepAddress = ({ state$, record }: Flow, navigation: Navigation): Observable<never> => {
  const visits$ = navigation.visited$.pipe(share())
  const follow = (path: string) =>
    state$.pipe(
      take(1),
      concatMap(({ route }) =>
        normalPath(path) === route.path ? of(undefined) : record(fact('PathVisited', { path })),
      ),
    )
  const underWay$ = merge(
    visits$.pipe(map(() => 1)),
    visits$.pipe(
      concatMap(follow),
      map(() => -1),
    ),
  ).pipe(
    scan((count, change) => count + change, 0),
    startWith(0),
  )
  return combineLatest([state$, underWay$]).pipe(
    filter(([, underWay]) => underWay === 0),
    map(([{ route }]) => route),
    startWith(null),
    pairwise(),
    tap(([before, route]) => {
      const here = navigation.path()
      if (route === null || here === route.path) return
      navigation.show(route.path, route.customizing, isNewPlace(here, route, before) ? 'push' : 'replace')
    }),
    ignoreElements(),
  )
}

/**
 * Whether `here` is a place to come back to. Not so a loader, nor an address where the flow did not stay. A Back that is asked about
 * has left one, and the designer comes after it again (spec §2.4).
 * @param before where the flow was; none when the page was just loaded
 */
const isNewPlace = (here: string, { path, dialog }: State['route'], before: State['route'] | null): boolean => {
  if (before === null || isLoader(here)) return false
  return here === before.path || (dialog === 'exit-to-admin' && path === before.path)
}

const isLoader = (path: string): boolean => parsePath(path).step === 'design' || path === paths.generating

/**
 * Keeps the address bar and the route in sync: the browser's Back and Forward become facts, and every other change of screen updates
 * the address. While a browser navigation is being recorded, the address is not updated: otherwise, after two quick Backs, the first one's
 * screen would be pushed as a new history entry after the second one's address.
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
import { fact, type FlowEvent } from '../events'
import type { RequestEvent } from '../events/call-facts'
import { normalPath, parsePath, paths } from '../events/route-path'
import type { State } from '../reducers'
import { answer } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Navigation, Ports } from './runner/ports'

/** The part of the loop that this effect uses. */
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
 * Whether `here` keeps its own history entry. Loaders do not, and neither do addresses that the flow redirected from. A Back that opened
 * the exit dialog has left an entry, so the designer is pushed again (docs/spec/saving.md).
 *
 * @param before the previous route; null right after the page load
 */
const isNewPlace = (here: string, { path, dialog }: State['route'], before: State['route'] | null): boolean => {
  if (before === null || isLoader(here)) return false
  return here === before.path || (dialog === 'exit-to-admin' && path === before.path)
}

/** Also the first question of the quick start: the intro has the same field, so Back from the second question leads there. */
const isLoader = (path: string): boolean =>
  parsePath(path).step === 'design' || path === paths.generating || path === paths.quickStart

/** The departure is recorded first; the navigation follows (`leavePage`). */
export const leave: Effect<'Departure'> = () => answer(fact('DepartureMade'))

export const leavePage = (
  request: RequestEvent,
  { navigation, referrals }: Pick<Ports, 'navigation' | 'referrals'>,
): void => {
  if (request.type !== 'DepartureRequested') return
  referrals.forgetTaskReferral()
  navigation.leave(request.url)
}

/** Leaves an abandoned flow once its open requests are settled; the page then starts a new one. */
export const leaveWhenOver = (state$: Observable<State>, leave: () => void): Observable<never> =>
  state$.pipe(
    filter(({ abandoned, calls }) => abandoned && Object.keys(calls.open).length === 0),
    take(1),
    tap(leave),
    ignoreElements(),
  )

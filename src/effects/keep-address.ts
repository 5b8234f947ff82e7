/** Every change of screen puts its address into the address bar. */
import { distinctUntilChanged, ignoreElements, map, tap, type Observable } from 'rxjs'
import type { State } from '../reducers'
import { normalPath, parsePath } from '../catalogue/route-path'
import type { Navigation } from './ports'

export const keepAddress = (state$: Observable<State>, navigation: Navigation): Observable<never> =>
  state$.pipe(
    map(({ route }) => route),
    distinctUntilChanged((a, b) => a.path === b.path && a.customizing === b.customizing),
    tap(({ path, customizing }) => {
      const here = navigation.path()
      if (here === path) return
      navigation.show(path, customizing, isPassing(here, path) ? 'replace' : 'push')
    }),
    ignoreElements(),
  )

/** A loader is no place to come back to, and another spelling of one screen is no new place. */
const isPassing = (here: string, path: string): boolean =>
  normalPath(here) === path || parsePath(here).step === 'design'

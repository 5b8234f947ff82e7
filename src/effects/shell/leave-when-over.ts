/** An abandoned flow ends once its open requests are settled; the page then starts a new one. */
import { filter, ignoreElements, take, tap, type Observable } from 'rxjs'
import type { State } from '../../reducers'

export const leaveWhenOver = (state$: Observable<State>, leave: () => void): Observable<never> =>
  state$.pipe(
    filter(({ abandoned, calls }) => abandoned && Object.keys(calls.open).length === 0),
    take(1),
    tap(leave),
    ignoreElements(),
  )

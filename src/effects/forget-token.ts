/** L-09: no token outlives the generation that it was fetched for, however that ends; one of an earlier visit goes when the page opens. */
import { distinctUntilChanged, filter, ignoreElements, map, tap, type Observable } from 'rxjs'
import { isGenerating } from '../projections/generating'
import type { State } from '../reducers'
import type { Ports } from './ports'

export const forgetToken = (state$: Observable<State>, ai: Pick<Ports['ai'], 'forget'>): Observable<never> =>
  state$.pipe(
    map(isGenerating),
    distinctUntilChanged(),
    filter((generating) => !generating),
    tap(() => ai.forget()),
    ignoreElements(),
  )

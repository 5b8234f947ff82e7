/**
 * L-09: forgets the token when a generation ends, or a question for a section's words, however it ends; a token of an earlier visit is
 * forgotten when the page opens.
 */
import { distinctUntilChanged, filter, ignoreElements, map, tap, type Observable } from 'rxjs'
import { isGenerating } from '../../projections/set-up/generating'
import type { State } from '../../reducers'
import type { Ports } from '../runner/ports'

export const forgetToken = (state$: Observable<State>, ai: Pick<Ports['ai'], 'forget'>): Observable<never> =>
  state$.pipe(
    map((state) => isGenerating(state) || isAsking(state)),
    distinctUntilChanged(),
    filter((needed) => !needed),
    tap(() => ai.forget()),
    ignoreElements(),
  )

const isAsking = ({ calls }: State): boolean =>
  Object.values(calls.open).some(({ type }) => type === 'SectionWordsRequested')

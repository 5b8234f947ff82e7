/** L-05: with the first choice of a design there is something to lose, and the browser is asked to keep it. */
import { filter, ignoreElements, take, tap, type Observable } from 'rxjs'
import type { Appended } from '../projections/tracking'

/** @param tab this page's: of several pages, only the one in which somebody chose asks */
export const askAtFirstChoice = (appended$: Observable<Appended>, tab: string, ask: () => void): Observable<never> =>
  appended$.pipe(
    filter(({ fact, before, after }) => fact.tab === tab && fact.settles === null && choices(after) > choices(before)),
    take(1),
    tap(ask),
    ignoreElements(),
  )

const choices = ({ designing }: Appended['after']) => designing.past.length

/** L-05: asks the browser for persistent storage at the first design choice, when there is something to lose. */
import { filter, ignoreElements, take, tap, type Observable } from 'rxjs'
import type { Appended } from '../../projections/tracking/tracking'

/** @param tab the id of this page's tab: only the page in which the choice was made asks */
export const askAtFirstChoice = (appended$: Observable<Appended>, tab: string, ask: () => void): Observable<never> =>
  appended$.pipe(
    filter(({ fact, before, after }) => fact.tab === tab && fact.settles === null && choices(after) > choices(before)),
    take(1),
    tap(ask),
    ignoreElements(),
  )

const choices = ({ designing }: Appended['after']) => designing.past.length

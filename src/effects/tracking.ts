/**
 * sends this tab's events to the store's tracker, if the merchant allows it. Facts that were read from storage or come from other
 * tabs are skipped, which their tab id shows.
 */
import { catchError, concatMap, defer, EMPTY, filter, ignoreElements, map, of, tap, type Observable } from 'rxjs'
import { isUntracked } from '../projections/first-logic'
import type { Appended } from '../projections/tracking/tracking'
import { loadWholeLogic, wholeLogic } from './adapters/load-whole-logic'
import type { Tracks } from './runner/ports'

export const track = (appended$: Observable<Appended>, tab: string, tracks: Tracks): Observable<never> =>
  appended$.pipe(
    // Consent applies to the whole store, so every tab enables its tracker.
    tap(({ fact }) => {
      if (fact.event.type === 'TrackingEnabled') tracks.allow()
    }),
    // Nothing is sent without the merchant's consent.
    filter(({ fact, after }) => fact.tab === tab && after.features.tracking),
    concatMap(eventsOf),
    tap((events) => events.forEach(({ name, props }) => tracks.record(name, props))),
    ignoreElements(),
  )

/** The flow goes on if the code that names the events could not be loaded. */
const eventsOf = (step: Appended) => {
  const here = wholeLogic()
  if (here === null && isUntracked(step.fact.event)) return EMPTY
  return (here === null ? defer(loadWholeLogic) : of(here)).pipe(
    map(({ trackedIn }) => trackedIn(step)),
    catchError(() => EMPTY),
  )
}

/**
 * sends this tab's events to the store's tracker, if the merchant allows it. Facts that were read from storage or come from other
 * tabs are skipped, which their tab id shows.
 */
import { ignoreElements, tap, type Observable } from 'rxjs'
import { mayTrack, trackedIn, type Appended } from '../projections/tracking/tracking'
import type { Tracks } from './runner/ports'

export const track = (appended$: Observable<Appended>, tab: string, tracks: Tracks): Observable<never> =>
  appended$.pipe(
    tap((step) => {
      // Consent applies to the whole store, so every tab enables its tracker.
      if (step.fact.event.type === 'TrackingEnabled') tracks.allow()
      if (step.fact.tab !== tab || !mayTrack(step.after)) return
      for (const { name, props } of trackedIn(step)) tracks.record(name, props)
    }),
    ignoreElements(),
  )

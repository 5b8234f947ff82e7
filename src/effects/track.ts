/**
 * tells the store's tracker what happened in this tab, while the merchant allows it. Facts that were read back and those of
 * other tabs are not told again: their tab is another one.
 */
import { ignoreElements, tap, type Observable } from 'rxjs'
import { mayTrack, trackedIn, type Appended } from '../projections/tracking'
import type { Tracks } from './ports'

export const track = (appended$: Observable<Appended>, tab: string, tracks: Tracks): Observable<never> =>
  appended$.pipe(
    tap((step) => {
      // Consent holds for the store: every tab's tracker is told.
      if (step.fact.event.type === 'TrackingEnabled') tracks.allow()
      if (step.fact.tab !== tab || !mayTrack(step.after)) return
      for (const { name, props } of trackedIn(step)) tracks.record(name, props)
    }),
    ignoreElements(),
  )

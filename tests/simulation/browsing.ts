/** The address bar and the history of a tab. */
import { Subject } from 'rxjs'
import type { Navigation } from '../../src/effects/runner/ports'
import type { Arrival } from '../../src/events/shell'
import type { Life } from './life'

type Place = { readonly path: string; readonly customizing: boolean }

export type Browsing = {
  readonly port: Omit<Navigation, 'leave'>
  /** Back or Forward; false if there is no such entry. */
  readonly go: (by: -1 | 1) => boolean
  readonly path: () => string
}

export const browsing = (life: Life, path: string, arrival: Arrival): Browsing => {
  let places: Place[] = [{ path, customizing: false }]
  let here = 0
  const visited$ = new Subject<string>()
  const current = (): Place => places[here] ?? { path, customizing: false }
  return {
    port: {
      path: () => current().path,
      customizing: () => current().customizing,
      arrival: () => arrival,
      hasPast: () => here > 0,
      visited$,
      show: (to, customizing, how) => {
        if (how === 'push') here += 1
        places = [...places.slice(0, here), { path: to, customizing }]
      },
    },
    go: (by) => {
      if (places[here + by] === undefined) return false
      here += by
      life.later(2, () => visited$.next(current().path))
      return true
    },
    path: () => current().path,
  }
}

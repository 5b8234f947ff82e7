/** Fetches the effects of later screens, which the page's first script does not have. */
import * as E from 'fp-ts/Either'
import { catchError, defer, map, of, retry, timer } from 'rxjs'
import { fail } from '../runner/answers'
import type { LaterEffects } from '../runner/later-effects'
import type { Answer } from '../runner/ports'

let here: LaterEffects | null = null

export const loadLaterEffects = async (): Promise<LaterEffects> =>
  (here ??= (await import('../runner/later-effects')).laterEffects)

/** At once where they are here. */
export const laterEffects = (): Answer<LaterEffects> => (here === null ? imported(loadLaterEffects) : of(E.right(here)))

/** With pauses that double, 15 seconds: as long as a server may take to be back. */
const tries = 6

/**
 * Without a network the call waits for it. Where a file does not come for another reason, e.g. because the plugin was updated meanwhile,
 * only a reload helps: that throws, and the runner tells the merchant.
 */
export const imported = <A>(load: () => Promise<A>): Answer<A> =>
  defer(load).pipe(
    retry({ count: tries - 1, delay: (_, nth) => timer(500 * 2 ** (nth - 1)) }),
    map(E.right),
    catchError((why: unknown) => {
      if (navigator.onLine) throw why
      return fail({ tag: 'Offline' })
    }),
  )

/** Loads the effects of later screens, which are not in the page's first script. */
import * as E from 'fp-ts/Either'
import { catchError, defer, map, of, retry, timer } from 'rxjs'
import { fail } from '../runner/answers'
import type { LaterEffects } from '../later-effects'
import type { Answer } from '../runner/ports'

let here: LaterEffects | null = null

export const loadLaterEffects = async (): Promise<LaterEffects> =>
  (here ??= (await import('../later-effects')).laterEffects)

/** The effects; immediately if they are already loaded. */
export const laterEffects = (): Answer<LaterEffects> => (here === null ? imported(loadLaterEffects) : of(E.right(here)))

/**
 * The maximum number of attempts. The pauses double and add up to 15 seconds, as long as a server may take to recover.
 */
const tries = 6

/**
 * Imports a chunk. While offline, the call waits for the network. If a file fails to load for another reason, e.g. because the plugin was
 * updated, only a reload helps: this throws, and the runner informs the merchant.
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

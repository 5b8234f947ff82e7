/**
 * Removes old sessions from this browser once the flow is open, and sessions that the user chooses. They can be restored until the page is
 * closed.
 */
import * as E from 'fp-ts/Either'
import { catchError, EMPTY, filter, ignoreElements, merge, mergeMap, type Observable } from 'rxjs'
import { askToKeep, storageUse } from '../effects/adapters/browser'
import { browserLocks } from '../effects/adapters/locks'
import { askAtFirstChoice } from '../effects/sensors'
import type { Clock } from '../effects/runner/ports'
import { fact } from '../events'
import type { Loop, Stamps } from './loop/loop'
import { connect } from '../persistence/database'
import { indexedDbLog } from '../persistence/indexed-db-log'
import type { Removed } from '../persistence/remove-sessions'

export type DeletedSessions = {
  /** What this page removed and has not restored yet. */
  readonly removed: () => Removed | null
  /** Removes a session. Resolves to the reason if it could not, null if it did. */
  readonly remove: (session: string) => Promise<'open' | 'failed' | null>
  /** Restores what was removed; false if it could not be stored again. */
  readonly bringBack: () => Promise<boolean>
}

/**
 * Loads the code that removes and restores sessions, which is not in the page's first script. Rejects if loading fails.
 */
const atWork = () => import('./loop/tidying')

/** Milliseconds; by then the flow has loaded. */
const pause = 10_000

export const housekeeping = (loop: Loop, { tab }: Stamps, { after }: Clock) => {
  let removed: Removed | null = null
  const connection = connect()
  const options = {
    connection,
    log: indexedDbLog(),
    present: loop.session,
    used: async () => (await storageUse())?.used ?? null,
  }
  const idsOf = ({ sessions }: Removed) => sessions.map(({ id }) => id)
  const keep = async (gone: Removed) => {
    const { removedTogether } = await atWork()
    removed = removed === null ? gone : removedTogether(removed, gone)
    const { rows, bytes } = gone
    void loop.record(fact('SessionsRemoved', { ids: idsOf(gone), facts: rows.length, bytes }))
  }
  const tidying$ = after(pause).pipe(
    mergeMap(atWork),
    mergeMap(({ tidyUp }) => tidyUp(options)),
    filter((gone) => gone !== null),
    mergeMap(keep),
    // Another page will tidy up.
    catchError(() => EMPTY),
    ignoreElements(),
  )
  const deletedSessions: DeletedSessions = {
    removed: () => removed,
    remove: async (session) => {
      const work = await atWork().catch(() => null)
      if (work === null) return 'failed'
      const gone = await work.removeChosen({ ...options, taken: browserLocks.taken }, session)
      if (E.isRight(gone)) await keep(gone.right)
      return E.isLeft(gone) ? gone.left : null
    },
    bringBack: async () => {
      const gone = removed
      const work = await atWork().catch(() => null)
      if (gone === null || work === null) return false
      if (E.isLeft(await connection.use((database) => work.bringBack(database, gone)))) return false
      removed = null
      void loop.record(fact('SessionsBroughtBack', { ids: idsOf(gone) }))
      return true
    },
  }
  const run$: Observable<never> = merge(
    tidying$,
    askAtFirstChoice(loop.appended$, tab, () => void askToKeep()),
  )
  return { deletedSessions, run$ }
}

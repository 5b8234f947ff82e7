/**
 * Removes old sessions from this browser once the flow is open, and others by the user's wish; they can be restored until the page is
 * closed.
 */
import * as E from 'fp-ts/Either'
import { filter, ignoreElements, merge, mergeMap, tap, type Observable } from 'rxjs'
import { askToKeep } from '../effects/adapters/lasting-storage'
import { browserLocks } from '../effects/adapters/locks'
import { storageUse } from '../effects/adapters/person'
import { askAtFirstChoice } from '../effects/shell/ask-to-keep'
import type { Clock } from '../effects/runner/ports'
import { fact } from '../events'
import type { Loop, Stamps } from './loop/loop'
import { removeChosen } from './loop/remove-chosen'
import { tidyUp } from './loop/tidy-up'
import { connect } from '../persistence/connection'
import { indexedDbLog } from '../persistence/indexed-db-log'
import { bringBack, removedTogether, type Removed } from '../persistence/remove-sessions'

export type Attic = {
  /** What this page removed and has not restored. */
  readonly removed: () => Removed | null
  /** Removes a session; or why not. */
  readonly remove: (session: string) => Promise<'open' | 'failed' | null>
  /** False if it could not be stored again. */
  readonly bringBack: () => Promise<boolean>
}

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
  const keep = (gone: Removed) => {
    removed = removed === null ? gone : removedTogether(removed, gone)
    const { rows, bytes } = gone
    void loop.record(fact('SessionsRemoved', { ids: idsOf(gone), facts: rows.length, bytes }))
  }
  const tidying$ = after(pause).pipe(
    mergeMap(() => tidyUp(options)),
    filter((gone) => gone !== null),
    tap(keep),
    ignoreElements(),
  )
  const attic: Attic = {
    removed: () => removed,
    remove: async (session) => {
      const gone = await removeChosen({ ...options, taken: browserLocks.taken }, session)
      if (E.isRight(gone)) keep(gone.right)
      return E.isLeft(gone) ? gone.left : null
    },
    bringBack: async () => {
      const gone = removed
      if (gone === null || E.isLeft(await connection.use((database) => bringBack(database, gone)))) return false
      removed = null
      void loop.record(fact('SessionsBroughtBack', { ids: idsOf(gone) }))
      return true
    },
  }
  const run$: Observable<never> = merge(
    tidying$,
    askAtFirstChoice(loop.appended$, tab, () => void askToKeep()),
  )
  return { attic, run$ }
}

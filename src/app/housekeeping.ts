/** Removes old sessions from this browser once the flow is open, and sessions that the user chooses. */
import * as E from 'fp-ts/Either'
import { catchError, EMPTY, filter, ignoreElements, merge, mergeMap, tap, type Observable } from 'rxjs'
import { askToKeep, storageUse } from '../effects/adapters/browser'
import { browserLocks } from '../effects/adapters/locks'
import { askAtFirstChoice } from '../effects/sensors'
import type { Clock } from '../effects/runner/ports'
import { fact } from '../events'
import type { Loop, Stamps } from './loop/loop'
import { connect } from '../persistence/database'
import { indexedDbLog } from '../persistence/indexed-db-log'
import type { Removed } from '../persistence/remove-sessions'
import type { ViewerHost } from '../replay/viewer/viewer-host'

/** Loads the code that removes sessions, which is not in the page's first script. Rejects if loading fails. */
const atWork = () => import('./loop/tidy-up')

/** Milliseconds; by then the flow has loaded. */
const pause = 10_000

export const housekeeping = (loop: Loop, { tab }: Stamps, { after }: Clock) => {
  const connection = connect()
  const options = {
    connection,
    log: indexedDbLog(),
    present: loop.session,
    used: async () => (await storageUse())?.used ?? null,
  }
  const note = (gone: Removed) => void loop.record(fact('SessionsRemoved', gone))
  const tidying$ = after(pause).pipe(
    mergeMap(atWork),
    mergeMap(({ tidyUp }) => tidyUp(options)),
    filter((gone) => gone !== null),
    tap(note),
    // Another page will tidy up.
    catchError(() => EMPTY),
    ignoreElements(),
  )
  const removeSession: ViewerHost['remove'] = async (session) => {
    const work = await atWork().catch(() => null)
    if (work === null) return 'failed'
    const gone = await work.removeChosen({ ...options, taken: browserLocks.taken }, session)
    if (E.isRight(gone)) note(gone.right)
    return E.isLeft(gone) ? gone.left : null
  }
  const run$: Observable<never> = merge(
    tidying$,
    askAtFirstChoice(loop.appended$, tab, () => void askToKeep()),
  )
  return { removeSession, run$ }
}

/**
 * A tab that was left on the closing screen, while the next session began in another one, goes on in that: choices made in the old
 * session would not be found again, since the newest one opens.
 */
import * as E from 'fp-ts/Either'
import { concatMap, filter, ignoreElements, take, tap, type Observable } from 'rxjs'
import { parsePath } from '../../events/shell/route-path'
import type { Log } from '../../persistence/log'
import { isFinished } from '../../projections/shell/finished'
import { storeAt } from '../../projections/shell/store-of'
import type { State } from '../../reducers'
import type { Loop } from './loop'
import { newestOf } from './newest-of'

type Route = State['route']

/** @param leave loads the page at a path of the flow */
export const leaveForNewer = (
  { session, appended$, state }: Loop,
  log: Pick<Log, 'sessions' | 'read'>,
  tab: string,
  leave: (path: string) => void,
): Observable<never> =>
  appended$.pipe(
    filter(({ before, fact, after }) => fact.tab === tab && isFinished(after) && goesOn(before.route, after.route)),
    concatMap(async () => ((await isFirst(log, session)) ? session : newestIn(log, state()))),
    filter((newest) => newest !== null && newest !== session && isFinished(state())),
    take(1),
    tap(() => leave(state().route.path)),
    ignoreElements(),
  )

/** The usual case, told without reading any session. */
const isFirst = async ({ sessions }: Pick<Log, 'sessions'>, session: string) => {
  const all = await sessions()
  return E.isRight(all) && all.right[0]?.id === session
}

const newestIn = async (log: Pick<Log, 'sessions' | 'read'>, { surroundings }: State) =>
  (await newestOf(log, storeAt(surroundings?.admin ?? '')))?.id ?? null

/** To the designer or the intro, where the next thing that is done makes the session an open one again. */
const goesOn = (before: Route, after: Route): boolean =>
  before.path !== after.path && parsePath(after.path).step !== 'transitional'

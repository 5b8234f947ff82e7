/** Opens the page: starts a new session, or resumes the store's open one. */
import * as E from 'fp-ts/Either'
import { concatMap, filter, ignoreElements, take, tap, type Observable } from 'rxjs'
import { foldKnown, logic, untilFoldable } from '../../effects/adapters/load-whole-logic'
import { fact } from '../../events'
import type { Arrival, Surroundings } from '../../events/shell'
import type { AnyFact, Log } from '../../persistence/log'
import { storeAt, storeOf } from '../../projections/shell'
import type { State } from '../../reducers'
import { initialState } from '../../reducers/initial'
import { createLoop, type FoldedLog, type Loop, type Stamps } from './loop'
import { parsePath } from '../../events/route-path'

type Options = {
  readonly log: Log
  readonly stamps: Stamps
  readonly surroundings: Surroundings
  readonly path: string
  readonly arrival: Arrival
  /** Whether the address asks to customize an existing design. */
  readonly customizing: boolean
  /** Whether another tab is working in this session; this tab then joins it in its current state. */
  readonly joins: (session: string) => Promise<boolean>
  readonly onAppended: () => void
}

/** The loop of the session to work in, with its existing facts folded. */
export const openFlow = async (options: Options): Promise<Loop> => {
  const { log, stamps, surroundings, path, arrival, customizing, joins, onAppended } = options
  const open = await openSession(log, storeAt(surroundings.admin))
  const loop = createLoop({ log, session: open?.id ?? stamps.id(), past: open, stamps, onAppended })
  if (open === null) {
    await loop.record(fact('FlowOpened', { path, surroundings, arrival, customizing }))
  } else {
    await loop.catchUp()
    if (!(await joins(open.id))) await loop.record(fact('FlowResumed', { path, surroundings, customizing }))
  }
  return loop
}

/** This store's newest session, if it is still open. */
const openSession = async (log: Log, store: string): Promise<(FoldedLog & { readonly id: string }) | null> => {
  const newest = await newestOf(log, store)
  if (newest === null) return null
  await untilFoldable(newest.facts, initialState)
  const state = newest.facts.reduce(foldKnown, initialState)
  return logic().isFinished(state) ? null : { ...newest, state }
}

/**
 * The session that a page of this store opens, which is the one that began last.
 *
 * @returns null if there is none, or if one that may be the newest cannot be read
 */
const newestOf = async (
  log: Pick<Log, 'sessions' | 'read'>,
  store: string,
): Promise<{ readonly id: string; readonly facts: readonly AnyFact[] } | null> => {
  const sessions = await log.sessions()
  for (const { id } of E.isRight(sessions) ? sessions.right : []) {
    const facts = await log.read(id, 0)
    if (E.isLeft(facts) || facts.right.length === 0) return null
    if ((storeOf(facts.right) ?? store) === store) return { id, facts: facts.right }
  }
  return null
}

type Route = State['route']

/**
 * Moves a tab to the newest session. If a tab stays on the closing screen of a finished session while another tab begins the next one, and
 * the merchant then continues in the first tab, choices made in the old session would be lost, because only the newest session opens.
 *
 * @param leave loads the page at a path of the flow
 */
export const leaveForNewer = (
  { session, appended$, state }: Loop,
  log: Pick<Log, 'sessions' | 'read'>,
  tab: string,
  leave: (path: string) => void,
): Observable<never> =>
  appended$.pipe(
    filter(
      ({ before, fact, after }) => fact.tab === tab && logic().isFinished(after) && goesOn(before.route, after.route),
    ),
    concatMap(async () => ((await isFirst(log, session)) ? session : newestIn(log, state()))),
    filter((newest) => newest !== null && newest !== session && logic().isFinished(state())),
    take(1),
    tap(() => leave(state().route.path)),
    ignoreElements(),
  )

/** Whether the session is the newest of all. This usual case is detected without reading any session. */
const isFirst = async ({ sessions }: Pick<Log, 'sessions'>, session: string) => {
  const all = await sessions()
  return E.isRight(all) && all.right[0]?.id === session
}

const newestIn = async (log: Pick<Log, 'sessions' | 'read'>, { surroundings }: State) =>
  (await newestOf(log, storeAt(surroundings?.admin ?? '')))?.id ?? null

/** Whether the merchant moved to the designer or the intro, where the next action would reopen the finished session. */
const goesOn = (before: Route, after: Route): boolean =>
  before.path !== after.path && parsePath(after.path).step !== 'transitional'

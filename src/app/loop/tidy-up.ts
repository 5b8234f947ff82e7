/** Removes old sessions, and those that a person chooses. A separate chunk, because no screen waits for it. */
import { memoize } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import type { Connection } from '../../persistence/database'
import { readSessions } from '../../persistence/indexed-db-log'
import type { Log } from '../../persistence/log'
import { bytesOf, removeSessions, type Removed, type Stock } from '../../persistence/remove-sessions'
import { isFinished } from '../../projections/finished'
import { storeOf } from '../../projections/shell'
import { foldAll } from '../../reducers'

type Options = {
  readonly connection: Connection
  /** The session that is open in this page. */
  readonly present: string
}

type ForOld = Options & {
  readonly log: Pick<Log, 'read'>
  /** Bytes that this site stores in the browser; null if the browser does not report it. */
  readonly used: () => Promise<number | null>
}

/** Removes surplus sessions; null if there was nothing to remove, or if the browser denied access. */
export const tidyUp = async ({ connection: { use }, log, present, used }: ForOld): Promise<Removed | null> => {
  const entries = await use(readSessions)
  if (E.isLeft(entries) || (entries.right.length <= mostSessions && ((await used()) ?? Infinity) <= mostRoom))
    return null
  const finishedIn = async (session: string) => {
    try {
      const facts = await log.read(session, 0)
      return E.isRight(facts) && isFinished(foldAll(facts.right)) ? (storeOf(facts.right) ?? '') : null
    } catch {
      // A session that cannot be folded is treated as unfinished.
      return null
    }
  }
  const removed = await use((database) =>
    removeSessions(database, (sessions) => surplus({ sessions, present, finishedIn })),
  )
  return E.isRight(removed) ? removed.right : null
}

type ForChosen = Options & {
  /** Whether a page of this browser runs the session's effects. */
  readonly taken: (session: string) => Promise<boolean>
}

/**
 * Removes a session that a person chose in the flow log, unless a page has it open. `open` is also the answer if the session has grown since
 * it was looked at, or if another tab has removed it.
 */
export const removeChosen = async (
  { connection, present, taken }: ForChosen,
  session: string,
): Promise<E.Either<'open' | 'failed', Removed>> => {
  if (session === present || (await taken(session))) return E.left('open')
  const removed = await connection.use((database) => removeSessions(database, () => [session]))
  return E.isLeft(removed) ? E.left('failed') : E.fromNullable('open' as const)(removed.right)
}

/** The number of sessions above which the oldest are removed. */
export const mostSessions = 10
/** The size of all sessions, in bytes, above which the oldest are removed. */
export const mostRoom = 50_000_000

type Question = {
  /** Newest first. */
  readonly sessions: readonly Stock[]
  readonly present: string
  /**
   * The store of a finished session; null if it is unfinished. It folds the whole session, so it is called as rarely as possible.
   */
  readonly finishedIn: (session: string) => Promise<string | null>
}

/**
 * The sessions to remove: the oldest, until few enough and small enough ones remain. Never an unfinished session, because the merchant may
 * return to it, nor a store's newest finished one, from which the next session inherits how to restore the earlier design.
 */
export const surplus = async ({ sessions, present, finishedIn }: Question): Promise<readonly string[]> => {
  const others = sessions.map(({ id }) => id).filter((id) => id !== present)
  const storeOf = memoize(finishedIn)
  const isHeir = async (session: string, store: string) =>
    (await firstOf(others, async (id) => (await storeOf(id)) === store)) === session
  let kept = sessions
  for (const { id } of sessions.toReversed()) {
    if (kept.length <= mostSessions && bytesOf(kept) <= mostRoom) break
    const store = id === present ? null : await storeOf(id)
    if (store === null || (await isHeir(id, store))) continue
    kept = kept.filter((session) => session.id !== id)
  }
  return sessions.filter((session) => !kept.includes(session)).map(({ id }) => id)
}

const firstOf = async <A>(all: readonly A[], holds: (one: A) => Promise<boolean>): Promise<A | undefined> => {
  for (const one of all) if (await holds(one)) return one
  return undefined
}

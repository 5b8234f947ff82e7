/** Removes old sessions. This never delays the flow. */
import { memoize } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import type { Connection } from '../../persistence/database'
import { bytesOf, removeSessions, takeInventory, type Inventory, type Removed } from '../../persistence/remove-sessions'
import type { Log } from '../../persistence/log'
import { readSessions } from '../../persistence/indexed-db-log'
import { isFinished } from '../../projections/finished'
import { storeOf } from '../../projections/shell'
import { foldAll } from '../../reducers'

type Options = {
  readonly connection: Connection
  readonly log: Pick<Log, 'read'>
  /** The session that is open in this page. */
  readonly present: string
  /** Bytes that this site stores in the browser; null if the browser does not report it. */
  readonly used: () => Promise<number | null>
}

/** Removes surplus sessions; null if there was nothing to remove, or if the browser denied access. */
export const tidyUp = async ({ connection: { use }, log, present, used }: Options): Promise<Removed | null> => {
  const entries = await use(readSessions)
  if (E.isLeft(entries) || (entries.right.length <= mostSessions && ((await used()) ?? Infinity) <= mostRoom))
    return null
  const inventory = await use(takeInventory)
  if (E.isLeft(inventory)) return null
  const finishedIn = async (session: string) => {
    try {
      const facts = await log.read(session, 0)
      return E.isRight(facts) && isFinished(foldAll(facts.right)) ? (storeOf(facts.right) ?? '') : null
    } catch {
      // A session that cannot be folded is treated as unfinished.
      return null
    }
  }
  const ids = await surplus({ inventory: inventory.right, present, finishedIn })
  if (ids.length === 0) return null
  const removed = await use((database) => removeSessions(database, ids, inventory.right))
  return E.isRight(removed) && removed.right.ids.length > 0 ? removed.right : null
}

/** The number of sessions above which the oldest are removed. */
export const mostSessions = 10
/** The size of all sessions, in bytes, above which the oldest are removed. */
export const mostRoom = 50_000_000

type Question = {
  readonly inventory: Inventory
  /** The session that is open in this page. */
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
export const surplus = async ({ inventory, present, finishedIn }: Question): Promise<readonly string[]> => {
  const { sessions, texts } = inventory
  const others = sessions.map(({ id }) => id).filter((id) => id !== present)
  const storeOf = memoize(finishedIn)
  const isHeir = async (session: string, store: string) =>
    (await firstOf(others, async (id) => (await storeOf(id)) === store)) === session
  // Restored sessions do not count toward the limits.
  const counted = sessions.filter(({ pinned }) => pinned !== true)
  let kept = counted
  for (const { id } of counted.toReversed()) {
    if (kept.length <= mostSessions && bytesOf(kept, texts) <= mostRoom) break
    const store = id === present ? null : await storeOf(id)
    if (store === null || (await isHeir(id, store))) continue
    kept = kept.filter((session) => session.id !== id)
  }
  return counted.filter((session) => !kept.includes(session)).map(({ id }) => id)
}

const firstOf = async <A>(all: readonly A[], holds: (one: A) => Promise<boolean>): Promise<A | undefined> => {
  for (const one of all) if (await holds(one)) return one
  return undefined
}

/** Removes old sessions. This never delays the flow, and can be undone until the page is closed. */
import * as E from 'fp-ts/Either'
import type { Connection } from '../../persistence/connection'
import { takeInventory } from '../../persistence/inventory'
import type { Log } from '../../persistence/log'
import { readSessions } from '../../persistence/read'
import { removeSessions, type Removed } from '../../persistence/remove-sessions'
import { isFinished } from '../../projections/shell/finished'
import { storeOf } from '../../projections/shell/store-of'
import { foldAll } from '../../reducers'
import { mostRoom, mostSessions, surplus } from './surplus'

type Options = {
  readonly connection: Connection
  readonly log: Pick<Log, 'read'>
  /** The session that is open in this page. */
  readonly present: string
  /** Bytes this site stores in the browser; null if the browser does not tell. */
  readonly used: () => Promise<number | null>
}

/** Null if there was nothing to remove, or the browser denied access. */
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
  return E.isRight(removed) && removed.right.sessions.length > 0 ? removed.right : null
}

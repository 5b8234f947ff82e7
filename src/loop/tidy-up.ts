/** Old sessions do not stay for ever. Nothing of this is in the way of the flow, and nothing of it is final before the page is closed. */
import * as E from 'fp-ts/Either'
import type { Connection } from '../persistence/connection'
import { takeInventory } from '../persistence/inventory'
import type { Log } from '../persistence/log'
import { readSessions } from '../persistence/read'
import { removeSessions, type Removed } from '../persistence/remove-sessions'
import { isFinished } from '../projections/finished'
import { foldAll } from '../reducers'
import { mostRoom, mostSessions, surplus } from './surplus'

type Options = {
  readonly connection: Connection
  readonly log: Pick<Log, 'read'>
  /** The session that is open in this page. */
  readonly present: string
  /** Bytes that this site keeps in this browser; null where it does not say. */
  readonly used: () => Promise<number | null>
}

/** Null when there was nothing to remove, or the browser does not let us. */
export const tidyUp = async ({ connection: { use }, log, present, used }: Options): Promise<Removed | null> => {
  const entries = await use(readSessions)
  if (E.isLeft(entries) || (entries.right.length <= mostSessions && ((await used()) ?? Infinity) <= mostRoom))
    return null
  const inventory = await use(takeInventory)
  if (E.isLeft(inventory)) return null
  const hasEnded = async (session: string) => {
    try {
      const facts = await log.read(session, 0)
      return E.isRight(facts) && isFinished(foldAll(facts.right))
    } catch {
      // What nobody understands may go on.
      return false
    }
  }
  const ids = await surplus({ inventory: inventory.right, present, isFinished: hasEnded })
  if (ids.length === 0) return null
  const removed = await use((database) => removeSessions(database, ids, inventory.right))
  return E.isRight(removed) && removed.right.sessions.length > 0 ? removed.right : null
}

/** Decides which old sessions to remove: the oldest, until few enough and small enough ones remain. */
import { memoize } from 'es-toolkit'
import { bytesOf, type Inventory } from '../../persistence/inventory'

export const mostSessions = 10
/** Bytes. */
export const mostRoom = 50_000_000

type Question = {
  readonly inventory: Inventory
  /** The session that is open in this page. */
  readonly present: string
  /** The store of a finished session; null if it is unfinished. Has to fold the whole session, so it is called as rarely as possible. */
  readonly finishedIn: (session: string) => Promise<string | null>
}

/**
 * Never removes an unfinished session, since the merchant may return to it, nor a store's newest finished one: the next session inherits
 * from it how to restore the earlier design.
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

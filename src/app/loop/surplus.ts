/** Decides which old sessions to remove: the oldest, until few enough and small enough ones remain. */
import { bytesOf, type Inventory } from '../../persistence/inventory'

export const mostSessions = 10
/** Bytes. */
export const mostRoom = 50_000_000

type Question = {
  readonly inventory: Inventory
  /** The session that is open in this page. */
  readonly present: string
  /** Has to fold the whole session, so it is called as rarely as possible. */
  readonly isFinished: (session: string) => Promise<boolean>
}

/**
 * Never removes an unfinished session, since the merchant may return to it, nor the newest finished one: the next session inherits from
 * it how to restore the earlier design.
 */
export const surplus = async ({ inventory, present, isFinished }: Question): Promise<readonly string[]> => {
  const { sessions, texts } = inventory
  const heir = () =>
    firstOf(
      sessions.map(({ id }) => id).filter((id) => id !== present),
      isFinished,
    )
  let newestFinished: Promise<string | undefined> | null = null
  // Restored sessions do not count toward the limits.
  const counted = sessions.filter(({ pinned }) => pinned !== true)
  let kept = counted
  for (const { id } of counted.toReversed()) {
    if (kept.length <= mostSessions && bytesOf(kept, texts) <= mostRoom) break
    if (id === present || !(await isFinished(id)) || (await (newestFinished ??= heir())) === id) continue
    kept = kept.filter((session) => session.id !== id)
  }
  return counted.filter((session) => !kept.includes(session)).map(({ id }) => id)
}

const firstOf = async <A>(all: readonly A[], holds: (one: A) => Promise<boolean>): Promise<A | undefined> => {
  for (const one of all) if (await holds(one)) return one
  return undefined
}

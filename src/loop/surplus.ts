/** Which old sessions go: the oldest, until those that are left are few and small enough. */
import { bytesOf, type Inventory } from '../persistence/inventory'

export const mostSessions = 10
/** Bytes. */
export const mostRoom = 50_000_000

type Question = {
  readonly inventory: Inventory
  /** The session that is open in this page. */
  readonly present: string
  /** Costs the folding of a session: asked of as few as possible. */
  readonly isFinished: (session: string) => Promise<boolean>
}

/**
 * Never one that goes on: a merchant will come back to it. Never the newest that is finished: the next session
 * inherits from it what leads back to the design from before.
 */
export const surplus = async ({ inventory, present, isFinished }: Question): Promise<readonly string[]> => {
  const { sessions, texts } = inventory
  const heir = () =>
    firstOf(
      sessions.map(({ id }) => id).filter((id) => id !== present),
      isFinished,
    )
  let newestFinished: Promise<string | undefined> | null = null
  // What somebody brought back takes nobody's place.
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

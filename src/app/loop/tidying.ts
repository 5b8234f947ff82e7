/** Removes sessions for housekeeping. A separate chunk, because no screen waits for it. */
import * as E from 'fp-ts/Either'
import type { Connection } from '../../persistence/database'
import { removeSessions, takeInventory, type Removed } from '../../persistence/remove-sessions'

export { tidyUp } from './tidy-up'

type Refusal = 'open' | 'failed'

type Options = {
  readonly connection: Connection
  /** The session that is open in this page. */
  readonly present: string
  /** Whether a page of this browser runs the session's effects. */
  readonly taken: (session: string) => Promise<boolean>
}

/** Removes a session that the user chose in the flow log, unless a page has it open. */
export const removeChosen = async (
  { connection: { use }, present, taken }: Options,
  session: string,
): Promise<E.Either<Refusal, Removed>> => {
  if (session === present || (await taken(session))) return E.left('open')
  const inventory = await use(takeInventory)
  if (E.isLeft(inventory)) return E.left('failed')
  const removed = await use((database) => removeSessions(database, [session], inventory.right))
  if (E.isLeft(removed)) return E.left('failed')
  // Nothing was removed: the session has grown since the inventory, or another tab has removed it.
  return removed.right.ids.length === 0 ? E.left('open') : removed
}

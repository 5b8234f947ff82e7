/** The only writer. Serializes and detaches first, adds all rows in one transaction, commits, and waits until it is complete. */
import type { FlowEvent } from '../events'
import type { Draft } from '../events/log/envelope'
import { calls } from '../events/calls/calls'
import { phaseOf } from '../events/calls/phase'
import { beginsSession, withBegun } from './begins-session'
import { detach } from './blobs'
import type { Database, DatabaseRow } from './database'
import type { PlacedDrafts, SessionEntry } from './log'

/** @returns 'settled' if another fact already answers the same request; throws if the database fails */
export const append = async (
  database: Database,
  given: readonly Draft<FlowEvent>[] | PlacedDrafts,
): Promise<'written' | 'settled'> => {
  const drafts = typeof given === 'function' ? given(0) : given
  const rows = drafts.map(rowOf)
  const transaction = database.transaction(['events', 'sessions', 'blobs'], 'readwrite', {
    durability: drafts.some(({ event }) => mustNotRepeat(event)) ? 'strict' : 'relaxed',
  })
  // The transaction has the reason (e.g. a full disk); if not, the first failed write has it.
  let refused: unknown = null
  const watch = (request: Promise<unknown>) => void request.catch((error: unknown) => (refused ??= error))
  const done = transaction.done.then(
    () => null,
    (error: unknown) => transaction.error ?? refused ?? error,
  )
  const opened = drafts.findLast(({ event }) => beginsSession(event))
  const known = opened === undefined ? [] : await transaction.objectStore('sessions').getAll()
  const add = ({ row, blobs }: Detached): Promise<number> => {
    const added = transaction.objectStore('events').add(row)
    watch(added)
    for (const [hash, text] of blobs) watch(transaction.objectStore('blobs').put(text, hash))
    return added
  }
  if (opened) watch(transaction.objectStore('sessions').put(entryOf(opened, known)))
  const [head] = rows
  if (typeof given !== 'function') for (const row of rows) void add(row)
  else if (head !== undefined) {
    // Nobody else writes within the transaction, so the others follow directly. A failure has aborted it: nothing more can be added.
    const first = await add(head).catch(() => null)
    for (const draft of first === null ? [] : given(first).slice(1)) void add(rowOf(draft))
  }
  try {
    transaction.commit()
  } catch {
    // An add that failed immediately has already aborted the transaction; `done` has the reason.
  }
  const error = await done
  if (error === null) return 'written'
  if (!(error instanceof DOMException) || error.name !== 'ConstraintError')
    throw error instanceof Error ? error : new Error('The transaction failed', { cause: error })
  return (await allKnown(database, drafts)) ? 'written' : 'settled'
}

const entryOf = ({ session, at }: Draft<FlowEvent>, known: readonly SessionEntry[]): SessionEntry =>
  withBegun(known, { id: session, openedAt: at })[0] ?? { id: session, openedAt: at }

/** After a constraint error: either these drafts were already written (a repeated append), or another tab's answer is there. */
const allKnown = async (database: Database, drafts: readonly Draft<FlowEvent>[]) =>
  (await Promise.all(drafts.map(({ id }) => database.getKeyFromIndex('events', 'id', id)))).every(
    (key) => key !== undefined,
  )

/** A row, and the long texts that are stored beside it. */
type Detached = { readonly row: DatabaseRow; readonly blobs: ReadonlyMap<string, string> }

const rowOf = ({ settles, event, ...envelope }: Draft<FlowEvent>): Detached => {
  const { value, blobs } = detach(event)
  return { row: { ...envelope, ...(settles === null ? {} : { settles }), event: value }, blobs }
}

const mustNotRepeat = (event: FlowEvent): boolean => {
  const phase = phaseOf(event.type)
  return phase?.phase === 'requested' && calls[phase.call].once
}

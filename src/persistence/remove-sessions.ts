/** Removes sessions from the database, with the long texts that nothing else references, and restores them. */
import { hashesIn } from './blobs'
import type { Database, DatabaseRow } from './database'
import type { Inventory } from './inventory'
import type { SessionEntry } from './log'

/** Everything that was removed. */
export type Removed = {
  readonly sessions: readonly SessionEntry[]
  readonly rows: readonly DatabaseRow[]
  readonly texts: ReadonlyMap<string, string>
  /** How much space the removal freed. */
  readonly bytes: number
}

/** A session that has grown since the inventory is in use in another tab, so it stays. */
export const removeSessions = async (
  database: Database,
  ids: readonly string[],
  inventory: Inventory,
): Promise<Removed> => {
  const transaction = database.transaction(['events', 'sessions', 'blobs'], 'readwrite')
  const [events, entries, blobs] = [
    transaction.objectStore('events'),
    transaction.objectStore('sessions'),
    transaction.objectStore('blobs'),
  ]
  const newer = await events.getAll(IDBKeyRange.lowerBound(inventory.upTo, true))
  const all = await entries.getAll()
  // A session restored meanwhile has old positions, so the inventory does not cover its texts; nothing is removed then.
  const isChanged = all.some(({ id }) => !known(inventory, id) && !newer.some(({ session }) => session === id))
  const going = isChanged
    ? []
    : all.filter(({ id }) => ids.includes(id) && !newer.some(({ session }) => session === id))
  const isGoing = (session: string) => going.some(({ id }) => id === session)
  const rows = (await Promise.all(going.map(({ id }) => events.index('session').getAll(id)))).flat()
  const hashes = [...new Set(rows.flatMap(({ event }) => hashesIn(event)))]
  const found = await Promise.all(hashes.map((hash) => blobs.get(hash)))
  const texts = new Map(hashes.flatMap((hash, index) => (found[index] === undefined ? [] : [[hash, found[index]]])))
  const needed = new Set([
    ...inventory.sessions.filter(({ id }) => !isGoing(id)).flatMap((session) => session.texts),
    ...newer.flatMap(({ event }) => hashesIn(event)),
  ])
  const loose = [...texts].filter(([hash]) => !needed.has(hash))
  for (const { seq } of rows) if (seq !== undefined) void events.delete(seq)
  for (const { id } of going) void entries.delete(id)
  for (const [hash] of loose) void blobs.delete(hash)
  await transaction.done
  const bytes = loose.reduce((sum, [, text]) => sum + text.length, JSON.stringify(rows).length)
  return { sessions: going, rows, texts, bytes: rows.length === 0 ? 0 : bytes }
}

/** What was removed first, and what later: they are restored as one. */
export const removedTogether = (first: Removed, later: Removed): Removed => ({
  sessions: [...first.sessions, ...later.sessions],
  rows: [...first.rows, ...later.rows],
  texts: new Map([...first.texts, ...later.texts]),
  bytes: first.bytes + later.bytes,
})

/** Restores the rows under their old keys; the sessions are pinned. */
export const bringBack = async (database: Database, { sessions, rows, texts }: Removed): Promise<void> => {
  const transaction = database.transaction(['events', 'sessions', 'blobs'], 'readwrite')
  for (const row of rows) void transaction.objectStore('events').put(row)
  for (const entry of sessions) void transaction.objectStore('sessions').put({ ...entry, pinned: true })
  for (const [hash, text] of texts) void transaction.objectStore('blobs').put(text, hash)
  await transaction.done
}

const known = ({ sessions }: Inventory, session: string) => sessions.some(({ id }) => id === session)

/** Removes sessions from the database, with the long texts that nothing else references, and restores them. */
import { hashesIn } from './blobs'
import type { Connection, Database, DatabaseRow } from './database'
import { readSessions } from './indexed-db-log'
import type { SessionEntry } from './log'

/** Everything that was removed, so that it can be restored. */
export type Removed = {
  readonly sessions: readonly SessionEntry[]
  readonly rows: readonly DatabaseRow[]
  readonly texts: ReadonlyMap<string, string>
  /** How many bytes the removal freed. */
  readonly bytes: number
}

/** Removes the sessions, except those that have grown since the inventory: they are in use in another tab. */
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
  // A session that was restored in the meantime has old positions, so the inventory does not cover its texts; then nothing is removed.
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

/** Combines two removals, so that they are restored together. */
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

export type Stock = SessionEntry & {
  readonly pinned?: true
  /** Size of its facts, without the long texts. */
  readonly bytes: number
  /** Hashes of its long texts. */
  readonly texts: readonly string[]
}

export type Inventory = {
  /** Newest first. */
  readonly sessions: readonly Stock[]
  /** The length of each text, by its hash. */
  readonly texts: ReadonlyMap<string, number>
  /** The inventory includes facts up to this position. */
  readonly upTo: number
}

/**
 * The size of each session in this browser, and the long texts that sessions share. Reads one session at a time, to keep transactions
 * short.
 */
export const takeInventory = async (database: Database): Promise<Inventory> => {
  const last = await database.transaction('events').store.openKeyCursor(null, 'prev')
  const sessions: Stock[] = []
  const texts = new Map<string, number>()
  for (const entry of await readSessions(database)) {
    const rows = await database.getAllFromIndex('events', 'session', entry.id)
    const hashes = [...new Set(rows.flatMap(({ event }) => hashesIn(event)))]
    sessions.push({ ...entry, bytes: JSON.stringify(rows).length, texts: hashes })
    for (const hash of hashes) if (!texts.has(hash)) texts.set(hash, (await database.get('blobs', hash))?.length ?? 0)
  }
  return { sessions, texts, upTo: last?.key ?? 0 }
}

/** The combined size of the sessions; a shared text counts once. */
export const bytesOf = (sessions: readonly Stock[], texts: Inventory['texts']): number => {
  const hashes = new Set(sessions.flatMap((session) => session.texts))
  const facts = sessions.reduce((sum, { bytes }) => sum + bytes, 0)
  return [...hashes].reduce((sum, hash) => sum + (texts.get(hash) ?? 0), facts)
}

export type SessionSummary = SessionEntry & {
  /** When its last fact was recorded, in milliseconds since 1970. */
  readonly endedAt: number
  readonly facts: number
}

/**
 * Summaries of this browser's sessions for a list, newest first, without reading their facts; null if the browser denies access.
 */
export const readSummaries = async ({ use }: Connection): Promise<readonly SessionSummary[] | null> => {
  const found = await use(async (database) => {
    const sessions = (await database.getAll('sessions')).sort((a, b) => b.openedAt - a.openedAt)
    return Promise.all(sessions.map((session) => summaryOf(database, session)))
  })
  return found._tag === 'Right' ? found.right : null
}

const summaryOf = async (database: Database, session: SessionEntry): Promise<SessionSummary> => {
  const index = database.transaction('events').store.index('session')
  const [facts, last] = await Promise.all([index.count(session.id), index.openCursor(session.id, 'prev')])
  return { ...session, facts, endedAt: last?.value.at ?? session.openedAt }
}

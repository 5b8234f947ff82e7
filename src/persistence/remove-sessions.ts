/** Removes sessions from the database, with the long texts that nothing else references. */
import { hashesIn } from './blobs'
import type { Connection, Database } from './database'
import { readSessions } from './indexed-db-log'
import type { SessionEntry } from './log'

export type Removed = {
  /** The ids of the sessions that were removed. */
  readonly ids: readonly string[]
  /** How many facts they had. */
  readonly facts: number
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
  const there = new Set(await entries.getAllKeys())
  const going = ids.filter((id) => there.has(id) && !newer.some(({ session }) => session === id))
  const rows = (await Promise.all(going.map((id) => events.index('session').getAll(id)))).flat()
  const needed = new Set([
    ...inventory.sessions.filter(({ id }) => !going.includes(id)).flatMap((session) => session.texts),
    ...newer.flatMap(({ event }) => hashesIn(event)),
  ])
  const loose = [...new Set(rows.flatMap(({ event }) => hashesIn(event)))].filter((hash) => !needed.has(hash))
  for (const { seq } of rows) if (seq !== undefined) void events.delete(seq)
  for (const id of going) void entries.delete(id)
  for (const hash of loose) void blobs.delete(hash)
  await transaction.done
  const ofTexts = loose.reduce((sum, hash) => sum + (inventory.texts.get(hash) ?? 0), 0)
  return { ids: going, facts: rows.length, bytes: rows.length === 0 ? 0 : JSON.stringify(rows).length + ofTexts }
}

export type Stock = SessionEntry & {
  /** Set by earlier versions, for a session that the user restored; it stays. */
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

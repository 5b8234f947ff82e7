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

/**
 * Removes the chosen sessions, except those that have grown since they were looked at: they are in use in another tab. Returns null if none
 * was removed.
 */
export const removeSessions = async (
  database: Database,
  choose: (sessions: readonly Stock[]) => readonly string[] | Promise<readonly string[]>,
): Promise<Removed | null> => {
  const upTo = (await database.transaction('events').store.openKeyCursor(null, 'prev'))?.key ?? 0
  const sessions = await stocks(database)
  const ids = await choose(sessions)
  const transaction = database.transaction(['events', 'sessions', 'blobs'], 'readwrite')
  const [events, entries, blobs] = [
    transaction.objectStore('events'),
    transaction.objectStore('sessions'),
    transaction.objectStore('blobs'),
  ]
  const newer = await events.getAll(IDBKeyRange.lowerBound(upTo, true))
  const there = new Set(await entries.getAllKeys())
  const hasGrown = (id: string) => newer.some(({ session }) => session === id)
  const going = sessions.filter(({ id }) => ids.includes(id) && there.has(id) && !hasGrown(id))
  const staying = sessions.filter((session) => !going.includes(session))
  const needed = new Set([...textsOf(staying).keys(), ...newer.flatMap(({ event }) => hashesIn(event))])
  for (const seq of going.flatMap(({ facts }) => facts)) void events.delete(seq)
  for (const { id } of going) void entries.delete(id)
  for (const hash of textsOf(going).keys()) if (!needed.has(hash)) void blobs.delete(hash)
  await transaction.done
  if (going.length === 0) return null
  return {
    ids: going.map(({ id }) => id),
    facts: going.flatMap(({ facts }) => facts).length,
    bytes: bytesOf(sessions) - bytesOf(staying),
  }
}

export type Stock = SessionEntry & {
  /** Positions of its facts. */
  readonly facts: readonly number[]
  /** Size of its facts, without the long texts. */
  readonly bytes: number
  /** The size of each of its long texts, by hash. */
  readonly texts: ReadonlyMap<string, number>
}

/** All sessions, newest first. Reads one at a time, to keep transactions short. */
const stocks = async (database: Database): Promise<readonly Stock[]> => {
  const sessions: Stock[] = []
  for (const entry of await readSessions(database)) {
    const rows = await database.getAllFromIndex('events', 'session', entry.id)
    const known = textsOf(sessions)
    const texts = new Map<string, number>()
    for (const hash of rows.flatMap(({ event }) => hashesIn(event)))
      texts.set(hash, known.get(hash) ?? texts.get(hash) ?? (await database.get('blobs', hash))?.length ?? 0)
    sessions.push({ ...entry, facts: rows.flatMap(({ seq = [] }) => seq), bytes: JSON.stringify(rows).length, texts })
  }
  return sessions
}

/** The combined size of the sessions; a shared text counts once. */
export const bytesOf = (sessions: readonly Stock[]): number =>
  [...sessions.map(({ bytes }) => bytes), ...textsOf(sessions).values()].reduce((sum, bytes) => sum + bytes, 0)

const textsOf = (sessions: readonly Stock[]) => new Map(sessions.flatMap(({ texts }) => [...texts]))

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

/**
 * The size of each session in this browser, and the long texts that sessions share. Reads one session at a time, to keep transactions
 * short.
 */
import { hashesIn } from './blobs'
import type { Database } from './database'
import type { SessionEntry } from './log'
import { readSessions } from './read'

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
  /** Includes facts up to this position. */
  readonly upTo: number
}

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

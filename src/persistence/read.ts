/** Reads facts back: rows, the long texts that they reference, then decoding. */
import { decodeRecorded } from '../events/log/decode'
import { attach, hashesIn } from './blobs'
import type { Database, DatabaseRow } from './database'
import type { AnyFact, SessionEntry } from './log'

/** The first read uses the session index; later ones use the key, since new facts are at the end. */
export const readFacts = async (database: Database, session: string, afterSeq: number): Promise<readonly AnyFact[]> => {
  const rows =
    afterSeq === 0
      ? await database.getAllFromIndex('events', 'session', session)
      : await database.getAll('events', IDBKeyRange.lowerBound(afterSeq, true))
  return decodeRows(
    database,
    rows.filter((row) => row.session === session),
  )
}

export const readSessions = async (database: Database): Promise<readonly SessionEntry[]> =>
  (await database.getAll('sessions')).sort((a, b) => b.openedAt - a.openedAt)

const decodeRows = async (database: Database, rows: readonly DatabaseRow[]): Promise<readonly AnyFact[]> => {
  const hashes = [...new Set(rows.flatMap(({ event }) => hashesIn(event)))]
  const texts = await Promise.all(hashes.map((hash) => database.get('blobs', hash)))
  const blobs = new Map(hashes.flatMap((hash, index) => (texts[index] === undefined ? [] : [[hash, texts[index]]])))
  return rows.flatMap(
    ({ event, settles, ...envelope }) =>
      decodeRecorded({ ...envelope, settles: settles ?? null, event: attach(event, blobs) }) ?? [],
  )
}

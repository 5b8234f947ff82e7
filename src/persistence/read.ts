/** Reads facts back: rows, the long texts that they reference, then decoding. */
import { decodeRecorded } from '../events/log/decode'
import { attach, addHashesIn } from './blobs'
import type { Database, DatabaseRow } from './database'
import type { AnyFact, SessionEntry } from './log'

/** The first read takes what lies between the session's first and last fact; later ones all that is new, since that is at the end. */
export const readFacts = async (database: Database, session: string, afterSeq: number): Promise<readonly AnyFact[]> => {
  const range = afterSeq === 0 ? await rangeOf(database, session) : IDBKeyRange.lowerBound(afterSeq, true)
  const rows = range === null ? [] : await database.getAll('events', range)
  return decodeRows(
    database,
    rows.filter((row) => row.session === session),
  )
}

/** Facts in a row are read in half the time that an index takes, which looks each of them up. */
const rangeOf = async (database: Database, session: string): Promise<IDBKeyRange | null> => {
  const index = database.transaction('events').store.index('session')
  const [first, last] = await Promise.all([index.openKeyCursor(session), index.openKeyCursor(session, 'prev')])
  return first === null || last === null ? null : IDBKeyRange.bound(first.primaryKey, last.primaryKey)
}

export const readSessions = async (database: Database): Promise<readonly SessionEntry[]> =>
  (await database.getAll('sessions')).sort((a, b) => b.openedAt - a.openedAt)

const decodeRows = async (database: Database, rows: readonly DatabaseRow[]): Promise<readonly AnyFact[]> => {
  const needed = new Set<string>()
  const found = rows.map((row) => ({ row, isWhole: !addHashesIn(row.event, needed) }))
  const hashes = [...needed]
  const texts = await Promise.all(hashes.map((hash) => database.get('blobs', hash)))
  const blobs = new Map(hashes.flatMap((hash, index) => (texts[index] === undefined ? [] : [[hash, texts[index]]])))
  return found.flatMap(({ row: { event: kept, settles, ...envelope }, isWhole }) => {
    // Most have no long text, and need not be copied.
    const event = isWhole ? kept : attach(kept, blobs)
    return decodeRecorded({ ...envelope, settles: settles ?? null, event }) ?? []
  })
}

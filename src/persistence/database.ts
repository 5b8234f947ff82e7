/** The database. ALWAYS VERSION 1: facts change shape in src/events/log/upcasters.ts, never here; a new version would lock out older tabs. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export type DatabaseRow = {
  readonly seq?: number
  readonly id: string
  readonly session: string
  readonly at: number
  readonly tab: string
  readonly build: string
  readonly cause: string | null
  /** Omitted if the fact answers no request, so that the unique index ignores it. */
  readonly settles?: string
  readonly event: unknown
}

export type Schema = DBSchema & {
  events: { key: number; value: DatabaseRow; indexes: { id: string; settles: string; session: string } }
  /** `pinned`: restored by the merchant, so it is never removed. */
  sessions: { key: string; value: { id: string; openedAt: number; pinned?: true } }
  blobs: { key: string; value: string }
}

export type Database = IDBPDatabase<Schema>

export const databaseName = 'customize-your-store'

/**
 * Opens the database.
 * @param onLost called when the browser or another tab closes the connection
 */
export const openDatabase = (onLost: () => void, name = databaseName): Promise<Database> =>
  openDB<Schema>(name, 1, {
    upgrade(database) {
      const events = database.createObjectStore('events', { keyPath: 'seq', autoIncrement: true })
      events.createIndex('id', 'id', { unique: true })
      events.createIndex('settles', 'settles', { unique: true })
      events.createIndex('session', 'session')
      database.createObjectStore('sessions', { keyPath: 'id' })
      database.createObjectStore('blobs')
    },
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })

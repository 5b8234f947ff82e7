/**
 * The IndexedDB database. ALWAYS VERSION 1: facts change shape in src/events/log.ts, never here, because a new version would lock out older
 * tabs.
 */
import * as E from 'fp-ts/Either'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { firstValueFrom, from, timeout } from 'rxjs'
import type { LogFault } from './log'

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

type Schema = DBSchema & {
  events: { key: number; value: DatabaseRow; indexes: { id: string; settles: string; session: string } }
  sessions: { key: string; value: { id: string; openedAt: number } }
  blobs: { key: string; value: string }
}

export type Database = IDBPDatabase<Schema>

export const databaseName = 'customize-your-store'

/**
 * Opens the database.
 * @param onLost called when the browser or another tab closes the connection
 */
const openDatabase = (onLost: () => void, name = databaseName): Promise<Database> =>
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

export type Connection = {
  /**
   * Runs `work`. If the connection fails or does not answer, reopens it and retries once. `work` must be idempotent.
   */
  readonly use: <A>(work: (database: Database) => Promise<A>) => Promise<E.Either<LogFault, A>>
}

/**
 * One shared connection. If the browser closed it or it does not answer, it is reopened at most once per operation.
 *
 * @param name of the database; tests use a separate one
 * @param operationTimeout milliseconds after which an unanswered operation counts as failed; null waits forever. A database that was
 *   cleared while a page is open has been observed to neither answer nor report an error.
 */
export const connect = (name?: string, operationTimeout: number | null = null): Connection => {
  let opening: Promise<Database> | null = null
  const drop = () => {
    opening = null
  }
  const opened = () => (opening ??= openDatabase(drop, name))
  const answer = <A>(work: Promise<A>): Promise<A> =>
    operationTimeout === null ? work : firstValueFrom(from(work).pipe(timeout(operationTimeout)))
  return {
    use: async (work) => {
      for (const last of [false, true]) {
        try {
          return E.right(await answer(opened().then(work)))
        } catch (error) {
          drop()
          if (last || isFull(error)) return E.left({ tag: 'Lost', why: nameOf(error) })
        }
      }
      return E.left({ tag: 'Lost', why: 'Unreachable' })
    },
  }
}

/** Whether the disk is full; then a retry does not help. */
const isFull = (error: unknown) => nameOf(error) === 'QuotaExceededError'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

/** One shared connection; if the browser closed it, it is reopened at most once per operation. */
import * as E from 'fp-ts/Either'
import { openDatabase, type Database } from './database'
import type { LogFault } from './log'

export type Connection = {
  /** Runs `work`; on a failed connection, reopens it and retries once. `work` must be idempotent. */
  readonly use: <A>(work: (database: Database) => Promise<A>) => Promise<E.Either<LogFault, A>>
}

export const connect = (name?: string): Connection => {
  let opening: Promise<Database> | null = null
  const drop = () => {
    opening = null
  }
  const opened = () => (opening ??= openDatabase(drop, name))
  return {
    use: async (work) => {
      for (const last of [false, true]) {
        try {
          return E.right(await work(await opened()))
        } catch (error) {
          drop()
          if (last || isFull(error)) return E.left({ tag: 'Lost', why: nameOf(error) })
        }
      }
      return E.left({ tag: 'Lost', why: 'Unreachable' })
    },
  }
}

/** Retrying does not help against a full disk. */
const isFull = (error: unknown) => nameOf(error) === 'QuotaExceededError'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

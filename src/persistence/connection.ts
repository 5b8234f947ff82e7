/** One shared connection; if the browser closed it, or it does not answer, it is reopened at most once per operation. */
import * as E from 'fp-ts/Either'
import { firstValueFrom, from, timeout } from 'rxjs'
import { openDatabase, type Database } from './database'
import type { LogFault } from './log'

export type Connection = {
  /** Runs `work`; on a failed or silent connection, reopens it and retries once. `work` must be idempotent. */
  readonly use: <A>(work: (database: Database) => Promise<A>) => Promise<E.Either<LogFault, A>>
}

/**
 * @param name     of the database; tests use a separate one
 * @param patience milliseconds until an operation that is not answered counts as failed; null waits forever. A database that was cleared
 *                 under an open page has been seen to answer nothing and to report nothing.
 */
export const connect = (name?: string, patience: number | null = null): Connection => {
  let opening: Promise<Database> | null = null
  const drop = () => {
    opening = null
  }
  const opened = () => (opening ??= openDatabase(drop, name))
  const answer = <A>(work: Promise<A>): Promise<A> =>
    patience === null ? work : firstValueFrom(from(work).pipe(timeout(patience)))
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

/** Retrying does not help against a full disk. */
const isFull = (error: unknown) => nameOf(error) === 'QuotaExceededError'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error))

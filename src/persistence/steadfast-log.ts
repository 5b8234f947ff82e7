/** A log that goes on in memory when its store is lost, and says so once. Nothing recorded in this page is ever dropped. */
import * as E from 'fp-ts/Either'
import type { AnyFact, Log } from './log'
import { memoryLog } from './memory-log'

/**
 * @param store  where facts are kept as long as it works
 * @param onLost told once, with the reason, after the first operation that failed
 */
export const steadfastLog = (store: Log, onLost: (why: string) => void): Log => {
  let seen: readonly AnyFact[] = []
  let fallback: Log | null = null
  const lose = (why: string): Log => {
    if (fallback === null) {
      fallback = memoryLog(seen)
      onLost(why)
    }
    return fallback
  }
  const through = async <A>(work: (log: Log) => Promise<E.Either<{ tag: string; why?: string }, A>>) => {
    if (fallback !== null) return work(fallback)
    const result = await work(store)
    return E.isLeft(result) && result.left.tag === 'Lost' ? work(lose(result.left.why ?? '')) : result
  }
  return {
    append: (drafts) => through((log) => log.append(drafts)) as ReturnType<Log['append']>,
    read: async (session, afterSeq) => {
      const result = (await through((log) => log.read(session, afterSeq))) as Awaited<ReturnType<Log['read']>>
      if (E.isRight(result) && fallback === null)
        seen = [...seen, ...result.right.filter(({ seq }) => seq > (seen.at(-1)?.seq ?? 0))]
      return result
    },
    sessions: () => through((log) => log.sessions()) as ReturnType<Log['sessions']>,
  }
}

/** A log that goes on in memory when its store is lost, and says so once. Nothing recorded in this page is ever dropped. */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../events'
import type { Draft } from '../events/envelope'
import type { AnyFact, Log, LogFault } from './log'
import { memoryLog } from './memory-log'

/**
 * @param store  where facts are kept as long as it works; one that throws is as lost as one that says so
 * @param onLost told once, with the reason, after the first operation that failed
 */
export const steadfastLog = (store: Log, onLost: (why: string) => void): Log => {
  let seen: readonly AnyFact[] = []
  /** On the way to the store or in it, and not read back yet. */
  let unread: readonly Draft<FlowEvent>[] = []
  /** The store said that it has them. */
  const written = new WeakSet<Draft<FlowEvent>>()
  let fallback: Log | null = null
  const lose = (why: string): Log => {
    if (fallback !== null) return fallback
    fallback = memoryLog(seen)
    // One by one: what another tab answered, too, takes nothing else with it.
    for (const draft of unread) void fallback.append([draft])
    onLost(why)
    return fallback
  }
  const through = async <A>(work: (log: Log) => Promise<E.Either<LogFault, A>>): Promise<E.Either<LogFault, A>> => {
    const result = fallback === null ? await attempt(() => work(store)) : null
    // It may have been lost meanwhile, by an operation beside this one.
    if (result === null || fallback !== null) return work(lose(''))
    return E.isLeft(result) && result.left.tag === 'Lost' ? work(lose(result.left.why)) : result
  }
  return {
    append: async (drafts) => {
      unread = [...unread, ...drafts]
      const result = await through((log) => log.append(drafts))
      if (E.isLeft(result)) unread = unread.filter((draft) => !drafts.includes(draft))
      else drafts.forEach((draft) => written.add(draft))
      return result
    },
    read: async (session, afterSeq) => {
      const due = unread.filter((draft) => draft.session === session && written.has(draft))
      const found = await through((log) => log.read(session, afterSeq))
      // The store was emptied under the page: what comes into it now is counted from one again, and nobody would read it.
      if (E.isRight(found) && fallback === null && !due.every(({ id }) => found.right.some((fact) => fact.id === id)))
        return lose('Emptied').read(session, afterSeq)
      if (E.isRight(found) && fallback === null) {
        seen = [...seen, ...found.right.filter(({ seq }) => seq > (seen.at(-1)?.seq ?? 0))]
        unread = unread.filter(({ id }) => !found.right.some((fact) => fact.id === id))
      }
      return found
    },
    sessions: () => through((log) => log.sessions()),
  }
}

const attempt = async <A>(work: () => Promise<E.Either<LogFault, A>>): Promise<E.Either<LogFault, A>> => {
  try {
    return await work()
  } catch (bug) {
    return E.left({ tag: 'Lost', why: String(bug) })
  }
}

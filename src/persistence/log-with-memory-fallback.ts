/** A log that falls back to memory when its storage is lost, and reports this once. No fact recorded in this page is ever dropped. */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../events'
import type { Draft } from '../events/log'
import { beginsSession, withBegun } from './indexed-db-log'
import type { AnyFact, Log, LogFault, Place, SessionEntry } from './log'

/**
 * @param store  the log in use until it fails; throwing counts as failing
 * @param onLost called once, with the reason, after the first failed operation
 */
export const logWithMemoryFallback = (store: Log, onLost: (why: string) => void): Log => {
  /** Grows in place, as do the ids and answered requests below, so that no append searches the whole session. */
  const seen: AnyFact[] = []
  const ids = new Set<string>()
  const settled = new Set<string>()
  /** Drafts that are being written, or that are written but not read back as facts yet. */
  let unread: readonly Draft<FlowEvent>[] = []
  /** The results of appending drafts: `written`, or `overtaken` if another tab's answer is in the log instead. */
  const written = new WeakSet<Draft<FlowEvent>>()
  const overtaken = new WeakSet<Draft<FlowEvent>>()
  let fallback: Log | null = null
  const lose = (why: string): Log => {
    if (fallback !== null) return fallback
    fallback = memoryLog(seen)
    // Appended one at a time, so that a draft that another tab already answered does not reject the others.
    for (const draft of unread) void fallback.append([draft])
    onLost(why)
    return fallback
  }
  const through = async <A>(work: (log: Log) => Promise<E.Either<LogFault, A>>): Promise<E.Either<LogFault, A>> => {
    const result = fallback === null ? await attempt(() => work(store)) : null
    // A concurrent operation may have lost the storage in the meantime.
    if (result === null || fallback !== null) return work(lose(''))
    return E.isLeft(result) && result.left.tag === 'Lost' ? work(lose(result.left.why)) : result
  }
  /** The facts that this log does not have yet. */
  const newOf = (facts: readonly AnyFact[]): readonly AnyFact[] => {
    const known = seen.at(-1)?.seq ?? 0
    const now = facts.filter(({ seq }) => seq > known)
    for (const { id, settles } of now) {
      ids.add(id)
      if (settles !== null) settled.add(settles)
    }
    return now
  }
  return {
    append: async (drafts, last) => {
      unread = [...unread, ...drafts]
      const result = await through((log) => log.append(drafts, last))
      const facts = E.isRight(result) ? result.right : null
      if (facts !== null && fallback === null) for (const one of newOf(facts)) seen.push(one)
      const said = E.isRight(result) ? written : result.left.tag === 'Settled' ? overtaken : null
      if (facts !== null || said === null) unread = unread.filter((draft) => !drafts.includes(draft))
      else drafts.forEach((draft) => said.add(draft))
      return result
    },
    read: async (session, afterSeq) => {
      const due = unread.filter((one) => one.session === session && (written.has(one) || overtaken.has(one)))
      // Reads the last known fact again: if another tab filled an emptied storage, a different fact is at its position.
      const last = seen.findLast((one) => one.session === session && one.seq <= afterSeq)
      const found = await through((log) => log.read(session, last === undefined ? afterSeq : last.seq - 1))
      if (E.isLeft(found)) return found
      const fresh = found.right.filter(({ seq }) => seq > afterSeq)
      if (fallback !== null) return E.right(fresh)
      const known = seen.at(-1)
      // The last known fact may have arrived while this read was waiting.
      const isReplaced = known !== undefined && found.right.some(({ seq, id }) => seq === known.seq && id !== known.id)
      const now = newOf(fresh)
      const isThere = (one: Draft<FlowEvent>): boolean =>
        ids.has(one.id) || (overtaken.has(one) && settled.has(one.settles ?? ''))
      // The storage was cleared while the page was open: new facts start at seq 1 again, and would never be read.
      const isEmptied = isReplaced || (last !== undefined && found.right[0]?.id !== last.id) || !due.every(isThere)
      if (isEmptied) return lose('Emptied').read(session, afterSeq)
      for (const one of now) seen.push(one)
      unread = unread.filter((one) => !isThere(one))
      return E.right(fresh)
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

/**
 * The log in memory: for browsers without storage, for replay, and for tests.
 *
 * @param known facts to start from, e.g. those read before the storage was lost
 */
export const memoryLog = (known: readonly AnyFact[] = []): Log => {
  // Grows in place, because copying it at each append slowed down long sessions.
  const facts = [...known]
  const ids = new Set(facts.map(({ id }) => id))
  const settled = new Set(facts.flatMap(({ settles }) => settles ?? []))
  return {
    append: async (drafts, last = null) => {
      const fresh = drafts.filter(({ id }) => !ids.has(id))
      if (fresh.some(({ settles }) => settles !== null && settled.has(settles))) return E.left({ tag: 'Settled' })
      const isNext = last !== null && isAt(last, facts.at(-1))
      const added = numbered(fresh, (facts.at(-1)?.seq ?? 0) + 1)
      for (const one of added) {
        facts.push(one)
        ids.add(one.id)
        if (one.settles !== null) settled.add(one.settles)
      }
      return E.right(isNext ? added : null)
    },
    read: async (session, afterSeq) => E.right(after(facts, afterSeq).filter((fact) => fact.session === session)),
    sessions: async () => E.right(sessionsOf(facts)),
  }
}

export const isAt = ({ seq, id }: Place, fact: AnyFact | undefined): boolean => fact?.seq === seq && fact.id === id

/** Searches from the end, where the new facts are. */
const after = (facts: readonly AnyFact[], seq: number): readonly AnyFact[] =>
  facts.slice(facts.findLastIndex((fact) => fact.seq <= seq) + 1)

/** Newest first. */
export const sessionsOf = (facts: readonly AnyFact[]): readonly SessionEntry[] =>
  facts
    .flatMap(({ event, session, at }) => (beginsSession(event) ? [{ id: session, openedAt: at }] : []))
    .reduce<readonly SessionEntry[]>(withBegun, [])

const numbered = (drafts: readonly Draft<FlowEvent>[], from: number): readonly AnyFact[] =>
  drafts.map((draft, index) => ({ ...draft, seq: from + index }))

/** The log in memory: for browsers without storage, for replay, and for tests. */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../events'
import type { Draft } from '../events/log/envelope'
import { beginsSession, withBegun } from './begins-session'
import type { AnyFact, Log, SessionEntry } from './log'

/** @param known facts to start from, e.g. those read before the storage was lost */
export const memoryLog = (known: readonly AnyFact[] = []): Log => {
  // Grown in place: a copy at each append made long sessions slower the longer they were.
  const facts = [...known]
  const ids = new Set(facts.map(({ id }) => id))
  const settled = new Set(facts.flatMap(({ settles }) => settles ?? []))
  return {
    append: async (drafts) => {
      const fresh = drafts.filter(({ id }) => !ids.has(id))
      if (fresh.some(({ settles }) => settles !== null && settled.has(settles))) return E.left({ tag: 'Settled' })
      for (const one of numbered(fresh, (facts.at(-1)?.seq ?? 0) + 1)) {
        facts.push(one)
        ids.add(one.id)
        if (one.settles !== null) settled.add(one.settles)
      }
      return E.right(undefined)
    },
    read: async (session, afterSeq) => E.right(after(facts, afterSeq).filter((fact) => fact.session === session)),
    sessions: async () => E.right(sessionsOf(facts)),
  }
}

/** From the end, where the new ones are. */
const after = (facts: readonly AnyFact[], seq: number): readonly AnyFact[] =>
  facts.slice(facts.findLastIndex((fact) => fact.seq <= seq) + 1)

/** Newest first. */
export const sessionsOf = (facts: readonly AnyFact[]): readonly SessionEntry[] =>
  facts
    .flatMap(({ event, session, at }) => (beginsSession(event) ? [{ id: session, openedAt: at }] : []))
    .reduce<readonly SessionEntry[]>(withBegun, [])

const numbered = (drafts: readonly Draft<FlowEvent>[], from: number): readonly AnyFact[] =>
  drafts.map((draft, index) => ({ ...draft, seq: from + index }))

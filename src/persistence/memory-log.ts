/** The log in memory: for browsers without storage, for replay, and for tests. */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../events'
import type { Draft } from '../events/log/envelope'
import { beginsSession, withBegun } from './begins-session'
import type { AnyFact, Log, SessionEntry } from './log'

/** @param known facts to start from, e.g. those read before the storage was lost */
export const memoryLog = (known: readonly AnyFact[] = []): Log => {
  let facts = known
  return {
    append: async (drafts) => {
      const fresh = drafts.filter(({ id }) => !facts.some((fact) => fact.id === id))
      if (fresh.some(({ settles }) => settles !== null && facts.some((fact) => fact.settles === settles)))
        return E.left({ tag: 'Settled' })
      facts = [...facts, ...numbered(fresh, (facts.at(-1)?.seq ?? 0) + 1)]
      return E.right(undefined)
    },
    read: async (session, afterSeq) => E.right(facts.filter((fact) => fact.session === session && fact.seq > afterSeq)),
    sessions: async () => E.right(sessionsOf(facts)),
  }
}

/** Newest first. */
export const sessionsOf = (facts: readonly AnyFact[]): readonly SessionEntry[] =>
  facts
    .flatMap(({ event, session, at }) => (beginsSession(event) ? [{ id: session, openedAt: at }] : []))
    .reduce<readonly SessionEntry[]>(withBegun, [])

const numbered = (drafts: readonly Draft<FlowEvent>[], from: number): readonly AnyFact[] =>
  drafts.map((draft, index) => ({ ...draft, seq: from + index }))

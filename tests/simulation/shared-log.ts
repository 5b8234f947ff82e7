/** The log that the tabs of one browser share: IndexedDB as a model, with the time that it takes and the ways in which it fails. */
import * as E from 'fp-ts/Either'
import type { FlowEvent } from '../../src/events'
import type { Draft } from '../../src/events/log'
import { isAt, sessionsOf } from '../../src/persistence/log-with-memory-fallback'
import type { AnyFact, Appended, Log, LogFault, Place, SessionEntry } from '../../src/persistence/log'
import type { Life } from './life'
import type { Luck } from './luck'
import { begin, type VirtualTime } from './virtual-time'

export type SharedLog = {
  readonly facts: () => readonly AnyFact[]
  readonly of: (session: string) => readonly AnyFact[]
  readonly sessions: () => readonly SessionEntry[]
  readonly has: (id: string) => boolean
  /** Milliseconds since the world began: when a fact came into the log, whatever its clock said. */
  readonly cameAt: (fact: AnyFact) => number
  /** How a page reaches it. */
  readonly port: (life: Life) => Log
  /** So many transactions abort from now on. */
  readonly abort: (transactions: number) => void
  /** The browser throws all of it away; the next fact is the first again. */
  readonly lose: () => void
  readonly wasLost: () => boolean
}

export const sharedLog = (time: VirtualTime, luck: Luck): SharedLog => {
  let facts: AnyFact[] = []
  const bySession = new Map<string, AnyFact[]>()
  let ids = new Set<string>()
  let settled = new Set<string>()
  const arrivals = new Map<string, number>()
  let aborting = 0
  let seq = 0
  let lost = false

  const commit = (drafts: readonly Draft<FlowEvent>[], last: Place | null): E.Either<LogFault, Appended> => {
    if (aborting > 0) {
      aborting -= 1
      return E.left({ tag: 'Lost', why: 'QuotaExceededError' })
    }
    const fresh = drafts.filter(({ id }) => !ids.has(id))
    if (fresh.some(({ settles }) => settles !== null && settled.has(settles))) return E.left({ tag: 'Settled' })
    const isNext = last !== null && isAt(last, facts.at(-1))
    const added = fresh.map((draft): AnyFact => ({ ...draft, seq: (seq += 1) }))
    for (const one of added) {
      facts.push(one)
      arrivals.set(one.id, time.now())
      const session = bySession.get(one.session)
      if (session === undefined) bySession.set(one.session, [one])
      else session.push(one)
      ids.add(one.id)
      if (one.settles !== null) settled.add(one.settles)
    }
    return E.right(isNext ? added : null)
  }

  const after = (session: string, place: number): readonly AnyFact[] => {
    const all = bySession.get(session) ?? []
    let from = all.length
    while (from > 0 && (all[from - 1]?.seq ?? 0) > place) from -= 1
    return all.slice(from)
  }

  const sessions = () => sessionsOf(facts)

  return {
    facts: () => facts,
    of: (session) => bySession.get(session) ?? [],
    sessions,
    cameAt: ({ id, at }) => arrivals.get(id) ?? at - begin,
    has: (id) => ids.has(id),
    port: (life) => ({
      // A page that dies before the transaction is complete has written nothing; one that dies after it never hears of it.
      append: (drafts, last = null) =>
        new Promise((resolve) => {
          time.after(luck.span(1), () => {
            if (life.isOver()) return
            const written = commit(drafts, last)
            life.later(0.1, () => resolve(written))
          })
        }),
      read: (session, place) => life.in(luck.span(0.5), () => E.right(after(session, place))),
      sessions: () => life.in(luck.span(0.5), () => E.right(sessions())),
    }),
    abort: (transactions) => (aborting = transactions),
    lose: () => {
      facts = []
      bySession.clear()
      ids = new Set()
      settled = new Set()
      seq = 0
      lost = true
    },
    wasLost: () => lost,
  }
}

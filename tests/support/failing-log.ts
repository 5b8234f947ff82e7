/** A log in memory that fails on request, and a draft for it. */
import * as E from 'fp-ts/Either'
import { fact, type FlowEvent } from '../../src/events'
import type { Draft } from '../../src/events/log'
import type { Log } from '../../src/persistence/log'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'

/** A log whose storage is lost, or that has a bug, from the moment a test says so. */
export const failingLog = () => {
  const store = memoryLog()
  let dead: string | null = null
  let bug: (() => Promise<never>) | null = null
  const alive =
    <A>(work: () => Promise<A>) =>
    () => {
      if (bug !== null) return bug()
      return dead === null ? work() : Promise.resolve(E.left({ tag: 'Lost' as const, why: dead }))
    }
  const log: Log = {
    append: (...given) => alive(() => store.append(...given))(),
    read: (session, after) => alive(() => store.read(session, after))(),
    sessions: () => alive(() => store.sessions())(),
  }
  return {
    log,
    breakDown: (why: string) => {
      dead = why
    },
    fails: (how: (() => Promise<never>) | null) => {
      bug = how
    },
  }
}

export const draft = (id: string): Draft<FlowEvent> => ({
  id,
  session: 'session',
  at: 0,
  tab: 'tab',
  build: 'test',
  cause: null,
  settles: null,
  event: fact('DesignUndone'),
})

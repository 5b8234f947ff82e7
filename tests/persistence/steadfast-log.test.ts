import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { Draft } from '../../src/events/envelope'
import type { Log } from '../../src/persistence/log'
import { memoryLog } from '../../src/persistence/memory-log'
import { steadfastLog } from '../../src/persistence/steadfast-log'

describe('[L-05] a store that is lost', () => {
  it.each(['QuotaExceededError', 'InvalidStateError', 'SecurityError'])(
    'with %s: facts go on in memory, none is lost, it is told once',
    async (why) => {
      const told: string[] = []
      const { log, breakDown } = mortal()
      const steadfast = steadfastLog(log, (reason) => told.push(reason))
      await steadfast.append([draft('a')])
      await steadfast.read('session', 0)
      breakDown(why)
      await steadfast.append([draft('b')])
      await steadfast.append([draft('c')])
      const facts = await steadfast.read('session', 0)
      expect(E.isRight(facts) && facts.right.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      expect(told).toEqual([why])
    },
  )

  it('refused from the start: the flow opens in memory', async () => {
    const told: string[] = []
    const { log, breakDown } = mortal()
    breakDown('SecurityError')
    const steadfast = steadfastLog(log, (reason) => told.push(reason))
    expect(E.isRight(await steadfast.sessions())).toBe(true)
    await steadfast.append([draft('a')])
    const facts = await steadfast.read('session', 0)
    expect(E.isRight(facts) && facts.right.length).toBe(1)
    expect(told).toEqual(['SecurityError'])
  })
})

const mortal = () => {
  const store = memoryLog()
  let dead: string | null = null
  const alive =
    <A>(work: () => Promise<A>) =>
    async () =>
      dead === null ? work() : E.left({ tag: 'Lost' as const, why: dead })
  const log: Log = {
    append: (drafts) => alive(() => store.append(drafts))(),
    read: (session, after) => alive(() => store.read(session, after))(),
    sessions: () => alive(() => store.sessions())(),
  }
  return {
    log,
    breakDown: (why: string) => {
      dead = why
    },
  }
}

const draft = (id: string): Draft<FlowEvent> => ({
  id,
  session: 'session',
  at: 0,
  tab: 'tab',
  build: 'test',
  cause: null,
  settles: null,
  event: fact('DesignUndone'),
})

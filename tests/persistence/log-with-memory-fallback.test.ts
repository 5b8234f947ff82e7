import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Log } from '../../src/persistence/log'
import { logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import { draft, failingLog } from '../support/failing-log'

describe('storage that is lost', { tags: ['L-05'] }, () => {
  it.each(['QuotaExceededError', 'InvalidStateError', 'SecurityError'])(
    'with %s: facts continue in memory, none is lost, and the loss is reported once',
    async (why) => {
      const told: string[] = []
      const { log, breakDown } = failingLog()
      const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
      await fallback.append([draft('a')])
      await fallback.read('session', 0)
      breakDown(why)
      await fallback.append([draft('b')])
      await fallback.append([draft('c')])
      const facts = await fallback.read('session', 0)
      expect(E.isRight(facts) && facts.right.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
      expect(told).toEqual([why])
    },
  )

  it('refused from the start: the flow opens in memory', async () => {
    const told: string[] = []
    const { log, breakDown } = failingLog()
    breakDown('SecurityError')
    const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
    expect(E.isRight(await fallback.sessions())).toBe(true)
    await fallback.append([draft('a')])
    const facts = await fallback.read('session', 0)
    expect(E.isRight(facts) && facts.right.length).toBe(1)
    expect(told).toEqual(['SecurityError'])
  })

  it.each<[string, () => Promise<never>]>([
    ['rejects', () => Promise.reject(new TypeError('a bug'))],
    [
      'throws',
      () => {
        throw new TypeError('a bug')
      },
    ],
  ])('by a bug that %s: treated like any other loss', async (_how, fail) => {
    const told: string[] = []
    const { log, fails } = failingLog()
    const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
    await fallback.append([draft('a')])
    await fallback.read('session', 0)
    fails(fail)
    await fallback.append([draft('b')])
    expect(await idsIn(fallback)).toEqual(['a', 'b'])
    expect(told).toEqual(['TypeError: a bug'])
  })

  it('after an append, before it is read: the appended fact is there', async () => {
    const { log, breakDown } = failingLog()
    const fallback = logWithMemoryFallback(log, () => undefined)
    await fallback.append([draft('a')])
    await fallback.read('session', 0)
    await fallback.append([draft('b')])
    breakDown('InvalidStateError')
    expect(await idsIn(fallback)).toEqual(['a', 'b'])
  })

  it('during an append: the fact is there', async () => {
    const { log, breakDown } = failingLog()
    const fallback = logWithMemoryFallback(log, () => undefined)
    await fallback.append([draft('a')])
    await fallback.read('session', 0)
    const writing = fallback.append([draft('b')])
    breakDown('InvalidStateError')
    await fallback.read('session', 0)
    await writing
    expect(await idsIn(fallback)).toEqual(['a', 'b'])
  })

  it('during a read: the result of that read is ignored', async () => {
    const { log, breakDown } = failingLog()
    const gate: { open: () => void } = { open: () => undefined }
    let isClosed = false
    const slow: Log = {
      ...log,
      read: async (session, after) => {
        const found = await log.read(session, after)
        if (isClosed) await new Promise<void>((resolve) => (gate.open = resolve))
        return found
      },
    }
    const fallback = logWithMemoryFallback(slow, () => undefined)
    await fallback.append([draft('a')])
    await fallback.read('session', 0)
    await log.append([draft('of another tab')])
    isClosed = true
    const reading = fallback.read('session', 1)
    await Promise.resolve()
    breakDown('InvalidStateError')
    await fallback.append([draft('b')])
    gate.open()
    const found = await reading
    expect(E.isRight(found) && found.right.map(({ id }) => id)).toEqual(['b'])
  })

  it('after another tab answered first: this tab’s own answer is kept', async () => {
    const { log, breakDown } = failingLog()
    const fallback = logWithMemoryFallback(log, () => undefined)
    await log.append([{ ...draft('first'), settles: 'request' }])
    await fallback.append([{ ...draft('second'), settles: 'request' }])
    breakDown('InvalidStateError')
    expect(await idsIn(fallback)).toEqual(['second'])
  })
})

const idsIn = async (log: Log) => {
  const facts = await log.read('session', 0)
  return E.isRight(facts) && facts.right.map(({ id }) => id)
}

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Log } from '../../src/persistence/log'
import { memoryLog, logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import { draft } from '../support/failing-log'

describe('a log whose storage is cleared', { tags: ['L-05'] }, () => {
  it('while a page is open, so that positions restart: every fact is there, and the loss is reported', async () => {
    const told: string[] = []
    const { log, empty } = emptiable()
    const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
    for (const id of ['a', 'b', 'c']) await fallback.append([draft(id)])
    await fallback.read('session', 0)
    empty()
    await fallback.append([draft('d')])
    const fresh = await fallback.read('session', 3)
    expect(E.isRight(fresh) && fresh.right.map(({ id }) => id)).toEqual(['d'])
    await fallback.append([draft('e')])
    expect(await idsIn(fallback)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(told).toEqual(['Emptied'])
  })

  it('and restarted by an answer of another tab: this tab keeps its own answer to the same request', async () => {
    const told: string[] = []
    const { log, empty } = emptiable()
    const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
    for (const id of ['a', 'b', 'c']) await fallback.append([draft(id)])
    await fallback.read('session', 0)
    empty()
    await log.append([{ ...draft('theirs'), settles: 'a' }])
    expect(E.isLeft(await fallback.append([{ ...draft('ours'), settles: 'a' }]))).toBe(true)
    expect(await idsIn(fallback)).toEqual(['a', 'b', 'c', 'ours'])
    expect(told).toEqual(['Emptied'])
  })

  it('and filled by another tab beyond this page’s position: its facts stay, and the loss is reported', async () => {
    const told: string[] = []
    const { log, empty } = emptiable()
    const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
    await fallback.append([draft('a'), draft('b')])
    await fallback.read('session', 0)
    empty()
    await log.append(['p', 'q', 'r'].map((id) => ({ ...draft(id), session: 'theirs' })))
    await fallback.append([draft('c')])
    const fresh = await fallback.read('session', 2)
    expect(E.isRight(fresh) && fresh.right.map(({ id }) => id)).toEqual(['c'])
    expect(await idsIn(fallback)).toEqual(['a', 'b', 'c'])
    expect(told).toEqual(['Emptied'])
  })

  it('is not confused with one in which another tab answered first', async () => {
    const told: string[] = []
    const { log } = emptiable()
    const fallback = logWithMemoryFallback(log, (reason) => told.push(reason))
    await fallback.append([draft('a')])
    await log.append([{ ...draft('theirs'), settles: 'a' }])
    await fallback.append([{ ...draft('ours'), settles: 'a' }])
    expect(await idsIn(fallback)).toEqual(['a', 'theirs'])
    await fallback.append([{ ...draft('again'), settles: 'a' }])
    await fallback.read('session', 2)
    expect(told).toEqual([])
  })
})

const idsIn = async (log: Log) => {
  const facts = await log.read('session', 0)
  return E.isRight(facts) && facts.right.map(({ id }) => id)
}

/** A log whose site data can be cleared. */
const emptiable = (): { readonly log: Log; readonly empty: () => void } => {
  let now = memoryLog()
  return {
    log: {
      append: (...given) => now.append(...given),
      read: (session, afterSeq) => now.read(session, afterSeq),
      sessions: () => now.sessions(),
    },
    empty: () => {
      now = memoryLog()
    },
  }
}

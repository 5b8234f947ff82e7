import * as E from 'fp-ts/Either'
import { IDBDatabase, IDBFactory, IDBOpenDBRequest, IDBTransaction } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fact } from '../../src/events'
import { indexedDbLog } from '../../src/persistence/indexed-db-log'
import type { Log } from '../../src/persistence/log'
import { logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import { all, draft } from './log-helpers'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a database that does not answer', { tags: ['L-05'] }, () => {
  it('on its connection: a new one is opened, no fact is lost, and nothing is reported', async () => {
    const told: string[] = []
    const log = logWithMemoryFallback(indexedDbLog('silent connection'), (why) => told.push(why))
    await log.append([one('a')])
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(silence)
    const appended = log.append([one('b')])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(E.isRight(await appended)).toBe(true)
    expect(await idsIn(log)).toEqual(['a', 'b'])
    expect(told).toEqual([])
  })

  it('on a new connection either: facts continue in memory, and the loss is reported', async () => {
    const told: string[] = []
    const log = logWithMemoryFallback(indexedDbLog('silent database'), (why) => told.push(why))
    await log.append([one('a')])
    await log.read('session', 0)
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(silence)
    const appended = log.append([one('b')])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(E.isRight(await appended)).toBe(true)
    expect(await idsIn(log)).toEqual(['a', 'b'])
    expect(told).toEqual(['TimeoutError'])
  })

  it('when it is opened: facts continue in memory, and the loss is reported', async () => {
    const told: string[] = []
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest())
    const log = logWithMemoryFallback(indexedDbLog('silent opening'), (why) => told.push(why))
    const appended = log.append([one('a')])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(E.isRight(await appended)).toBe(true)
    expect(await idsIn(log)).toEqual(['a'])
    expect(told).toEqual(['TimeoutError'])
  })
})

// Helpers

const one = (id: string) => draft(id, fact('DesignUndone'))

const idsIn = async (log: Log) => (await all(log)).map(({ id }) => id)

/** A transaction that is never started. */
function silence(this: IDBDatabase, names: string | Iterable<string>, mode?: IDBTransactionMode): IDBTransaction {
  const stores = typeof names === 'string' ? [names] : [...names]
  return Reflect.construct(IDBTransaction, [stores, mode ?? 'readonly', 'default', this]) as IDBTransaction
}

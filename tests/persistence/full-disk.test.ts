import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { createLoop } from '../../src/app/loop/loop'
import { indexedDbLog } from '../../src/persistence/indexed-db-log'
import { logWithMemoryFallback } from '../../src/persistence/log-with-memory-fallback'
import { storage } from '../../src/projections/shell'
import { surroundings } from '../support/world'

afterEach(() => breakDown(null))

describe('a disk that is full', { tags: ['L-05'] }, async () => {
  const calm = await aFlow('calm', null)

  it('has room for this flow without the fault: many writes of facts, sessions and long texts', () => {
    expect(calm.told).toEqual([])
    expect(calm.writes).toBeGreaterThanOrEqual(14)
  })

  it.each(Array.from({ length: calm.writes }, (_, index) => index + 1))(
    'at write %i: every fact is there and folded, and the loss is reported once',
    async (write) => {
      const full = await aFlow(`full-${write}`, write)
      expect(full.told).toEqual(['QuotaExceededError'])
      expect(full.types.filter((type) => type !== 'StorageLost')).toEqual(calm.types)
      expect(full.types.filter((type) => type === 'StorageLost')).toHaveLength(1)
      expect(full.storage).toBe('lost')
    },
  )

  it.each([1, 2, 3])('at the end of transaction %i: the same', async (commit) => {
    const full = await aFlow(`full-commit-${commit}`, null, commit)
    expect(full.told).toEqual(['QuotaExceededError'])
    expect(full.types.filter((type) => type !== 'StorageLost')).toEqual(calm.types)
    expect(full.storage).toBe('lost')
  })
})

// Helpers

/** A flow whose nth write, or nth end of a transaction, finds no room. Nothing else fails. */
async function aFlow(name: string, write: number | null, commit: number | null = null) {
  const counted = breakDown(write, commit)
  const told: string[] = []
  let ids = 0
  let reported = Promise.resolve()
  const log = logWithMemoryFallback(indexedDbLog(name), (why) => {
    told.push(why)
    reported = loop.record(fact('StorageLost', { why }))
  })
  const stamps = { id: () => `${name}-${(ids += 1)}`, now: () => ids, tab: 'tab', build: 'test' }
  const loop = createLoop({ log, session: 'session', stamps })
  await loop.record(opened)
  await loop.record(fact('EditorSettingsReadRequested', { preview: null }))
  const request = loop.facts().find(({ event }) => event.type === 'EditorSettingsReadRequested')?.id ?? ''
  const answer = fact('EditorSettingsReadReceived', { settings: JSON.stringify({ css: 'body{}'.repeat(1000) }) })
  // Three of one moment: a batch of two, and the answer by itself.
  await Promise.all([
    loop.record(fact('DesignWithoutAiChosen')),
    loop.record(fact('NetworkLost')),
    loop.record(answer, { cause: request, settles: request }),
  ])
  for (const palette of ['Slate', 'Canary', 'Slate', 'Canary']) await loop.record(fact('PaletteChosen', { palette }))
  await Promise.all([loop.record(fact('DesignUndone')), loop.record(fact('DesignRedone'))])
  await loop.record(fact('SaveChosen'))
  await reported
  return {
    told,
    writes: counted.writes,
    types: loop.facts().map(({ event }) => event.type),
    storage: storage(loop.state()),
  }
}

const opened: FlowEvent = fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false })

type Write = (this: IDBObjectStore, value: unknown, key?: IDBValidKey) => IDBRequest<IDBValidKey>
const { add, put } = IDBObjectStore.prototype as unknown as Readonly<Record<'add' | 'put', Write>>
const { commit: commitOf } = IDBTransaction.prototype as unknown as { readonly commit: (this: IDBTransaction) => void }

type Inside = { _execRequestAsync: (job: object) => IDBRequest<IDBValidKey>; _abort: (why: string) => void }

/** @returns how many writes there were since */
function breakDown(write: number | null, commit: number | null = null) {
  const counted = { writes: 0, commits: 0 }
  const orFail = (work: Write): Write =>
    function (this: IDBObjectStore, ...row) {
      counted.writes += 1
      if (counted.writes !== write) return work.apply(this, row)
      const operation = () => {
        throw new DOMException('No room.', 'QuotaExceededError')
      }
      return (this.transaction as unknown as Inside)._execRequestAsync({ source: this, operation })
    }
  IDBObjectStore.prototype.add = orFail(add)
  IDBObjectStore.prototype.put = orFail(put)
  IDBTransaction.prototype.commit = function (this: IDBTransaction) {
    counted.commits += 1
    if (counted.commits === commit) (this as unknown as Inside)._abort('QuotaExceededError')
    else commitOf.apply(this)
  }
  return counted
}

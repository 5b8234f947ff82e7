import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import type { Draft, UnknownFact } from '../../src/events/log'
import { createLoop } from '../../src/app/loop/loop'
import type { AnyFact, Log } from '../../src/persistence/log'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import { logWithVersionGuard } from '../../src/persistence/log-with-version-guard'

describe('a tab of an older build', { tags: ['L-04', 'L-06'] }, () => {
  it('that receives a newer build’s unknown fact reports it once and stops writing', async () => {
    const { store, told, loop } = page()
    await loop.record(fact('DesignUndone'))
    await store.append([theirs('a', unknown, 'newer')])
    await loop.catchUp()
    await store.append([theirs('b', unknown, 'newer')])
    await loop.catchUp()
    expect(told).toEqual(['outdated'])
    await loop.record(fact('DesignRedone'))
    expect(await typesIn(store)).toEqual(['DesignUndone', 'UnknownFact', 'UnknownFact'])
  })

  it('reports it before the state includes the facts that came with it', async () => {
    const { store, told, loop } = page()
    await loop.record(fact('DesignUndone'))
    loop.state$.subscribe(({ seq }) => told.push(`state ${seq}`))
    await store.append([theirs('a', unknown, 'newer')])
    await loop.catchUp()
    expect(told).toEqual(['state 1', 'outdated', 'state 2'])
  })

  it('continues if it can read the facts of a newer build', async () => {
    const { store, told, loop } = page()
    await loop.record(fact('DesignUndone'))
    await store.append([theirs('a', fact('DesignRedone'), 'newer')])
    await loop.catchUp()
    await loop.record(fact('DesignUndone'))
    expect(told).toEqual([])
    expect(await typesIn(store)).toHaveLength(3)
  })

  it('continues a session that has unknown facts when it is opened', async () => {
    const { store, told, loop } = page()
    await store.append([theirs('a', unknown, 'newer')])
    await loop.catchUp()
    await loop.record(fact('DesignUndone'))
    expect(told).toEqual([])
    expect(await typesIn(store)).toEqual(['UnknownFact', 'DesignUndone'])
  })

  it('ignores an unreadable fact of its own build: that is a bug, and reloading would not help', async () => {
    const { store, told, loop } = page()
    await loop.record(fact('DesignUndone'))
    await store.append([theirs('a', unknown, 'ours')])
    await loop.catchUp()
    await loop.record(fact('DesignUndone'))
    expect(told).toEqual([])
    expect(await typesIn(store)).toHaveLength(3)
  })
})

// Helpers

const page = () => {
  const told: string[] = []
  const store = memoryLog()
  let ids = 0
  const loop = createLoop({
    log: logWithVersionGuard(store, 'ours', () => told.push('outdated')),
    session: 'session',
    stamps: { id: () => `own-${(ids += 1)}`, now: () => ids, tab: 'tab', build: 'ours' },
  })
  return { store, told, loop }
}

const unknown: UnknownFact = { type: 'UnknownFact', raw: { type: 'MoonChosen' }, why: 'nobody knows it' }

const theirs = (id: string, event: FlowEvent | UnknownFact, build: string): Draft<FlowEvent> => ({
  id,
  session: 'session',
  at: 0,
  tab: 'other',
  build,
  cause: null,
  settles: null,
  event: event as FlowEvent,
})

const typesIn = async (store: Log) => {
  const facts = await store.read('session', 0)
  return E.isRight(facts) ? facts.right.map(({ event }: AnyFact) => event.type) : []
}

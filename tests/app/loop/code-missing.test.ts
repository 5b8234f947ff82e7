import 'fake-indexeddb/auto'
import * as E from 'fp-ts/Either'
import { firstValueFrom, filter } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import { createLoop } from '../../../src/app/loop/loop'
import { stuck$, type Stuck } from '../../../src/effects/adapters/load-whole-logic'
import { fact } from '../../../src/events'
import { indexedDbLog } from '../../../src/persistence/indexed-db-log'
import type { Log } from '../../../src/persistence/log'
import { opened } from '../../support/story'

const server = vi.hoisted(() => ({ down: true }))

vi.mock('../../../src/projections/whole-logic', async (original) => {
  if (server.down) throw new Error('gone')
  return original()
})

describe('a fact of another screen, while the code of the screens after the intro does not load', () => {
  it('given it is recorded, then it waits in the log until another try succeeds', { tags: ['R-01'] }, async () => {
    const log = indexedDbLog('code-missing')
    let ids = 0
    const loop = createLoop({
      log,
      session: 'session',
      stamps: { id: () => `fact-${(ids += 1)}`, now: () => 1_700_000_000_000 + ids, tab: 'tab', build: 'test' },
    })
    await loop.record(opened(''))
    await loop.record(fact('ShopNamed', { name: 'Correia' }))
    expect(loop.state().wizard.name).toBe('Correia')

    let ended = false
    const recorded = loop.record(fact('QuickStartChosen')).then(() => (ended = true))
    const first = await stuck()
    expect(first.why).toContain('Error')
    expect(await kept(log)).toEqual(['FlowOpened', 'ShopNamed', 'QuickStartChosen'])
    expect([ended, loop.state().seq]).toEqual([false, 2])

    first.retry()
    const second = await stuck(first)
    server.down = false
    second.retry()
    await recorded
    expect(stuck$.value).toBeNull()
    expect([loop.state().seq, loop.state().wizard.quick]).toEqual([3, true])
  })
})

// Helpers

const stuck = (before: Stuck | null = null) =>
  firstValueFrom(stuck$.pipe(filter((now): now is Stuck => now !== null && now !== before)))

const kept = async (log: Log) => {
  const facts = await log.read('session', 0)
  return E.isRight(facts) ? facts.right.map(({ event }) => event.type) : []
}

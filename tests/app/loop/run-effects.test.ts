import { BehaviorSubject, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Ports } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Log } from '../../../src/persistence/log'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { openFlow } from '../../../src/app/loop/open-flow'
import { runEffects } from '../../../src/app/loop/run-effects'
import { isRequest } from '../../../src/events/call-facts'
import { owed } from '../../../src/projections/owed'
import { fakeStore } from '../../support/fake-store'
import { until } from '../../support/session-run'
import { fakePorts, surroundings } from '../../support/world'

describe('effects that move from one tab to another', { tags: ['L-04'] }, () => {
  it('open calls continue under the same ids, and none is recorded twice', async () => {
    const log = memoryLog()
    const first = await aTab(log, 'first', { rest: { ...store().rest, ask: () => NEVER } })
    // What the first tab records from here on is announced to the second late, or never.
    const second = await aTab(log, 'second', {})
    first.held$.next(true)
    await until(first, ({ calls }) => Object.keys(calls.open).length > 1)
    const asked = Object.keys(first.loop.state().calls.open)
    first.held$.next(false)
    second.held$.next(true)
    await until(second, (state) => state.store !== null && owed(state).length === 0)
    const facts = second.loop.facts()
    for (const id of asked) expect(facts.filter(({ settles }) => settles === id)).toHaveLength(1)
    expect(facts.filter(({ event }) => isRequest(event)).map(({ id }) => id)).toEqual(asked)
    first.close()
    second.close()
  })

  it('a tab that has lost the lock makes no more calls', async () => {
    const log = memoryLog()
    let calls = 0
    const counting = store()
    const only = await aTab(log, 'only', {
      rest: { ...counting.rest, ask: (request) => ((calls += 1), counting.rest.ask(request)) },
    })
    await only.loop.record(fact('DesignWithoutAiChosen'))
    await quiet()
    expect(calls).toBe(0)
    only.held$.next(true)
    await until(only, ({ setUp }) => setUp.stage === 'done')
    only.held$.next(false)
    await quiet()
    const before = calls
    await only.loop.record(fact('SaveChosen'))
    await quiet()
    expect(calls).toBe(before)
    only.close()
  })

  it('a tab that keeps its facts in memory only does not wait for other tabs', { tags: ['P-12'] }, async () => {
    const alone = await aTab(memoryLog(), 'only', {})
    await alone.loop.record(fact('StorageLost', { why: 'QuotaExceededError' }))
    await until(alone, (state) => state.store !== null)
    alone.close()
  })

  it('the departure of a closed page is abandoned, requested or not', { tags: ['P-05'] }, async () => {
    for (const asked of [true, false]) {
      const log = memoryLog()
      const gone = await aTab(log, 'first', {})
      gone.close()
      await gone.loop.record(fact('WayOutTaken', { url: '/shop' }))
      if (asked) await gone.loop.record(fact('DepartureRequested', { url: '/shop' }))
      const next = await aTab(log, 'second', { clock: { now: () => 0, after: () => of(0) } })
      next.held$.next(true)
      await until(next, ({ departure, calls }) => departure === null && !calls.open['first-4'])
      expect(next.loop.facts().map(({ event }) => event.type)).toContain('DepartureAbandoned')
      next.close()
    }
  })

  it(
    'a page that leaves for another place than an earlier page goes to its own place',
    { tags: ['R-01'] },
    async () => {
      const log = memoryLog()
      const gone = await aTab(log, 'first', {})
      gone.close()
      await gone.loop.record(fact('WayOutTaken', { url: '/shop' }))
      await gone.loop.record(fact('DepartureRequested', { url: '/shop' }))
      const left: (string | null)[] = []
      const { navigation } = store()
      const next = await aTab(log, 'second', { navigation: { ...navigation, leave: (url) => void left.push(url) } })
      await next.loop.record(fact('WayOutTaken', { url: '/elsewhere' }))
      await until(next, ({ departure }) => departure === null)
      await quiet()
      expect(left).toEqual(['/elsewhere'])
      expect(next.loop.state().calls.open).toEqual({})
      next.close()
    },
  )
})

// Helpers

const quiet = () => new Promise((resolve) => setTimeout(resolve, 20))

const store = () => fakePorts(fakeStore())

const aTab = async (log: Log, tab: string, over: Partial<Ports>) => {
  const held$ = new BehaviorSubject(false)
  const ports: Ports = { ...store(), ...over, locks: { ...store().locks, held: () => held$ } }
  let ids = 0
  const loop = await openFlow({
    log,
    stamps: { id: () => `${tab}-${(ids += 1)}`, now: () => 1_700_000_000_000 + ids, tab, build: 'test' },
    surroundings,
    path: '',
    arrival: 'address',
    customizing: false,
    joins: async () => tab !== 'first' && tab !== 'only',
    onAppended: () => undefined,
  })
  const effects = runEffects(loop, ports, tab).subscribe()
  return { loop, held$, close: () => effects.unsubscribe() }
}

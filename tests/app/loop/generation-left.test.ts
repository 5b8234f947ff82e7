import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { owed } from '../../../src/projections/owed'
import { fakeStore } from '../../support/fake-store'
import { answered, gated, generated, toned, withAi } from '../../support/wizard-run'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const count = (calls: readonly string[], call: string) => calls.filter((asked) => asked.includes(call)).length

describe('a generation that is left', () => {
  it(
    'given the merchant goes back to an answer, then nothing more is asked; Continue goes on where it was',
    { tags: ['A-05'] },
    async () => {
      const gate = gated(/POST .*ai\/images/)
      const run = await answered(fakeStore(), gate.weather)
      await toned(run)
      await until(run.page, gate.reached)
      await run.page.loop.record(fact('PathVisited', { path: paths.tone }))
      gate.open()
      await until(run.page, ({ calls }) => Object.keys(calls.open).length === 0)
      const asked = run.store.asked.length
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(run.store.asked).toHaveLength(asked)
      expect(run.page.loop.state().setUp.stage).toBe('founding')
      const state = await generated(run)
      expect(state.route.path).toBe(paths.designer)
      expect(count(run.store.asked, 'ai/images')).toBe(1)
    },
  )

  it(
    'given the last calls end while an answer is shown, then Continue opens the designer, no call repeats',
    { tags: ['A-05'] },
    async () => {
      const gate = gated(/POST \/wc\/private\/patterns/)
      const run = await answered(fakeStore(), gate.weather)
      await toned(run)
      await until(run.page, gate.reached)
      await until(run.page, ({ calls }) => Object.keys(calls.open).length === 1)
      await run.page.loop.record(fact('PathVisited', { path: paths.tone }))
      gate.open()
      await until(run.page, ({ calls }) => Object.keys(calls.open).length === 0)
      expect(run.page.loop.state().route.path).toBe(paths.tone)
      const state = await generated(run)
      expect(state.route.path).toBe(paths.designer)
      expect(count(run.store.asked, 'ai/images')).toBe(1)
    },
  )

  it.each([
    ['the patterns', /POST .*ai\/patterns/],
    ['the products', /POST .*ai\/products/],
    ['a product', /POST .*ai\/product$/],
    ['the search for pictures', /POST .*ai\/images/],
    ['the publication', /POST .*publications/],
  ])(
    'given an answer changes while %s of the former ones are open, then the store uses only the new ones',
    { tags: ['A-05'] },
    async (_what, call) => {
      const gate = gated(call)
      const run = await answered(fakeStore(), gate.weather)
      await toned(run)
      await until(run.page, gate.reached)
      await run.page.loop.record(fact('PathVisited', { path: paths.wizard }))
      await run.page.loop.record(fact('BusinessDescribed', { text: 'We sell tea' }))
      await run.page.loop.record(fact('LookChosen', { look: 'Bold' }))
      await toned(run)
      gate.open()
      const state = await until(run.page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
      expect(run.store.ai).toMatchObject({ patterns: 'We sell tea', marked: 'We sell tea' })
      expect(Object.values(run.store.ai.products).every((title) => title.endsWith('We sell tea'))).toBe(true)
      expect(JSON.stringify(run.store.styles['7'])).toContain('rubik')
      expect(state.designing.design?.fonts).toBe('Rubik + Inter')
    },
  )

  it(
    'given the page is loaded again on the loader, then it continues there and ends in the designer',
    { tags: ['L-03'] },
    async () => {
      const gate = gated(/POST .*ai\/patterns/)
      const run = await answered(fakeStore(), gate.weather)
      await toned(run)
      await until(run.page, gate.reached)
      run.page.close()
      const next = await openPage(run.log, fakePorts(run.store), paths.generating, withAi)
      expect(next.loop.state().route.path).toBe(paths.generating)
      const state = await until(next, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
      expect(state.route.path).toBe(paths.designer)
      expect(count(run.store.asked, 'POST /customize-your-store/v1/ai/images')).toBe(1)
      next.close()
    },
  )
})

import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { canRestore } from '../../../src/projections/restoring'
import { owed } from '../../../src/projections/owed'
import { lineWords } from '../../../src/views/restoring/labels'
import { asked, restored, undone } from '../../support/restore-run'
import { fakeStore, serve, type FakeStore } from '../../support/fake-store'
import { until } from '../../support/session-run'
import { sumOf } from '../../support/store-sum'
import type { Weather } from '../../support/world'
import { answered, broken, failedRun, failing, generated, toned } from '../../support/wizard-run'

const shop = (): FakeStore => {
  const store = fakeStore()
  store.options['blogname'] = ''
  return store
}

/** Samples that the store made before anybody asked for words. */
const withSamples = (): FakeStore => {
  const store = shop()
  const times = { date: '2020-01-01T00:00:00', modified: '2020-01-01T00:00:05' }
  for (let id = 100; id < 106; id += 1) store.products.push({ id, status: 'publish', ...times })
  return store
}

describe('the design from before a generation', () => {
  it(
    'given a generation, then the list says what goes back: texts and pictures and the title too',
    { tags: ['D-19'] },
    async () => {
      const { page } = await answered(shop()).then(async (run) => (await generated(run), run))
      const [choice] = await asked(page)
      expect(choice?.changes.map((change) => lineWords(change, 'back', choice.theme))).toEqual([
        'Homepage: previous version',
        'Header: previous version',
        'Footer: previous version',
        'Colors and fonts: previous version',
        'Front page: previous setting',
        '6 sample products: to the trash',
        'Texts and images written for your business: previous version',
        '2 font families: removed',
        'Store title: previous one',
        'Answers and suggestions of the wizard: previous ones',
        'Theme: back to The theme twentytwentythree',
      ])
    },
  )

  it.each([
    ['an empty shop', shop],
    ['a shop with samples', withSamples],
  ])(
    'given %s, then a restore resets it, texts and title too, and undo brings all of it back',
    { tags: ['D-19'] },
    async (_what, make) => {
      const store = make()
      const before = sumOf(store)
      const run = await answered(store)
      await generated(run)
      const made = sumOf(store)
      expect(made.words.products.every((words) => words !== '')).toBe(true)
      await restored(run.page)
      expect(sumOf(store)).toEqual(before)
      await undone(run.page)
      expect(sumOf(store)).toEqual(made)
    },
  )

  it.each([
    ['a product', /POST .*ai\/product$/],
    ['the mark', /POST .*ai\/business-description/],
    ['the publication', /POST .*publications/],
  ])(
    'given a generation that failed at %s, then what it did can be restored',
    { tags: ['D-19'] },
    async (_what, call) => {
      const store = shop()
      const before = sumOf(store)
      const fails = { value: true }
      const run = await answered(store, failing(call, fails))
      await toned(run)
      expect(canRestore(await failedRun(run))).toBe(true)
      fails.value = false
      expect(sumOf(store)).not.toEqual(before)
      await restored(run.page)
      expect(sumOf(store)).toEqual(before)
    },
  )

  it(
    'given the answer about the samples was lost, then a restore removes them nevertheless',
    { tags: ['D-19'] },
    async () => {
      const store = shop()
      const before = sumOf(store)
      const lost = { value: true }
      const weather: Weather = (request) => {
        if (!lost.value || !request.path.endsWith('ai/products')) return of(null)
        serve(store, request)
        return of(broken)
      }
      const run = await answered(store, weather)
      await toned(run)
      await failedRun(run)
      lost.value = false
      await run.page.loop.record(fact('GenerationRetried'))
      await until(run.page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
      await restored(run.page)
      expect(sumOf(store)).toEqual(before)
    },
  )
})

import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { owed } from '../../../src/projections/owed'
import { fakeStore } from '../../support/fake-store'
import { answered, broken, failedRun, failing, generated, isOnTone, toned, withModel } from '../../support/wizard-run'
import { until } from '../../support/session-run'
import { type Weather } from '../../support/world'

const aiSuggestions = 'woocommerce_customize_store_ai_suggestions'
const count = (calls: readonly string[], call: string) => calls.filter((asked) => asked.includes(call)).length

const fatal: readonly (readonly [string, RegExp])[] = [
  ['StoreRead', /GET .*themes\/recommended/],
  ['AiConnection', /POST .*\/options/],
  ['AiImageSearch', /POST .*ai\/images/],
  ['AiStoreRead', /GET .*ai\/store-info/],
  ['AiProductWriting', /POST .*ai\/products/],
  ['AiPatternWriting', /POST .*ai\/patterns/],
  ['AiProductUpdate', /POST .*ai\/product$/],
  ['AiDescriptionMark', /POST .*ai\/business-description/],
  ['AiTitleWriting', /POST .*ai\/store-title/],
  ['ThemeInstall', /POST .*themes\/install/],
  ['DesignRead', /GET .*templates\/lookup/],
  ['PatternsRead', /GET .*block-patterns\/patterns/],
  ['Publication', /POST .*publications/],
]

const shopWithModel = () => {
  const store = fakeStore()
  store.ai.model = true
  return store
}

describe('a generation that fails', () => {
  it.each(fatal)(
    'given %s fails (%s), then the last question is shown, and a retry ends as if nothing had failed',
    { tags: ['A-05', 'A-06'] },
    async (what, call) => {
      // The built-in suggestions need no permission.
      const answers = (weather?: Weather) =>
        what === 'AiConnection' ? answered(shopWithModel(), weather, {}, withModel) : answered(fakeStore(), weather)
      const calm = await answers()
      const wanted = await generated(calm)
      const on = { value: false }
      const run = await answers(failing(call, on))
      on.value = true
      await toned(run)
      const state = await failedRun(run)
      expect(state.setUp).toMatchObject({ way: 'with-ai', what, fault: broken })
      expect(isOnTone(state)).toBe(true)
      on.value = false
      await run.page.loop.record(fact('GenerationRetried'))
      expect(run.page.loop.state().route.path).toBe(paths.generating)
      const done = await until(run.page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
      expect(done.route.path).toBe(paths.designer)
      expect(done.designing.design?.palette).toBe(wanted.designing.design?.palette)
      expect({ ...run.store.ai, contents: run.store.contents, styles: run.store.styles }).toEqual({
        ...calm.store.ai,
        contents: calm.store.contents,
        styles: calm.store.styles,
      })
      expect(run.store.products).toHaveLength(6)
      expect(isOnTone(done)).toBe(false)
    },
  )

  it(
    'given the patterns could not be written, then trying again repeats them alone; other answers, all',
    { tags: ['A-05'] },
    async () => {
      const on = { value: true }
      const run = await answered(fakeStore(), failing(/POST .*ai\/patterns/, on))
      await toned(run)
      await failedRun(run)
      const times = () => ['ai/images', 'ai/products'].map((call) => count(run.store.asked, call))
      expect(times()).toEqual([1, 1])
      await run.page.loop.record(fact('GenerationRetried'))
      await failedRun(run)
      expect(times()).toEqual([1, 1])
      on.value = false
      await run.page.loop.record(fact('BusinessDescribed', { text: 'We sell tea' }))
      await run.page.loop.record(fact('LookChosen', { look: 'Bold' }))
      const state = await generated(run)
      expect(times()).toEqual([2, 2])
      // The theme is there by now.
      expect(count(run.store.asked, 'themes/install')).toBe(1)
      expect(run.store.ai.patterns).toBe('We sell tea')
      expect(new Set(Object.values(run.store.ai.products).map((title) => title.replace(/^.* for /, '')))).toEqual(
        new Set(['We sell tea']),
      )
      expect(state.designing.design?.fonts).toBe('Rubik + Inter')
    },
  )

  it.each<[string, Weather]>([
    [
      'the suggestions cannot be kept',
      ({ body }) => of(JSON.stringify(body ?? '').includes(aiSuggestions) ? broken : null),
    ],
    ['the pattern library cannot be had', failing(/POST \/wc\/private\/patterns/)],
  ])('given %s, then the design is made nevertheless', { tags: ['A-06'] }, async (_what, weather) => {
    const state = await generated(await answered(fakeStore(), weather))
    expect(state.route.path).toBe(paths.designer)
    expect(state.designing.design?.fonts).toBe('Bodoni Moda + Overpass')
  })

  it.each<[string, Weather]>([
    ['there are no fonts', failing(/POST .*font-families/)],
    ['the font collection cannot be read', failing(/font-collections\/customize-your-store/)],
  ])(
    'given %s, then the design is made in the theme’s own fonts',
    { tags: ['A-06', 'B-04'] },
    async (_what, weather) => {
      const state = await generated(await answered(fakeStore(), weather))
      expect(state.route.path).toBe(paths.designer)
      expect(state.designing.design?.fonts).toBe('Cardo Font + System Sans-serif')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { paletteTitled } from '../../../src/catalogue/palettes/palettes'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { isFinished } from '../../../src/projections/finished'
import { owed } from '../../../src/projections/owed'
import { screen } from '../../../src/projections/screen'
import { fakeStore } from '../../support/fake-store'
import { answered, contentCalls, description, failedRun, generated, toned } from '../../support/wizard-run'
import { until } from '../../support/session-run'

const aiSuggestions = 'woocommerce_customize_store_ai_suggestions'
const count = (calls: readonly string[], call: string) => calls.filter((asked) => asked.includes(call)).length

describe('the generation, from the last answer to the designer', () => {
  it(
    'given the tone is chosen, then palette, fonts, content and theme come, and the store is read first',
    { tags: ['A-05'] },
    async () => {
      const run = await answered()
      const state = await generated(run)
      const { store } = run
      expect(state.suggested.palette).toMatchObject({ provider: 'rules' })
      expect(state.designing.design?.palette).toBe(state.suggested.palette?.default)
      expect(paletteTitled(state.designing.design?.palette ?? '')).toBeDefined()
      expect(state.designing.design?.fonts).toBe('Bodoni Moda + Overpass')
      expect(store.theme).toBe('twentytwentyfour')
      expect(store.families.length).toBeGreaterThan(0)
      expect(store.ai).toMatchObject({ patterns: description, marked: description })
      expect(Object.keys(store.ai.products)).toHaveLength(6)
      expect(store.options['woo_ai_describe_store_description']).toBe(description)
    },
  )

  it(
    'given the generation is done, then the designer opens the first template with the suggestions',
    { tags: ['A-06'] },
    async () => {
      const run = await answered()
      const state = await generated(run)
      expect(state.route).toMatchObject({ path: paths.designer, customizing: false })
      expect(screen(state)).toBe('designer')
      expect(run.store.contents['twentytwentyfour//home']).toMatch(
        /just-arrived-full-hero[^]*product-collection-5-columns/,
      )
      expect(run.store.contents['twentytwentyfour//header']).toContain('header-centered-menu')
      expect(state.designing.design).toBe(state.designing.saved)
      expect(state.store?.taskCompleted).toBe(false)
      expect(run.store.options[aiSuggestions]).toEqual({
        defaultColorPalette: {
          default: state.suggested.palette?.default,
          bestColors: state.suggested.palette?.bestColors,
        },
        fontPairing: 'Bodoni Moda + Overpass',
        homepageTemplate: 'template1',
        lookAndFeel: 'Classic',
      })
      expect(run.store.asked).toContain('POST /wc/private/patterns')
    },
  )

  it(
    'given AI, then the calls come in order: pictures, store, products and patterns, mark and title',
    { tags: ['A-10'] },
    async () => {
      const run = await answered()
      await generated(run)
      const calls = contentCalls(run.store)
      const brief = { business_description: description, provider: 'rules' }
      const images = run.store.ai.images
      expect(calls.slice(0, 2)).toEqual([
        { call: 'POST images', body: { ...brief, look: 'Classic' } },
        { call: 'GET store-info', body: undefined },
      ])
      expect(calls.slice(2, 4)).toEqual(
        expect.arrayContaining([
          { call: 'POST products', body: { ...brief, images: { images, search_term: 'bread' } } },
          { call: 'POST patterns', body: { ...brief, images: { images, search_term: 'bread' } } },
        ]),
      )
      const last = calls.slice(4)
      expect(last).toHaveLength(8)
      expect(last).toEqual(
        expect.arrayContaining([
          { call: 'POST business-description', body: brief },
          { call: 'POST store-title', body: brief },
        ]),
      )
      const products = last
        .filter(({ call }) => call === 'POST product')
        .map(({ body }) => body as Record<string, unknown>)
      expect(products.map(({ last_product }) => last_product).sort()).toEqual([false, false, false, false, false, true])
      expect(products[0]?.['products_information']).toMatchObject({ product_id: 100, price: '12.5' })
      expect(run.store.options['blogname']).toBe(`Title for ${description}`)
    },
  )

  it('given no pictures and no content from before, then it fails with those words', { tags: ['A-10'] }, async () => {
    const store = fakeStore()
    store.ai.images = []
    const run = await answered(store)
    await toned(run)
    const state = await failedRun(run)
    expect(state.setUp).toMatchObject({
      what: 'AiImageSearch',
      fault: { tag: 'Garbled', what: 'AI content not generated: images not available' },
    })
    expect(state.route.path).toBe(paths.tone)
    expect(count(store.asked, 'ai/products')).toBe(0)
  })

  it(
    'given the server writes no products, then it fails with its errors, and the next attempt asks again',
    { tags: ['A-10'] },
    async () => {
      const store = fakeStore()
      store.ai.errors = ['no words']
      const run = await answered(store)
      await toned(run)
      expect((await failedRun(run)).setUp).toMatchObject({
        what: 'AiProductWriting',
        fault: { tag: 'Garbled', what: '["no words"]' },
      })
      store.ai.errors = null
      await run.page.loop.record(fact('GenerationRetried'))
      await until(run.page, ({ setUp }) => setUp.stage === 'done')
      expect(Object.keys(store.ai.products)).toHaveLength(6)
      expect(count(store.asked, 'ai/patterns')).toBe(1)
    },
  )

  it(
    'given the same description on a store with content, then the content stays and the design is new',
    { tags: ['A-10'] },
    async () => {
      const run = await answered()
      await generated(run)
      const before = contentCalls(run.store).length
      await run.page.loop.record(fact('DesignerLeft'))
      await run.page.loop.record(fact('LookChosen', { look: 'Bold' }))
      const state = await generated(run)
      expect(
        contentCalls(run.store)
          .slice(before)
          .map(({ call }) => call),
      ).toEqual(['POST images', 'GET store-info'])
      expect(state.designing.design?.fonts).toBe('Rubik + Inter')
      expect(run.store.ai.patterns).toBe(description)
    },
  )

  it(
    'given the design is saved, then no call is due and the session ends; a new description reopens it',
    { tags: ['P-07'] },
    async () => {
      const run = await answered()
      await generated(run)
      expect(isFinished(run.page.loop.state())).toBe(false)
      await run.page.loop.record(fact('SaveChosen'))
      const state = await until(run.page, (now) => now.closing.read && owed(now).length === 0)
      expect(isFinished(state)).toBe(true)
      await run.page.loop.record(fact('ScreenOpened', { path: paths.wizard }))
      expect(isFinished(run.page.loop.state())).toBe(true)
      await run.page.loop.record(fact('DescriptionDrafted', { text: 'We sell' }))
      expect(isFinished(run.page.loop.state())).toBe(false)
      await run.page.loop.record(fact('WizardClosed', { step: 'business-info-description' }))
      expect(run.page.loop.state().route.offer).toBe(paths.wizard)
      expect(isFinished(run.page.loop.state())).toBe(false)
    },
  )
})

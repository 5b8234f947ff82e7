// @module-tag all
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { newVisit } from './support'
import { answerAnew, answerWizard, backAtTone, tea, tryAgain, withoutFonts } from './ai-walk-support'
import { storeState } from './store-state'
import { becomes } from './variant-support'
import { inDesigner } from './walk-support'

/** Calls that the generation cannot do without, in the order in which it makes them; all of them: tests/app/loop/generation-failing.test.ts. */
const calls: ReadonlyArray<readonly [name: string, path: RegExp]> = [
  ['looking at the store before anything is changed', /wp\/v2\/font-families\?/],
  ['looking for pictures', /ai\/images/],
  ['asking whether the store was written before', /ai\/store-info/],
  ['writing the products', /ai\/products/],
  ['writing the patterns', /ai\/patterns/],
  ['changing a product', /ai\/product(\?|$)/],
  ['writing the title', /ai\/store-title/],
  ['reading the patterns', /block-patterns\/patterns/],
  ['publishing the design', /v1\/publications(\?|$)/],
]

// One visit, as one merchant would try again and again.
describe('a generation in which one call after the other fails', () => {
  let page: Page
  let failing: RegExp | null = null
  const refused = new Set<string>()

  beforeAll(async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
    await withoutFonts()
    const visit = await newVisit({ keep: true, allow: [/status 400/] })
    page = visit.page
    await visit.context.route(/wp-json|rest_route/, answer)
  }, 120_000)

  const answer = async (route: Route) => {
    const request = route.request()
    const address = decodeURIComponent(request.url())
    if (failing === null || !failing.test(address) || request.method() === 'OPTIONS') return route.continue()
    refused.add(request.method())
    return route.fulfill({ status: 400, json: { code: 'out_of_order', message: 'Out of order.' } })
  }

  afterAll(() => restore())

  it.each(calls)(
    '%s: back at the tone of voice, told why, and the home page is as it was',
    { tags: ['A-05', 'A-06'], timeout: 120_000 },
    async (name, path) => {
      failing = path
      const before = await homeOf()
      // Another description begins anew, so that every call is made again.
      const told = { ...tea, description: `${tea.description} We are fond of ${name}.` }
      // A call of the try before may still be on its way: it counts from the loader on.
      const loading = page.waitForEvent('framenavigated', {
        predicate: (frame) => frame.url().includes('api-call-loader'),
        timeout: 60_000,
      })
      await (page.url() === 'about:blank' ? answerWizard : answerAnew)(page, told)
      await loading
      await expect.poll(() => refused.size, { timeout: 90_000 }).toBeGreaterThan(0)
      await backAtTone(page)
      refused.clear()
      expect(await homeOf()).toBe(before)
    },
  )

  it(
    'when nothing fails any more, the last try ends in the designer, with everything there once',
    { tags: ['A-05'], timeout: 240_000 },
    async () => {
      failing = null
      await tryAgain(page)
      await inDesigner(page)
      const state = await storeState()
      expect(state.theme).toBe('twentytwentyfour')
      expect(state.products).toHaveLength(6)
      expect(new Set(state.media).size).toBe(state.media.length)
    },
  )
})

const homeOf = async (): Promise<unknown> =>
  ((await (await admin()).get('/wp/v2/templates/lookup?slug=home')).body as { content: { raw: string } }).content.raw

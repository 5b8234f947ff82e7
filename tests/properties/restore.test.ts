// @module-tag more
import fc from 'fast-check'
import { NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import type { Log } from '../../src/persistence/log'
import { owed } from '../../src/projections/owed'
import { asked, choose } from '../support/restore-run'
import { paths } from '../../src/events/route-path'
import { fakeStore, serve, type FakeStore } from '../support/fake-store'
import { atRest, openPage, until, type Page } from '../support/session-run'
import { sumOf } from '../support/store-sum'
import { fakePorts, type Weather } from '../support/world'
import { holds } from './holds'

const choice = fc.constantFrom<FlowEvent>(
  fact('PaletteChosen', { palette: 'Slate' }),
  fact('FontsChosen', { pairing: 'Rubik + Inter' }),
  fact('HeaderChosen', { pattern: 'large', title: 'Large', content: '<!-- wp:site-logo /-->' }),
  fact('FooterChosen', { pattern: 'small', title: 'Small', content: '<!-- wp:site-title /-->' }),
  fact('LogoChosen', {
    media: { id: 5, url: 'http://store.test/logo.png', width: 10, height: 10, alt: '' },
    width: 60,
  }),
  fact('SectionInserted', {
    after: null,
    section: 'new',
    pattern: 'hero',
    title: 'Hero',
    content: '<!-- wp:separator /-->',
  }),
)

/** How the store was before: a fresh one, one with products and an edited header, one on the flow's own theme. */
const before = fc.record({
  theme: fc.constantFrom('twentytwentythree', 'twentytwentyfour'),
  edited: fc.boolean(),
  products: fc.integer({ min: 0, max: 7 }),
  tracking: fc.constantFrom('yes', 'no'),
  title: fc.constantFrom('', 'Maple & Moss'),
})

const ways = {
  'the set-up': {},
  'the generation': { aiEnabled: true, aiProvider: 'rules' },
} as const

describe('restore takes back what the flow did, and undo does it again', { tags: ['D-19'] }, () => {
  it.each(['the set-up', 'the generation'] as const)(
    'restore ∘ (%s, choices, Save) leaves the store as it was; undo leaves it as it was saved',
    async (way) => {
      await holds(
        fc.asyncProperty(
          before,
          fc.array(choice, { maxLength: 4 }),
          fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
          fc.boolean(),
          async (situation, choices, crashes, saves) => {
            const store = storeOf(situation)
            const untouched = sumOf(store)
            const log = memoryLog()
            const page = await openPage(log, fakePorts(store), '', ways[way])
            await designed(page, choices, saves, way)
            const saved = sumOf(store)
            page.close()

            const restored = await stormy(log, store, crashes, choose)
            expect(sumOf(store)).toEqual(untouched)
            expect((await asked(restored)).map(({ design }) => design)).not.toContain('before')
            await restored.loop.record(fact('DialogClosed'))
            restored.close()

            const undone = await stormy(log, store, crashes, (now) => now.loop.record(fact('RestoreUndone')))
            expect(sumOf(store)).toEqual(saved)
            undone.close()
          },
        ),
        // A hundred milliseconds each: a set-up, a restore and its undo, on pages that die.
        { share: 0.03 },
      )
    },
  )
})

const storeOf = ({ theme, edited, products, tracking, title }: Record<string, unknown>): FakeStore => {
  const store = fakeStore()
  store.theme = theme as string
  store.options['woocommerce_allow_tracking'] = tracking
  store.options['blogname'] = title
  const own = { status: 'publish', date: '2020-01-01T00:00:00', modified: '2020-05-05T00:00:00' }
  for (let id = 1; id <= (products as number); id += 1) store.products.push({ id, ...own })
  if (edited === true) {
    store.contents['twentytwentyfour//header'] = '<!-- wp:paragraph --><p>By hand</p><!-- /wp:paragraph -->'
    store.times['twentytwentyfour//header'] = 'long ago'
    store.styles['7'] = { settings: {}, styles: { color: { background: '#ffeedd' } } }
    store.options['woocommerce_admin_customize_store_completed'] = 'yes'
  }
  return store
}

const designed = async (page: Page, choices: readonly FlowEvent[], saves: boolean, way: keyof typeof ways) => {
  if (way === 'the set-up') await page.loop.record(fact('DesignWithoutAiChosen'))
  else {
    await page.loop.record(fact('BusinessDescribed', { text: 'We bake bread' }))
    await page.loop.record(fact('LookChosen', { look: 'Bold' }))
    await page.loop.record(fact('ToneChosen', { tone: 'Neutral' }))
  }
  await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
  for (const event of choices) await page.loop.record(event)
  if (!saves) return
  await page.loop.record(fact('SaveChosen'))
  await until(page, (now) => now.saving.stage === 'saved' && owed(now).length === 0)
}

/** Begins on one page and goes on on others: each number is how many REST calls a page lives. */
const stormy = async (
  log: Log,
  store: FakeStore,
  crashes: readonly number[],
  begin: (page: Page) => Promise<void>,
): Promise<Page> => {
  let page = await openPage(log, fakePorts(store), paths.designer)
  await begin(page)
  for (const calls of crashes) {
    page.close()
    page = await openPage(log, fakePorts(store, dyingAfter(store, calls)), paths.designer)
    await atRest(page)
  }
  page.close()
  page = await openPage(log, fakePorts(store), paths.designer)
  await until(page, (now) => now.restoring.stage === 'done' && owed(now).length === 0)
  return page
}

/** So many calls are answered; the next one reaches the store and its answer is lost; then there is silence. */
const dyingAfter = (store: FakeStore, calls: number): Weather => {
  let asked = 0
  return (request) => {
    asked += 1
    if (asked <= calls) return of(null)
    if (asked === calls + 1) serve(store, request)
    return NEVER
  }
}

import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { asked } from '../../support/restore-run'
import { isHomepageHidden } from '../../../src/projections/publication'
import { refused, unused } from '../../support/facts'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const inUse = () => ({ ...fakeStore(), use: { ...unused, visitors: 'everything' as const } })

/** What changed the store and can be seen, in order. */
const written = ({ asked }: ReturnType<typeof fakeStore>) =>
  asked
    .filter((call) => /^(POST|PUT|DELETE)/.test(call) && !/font-|themes\/install|private\/patterns/.test(call))
    .map((call) => call.replace(/\?.*/, ''))

describe('a store in use', () => {
  it(
    'given a set-up, then it is a draft over a preview of the theme, and Save publishes it in one go',
    { tags: ['S-05'] },
    async () => {
      const [log, store] = [memoryLog(), inUse()]
      const ports = fakePorts(store)
      const first = await openPage(log, ports, paths.intro)
      await first.loop.record(fact('DesignWithoutAiChosen'))
      const drafted = await until(first, ({ setUp }) => setUp.stage === 'done')
      expect([drafted.route.path, drafted.setUp]).toMatchObject([paths.designer, { draft: true }])
      expect(drafted.designing.design).not.toBe(drafted.designing.saved)
      expect(drafted.designing.server?.theme).toBe('twentytwentyfour')
      expect(drafted.store?.theme).toBe('twentytwentythree')
      expect(written(store)).toEqual([])
      first.close()

      const page = await openPage(log, ports, paths.designer, {}, 'reload')
      await until(page, ({ designing, canvas }) => designing.server !== null && canvas.settings !== null)
      expect([page.loop.state().route.path, written(store)]).toEqual([paths.designer, []])
      await page.loop.record(fact('SaveChosen'))
      const saved = await until(page, ({ saving }) => saving.stage === 'saved')
      expect(written(store)).toEqual(['POST /customize-your-store/v1/publications'])
      expect(Object.keys(store.contents).sort()).toEqual(
        ['footer', 'header', 'home'].map((slug) => `twentytwentyfour//${slug}`),
      )
      expect([store.theme, store.settings['show_on_front'], store.products]).toEqual(['twentytwentyfour', 'posts', []])
      expect(saved.store).toMatchObject({ theme: 'twentytwentyfour', taskCompleted: true })
      page.close()
    },
  )

  it(
    'given the theme cannot be activated, then Save fails and writes nothing, and the next Save continues',
    { tags: ['S-05'] },
    async () => {
      const store = inUse()
      let broken = true
      const ports = fakePorts(store, ({ path }) => of(broken && path.includes('/publications') ? refused(403) : null))
      const page = await openPage(memoryLog(), ports, paths.intro)
      await page.loop.record(fact('DesignWithoutAiChosen'))
      await until(page, ({ setUp }) => setUp.stage === 'done')
      await page.loop.record(fact('SaveChosen'))
      await until(page, ({ saving }) => saving.stage === 'failed')
      expect(written(store)).toEqual([])
      broken = false
      await page.loop.record(fact('SaveChosen'))
      await until(page, ({ saving }) => saving.stage === 'saved')
      expect(store.theme).toBe('twentytwentyfour')
      page.close()
    },
  )
})

describe('a design that was saved', () => {
  it(
    'given a later set-up replaced it, then it can be restored, as can the store from before the flow',
    { tags: ['S-12'] },
    async () => {
      const [log, store] = [memoryLog(), fakeStore()]
      const ports = fakePorts(store)
      const first = await openPage(log, ports, paths.intro)
      await first.loop.record(fact('DesignWithoutAiChosen'))
      await until(first, ({ setUp }) => setUp.stage === 'done')
      await first.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
      await first.loop.record(fact('SaveChosen'))
      await until(first, ({ saving }) => saving.stage === 'saved')
      const styles = store.styles['7']
      first.close()

      // The address of the set-up leads to the designer, and nothing is written.
      const before = store.asked.length
      const second = await openPage(log, ports, paths.design)
      await until(second, ({ route, designing }) => route.path === paths.designer && designing.server !== null)
      expect(store.asked.slice(before).filter((call) => !call.startsWith('GET'))).toEqual([])
      // By a button one may begin anew.
      await second.loop.record(fact('DesignWithoutAiChosen'))
      await until(second, ({ setUp }) => setUp.stage === 'done')
      expect(store.styles['7']).not.toEqual(styles)
      const choices = await asked(second)
      expect(choices.map(({ design }) => design)).toEqual(['saved', 'before'])
      await second.loop.record(fact('RestoreChosen', { design: 'saved', steps: choices[0]!.steps }))
      await until(second, ({ restoring }) => restoring.stage === 'done')
      expect(store.styles['7']).toEqual(styles)
      expect(store.theme).toBe('twentytwentyfour')
      second.close()
    },
  )
})

describe('a store with a page of its own in front', () => {
  it(
    'given its theme is customized, then Save keeps the page in front; the next Save can replace it',
    { tags: ['S-05'] },
    async () => {
      const use = { ...unused, visitors: 'everything' as const, frontPage: true, pageInFront: true }
      const store = { ...fakeStore(), theme: 'twentytwentyfour', use }
      store.options['woocommerce_admin_customize_store_completed'] = 'yes'
      const page = await openPage(memoryLog(), fakePorts(store), paths.intro)
      await until(page, (state) => state.store !== null)
      await page.loop.record(fact('CustomizingChosen'))
      await until(page, ({ designing }) => designing.server !== null)
      await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
      await page.loop.record(fact('SaveChosen'))
      const saved = await until(page, ({ saving }) => saving.stage === 'saved')
      expect([store.settings['show_on_front'], isHomepageHidden(saved)]).toEqual(['page', true])
      await page.loop.record(fact('PathVisited', { path: paths.designer }))
      await page.loop.record(fact('HomepageInFrontChosen', { inFront: true }))
      await page.loop.record(fact('SaveChosen'))
      const shown = await until(
        page,
        ({ saving, store: known }) => saving.stage === 'saved' && known?.use?.pageInFront === false,
      )
      expect([store.settings['show_on_front'], isHomepageHidden(shown)]).toEqual(['posts', false])
      page.close()
    },
  )
})

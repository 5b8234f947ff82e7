import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { asked } from '../../support/restore-run'
import { openPage, until, type Page } from '../../support/session-run'
import { fakePorts } from '../../support/world'

/** Addresses of a store in a folder, as of a network's sites, or of a shop and its copy for trying out. */
const at = (path: string) => ({
  home: `http://localhost/${path}/`,
  admin: `http://localhost/${path}/wp-admin/`,
  adminHome: `http://localhost/${path}/wp-admin/`,
})
const settled = (page: Page) => until(page, (state) => owed(state).length === 0)

const designed = (store: FakeStore): FakeStore => {
  store.theme = 'twentytwentyfour'
  store.options['woocommerce_admin_customize_store_completed'] = 'yes'
  return store
}

describe('two stores whose pages share a browser’s storage', () => {
  it(
    'given a draft of the one, then it is not offered in the other, and is still there in its own',
    { tags: ['L-08'] },
    async () => {
      const [shop, copy, log] = [designed(fakeStore()), designed(fakeStore()), memoryLog()]
      const first = await openPage(log, fakePorts(shop), paths.designer, at('shop'))
      await until(first, ({ designing }) => designing.server !== null)
      await first.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
      first.close()

      const other = await openPage(log, fakePorts(copy), paths.designer, at('copy'))
      await until(other, ({ designing }) => designing.server !== null)
      expect(other.loop.session).not.toBe(first.loop.session)
      expect(other.loop.state().designing.design?.palette).toBeNull()
      other.close()

      const back = await openPage(log, fakePorts(shop), paths.designer, at('shop'))
      expect(back.loop.session).toBe(first.loop.session)
      expect(back.loop.state().designing.design?.palette).toBe('Slate')
      back.close()
    },
  )

  it(
    'given a set-up that was left in the one, then it does not continue in the other',
    { tags: ['D-19'] },
    async () => {
      const [shop, copy, log] = [fakeStore(), fakeStore(), memoryLog()]
      const first = await openPage(log, fakePorts(shop), paths.intro, at('shop'))
      await until(first, ({ store }) => store !== null)
      await first.loop.record(fact('DesignWithoutAiChosen'))
      expect(first.loop.state().setUp.stage).not.toBe('idle')
      first.close()
      const theme = copy.theme
      const other = await openPage(log, fakePorts(copy), paths.intro, at('copy'))
      await until(other, ({ store }) => store !== null)
      await settled(other)
      expect(copy.theme).toBe(theme)
      expect(other.loop.state().setUp.stage).toBe('idle')
      other.close()
    },
  )

  it(
    'given a design that was saved in the one, then the other has nothing to restore',
    { tags: ['D-19'] },
    async () => {
      const [shop, copy, log] = [fakeStore(), designed(fakeStore()), memoryLog()]
      const first = await openPage(log, fakePorts(shop), paths.intro, at('shop'))
      await first.loop.record(fact('DesignWithoutAiChosen'))
      await until(first, ({ setUp }) => setUp.stage === 'done')
      await first.loop.record(fact('CanvasShown'))
      await settled(first)
      await first.loop.record(fact('SaveChosen'))
      await until(first, ({ saving }) => saving.stage === 'saved')
      await settled(first)
      first.close()

      const other = await openPage(log, fakePorts(copy), paths.intro, at('copy'))
      await until(other, ({ store }) => store !== null)
      await settled(other)
      expect(await asked(other)).toEqual([])
      other.close()

      const back = await openPage(log, fakePorts(shop), paths.intro, at('shop'))
      await settled(back)
      expect(await asked(back)).not.toEqual([])
      back.close()
    },
  )
})

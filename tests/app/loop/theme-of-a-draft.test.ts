import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { unused } from '../../support/facts'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { openPage, until, type Page } from '../../support/session-run'
import { fakePorts, surroundings } from '../../support/world'

const inUse = (): FakeStore => ({ ...fakeStore(), use: { ...unused, visitors: 'everything' } })

const atRest = (page: Page) => until(page, (state) => state.store !== null && owed(state).length === 0)

const drafted = async (page: Page, present: boolean) => {
  await atRest(page)
  await page.loop.record(fact('StoreDesignerChosen'))
  if (present) await page.loop.record(fact('PresentThemeChosen'))
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, ({ setUp }) => setUp.stage === 'done')
  await atRest(page)
}

const saved = async (page: Page, { asked }: FakeStore) => {
  const before = asked.length
  await page.loop.record(fact('SaveChosen'))
  const { saving } = await until(page, (now) => now.saving.stage === 'saved' || now.saving.stage === 'failed')
  page.close()
  return { saving, calls: asked.slice(before).filter((call) => !call.startsWith('GET')) }
}

const rights = (switchThemes: boolean) => ({ may: { ...surroundings.may, switchThemes } })

describe('the theme of a draft', () => {
  it(
    "given the question about the theme is asked twice and cancelled, then Save keeps the draft's theme",
    { tags: ['S-07'] },
    async () => {
      const store = inUse()
      store.installed.add('twentytwentyfour')
      const page = await openPage(memoryLog(), fakePorts(store), paths.intro)
      await drafted(page, true)
      await page.loop.record(fact('DesignerLeft'))
      await page.loop.record(fact('StoreDesignerChosen'))
      await page.loop.record(fact('DialogClosed'))
      await page.loop.record(fact('FlowContinued'))
      await atRest(page)
      const { saving } = await saved(page, store)
      expect([saving.stage, store.theme]).toEqual(['saved', 'twentytwentythree'])
    },
  )

  it('given the same while the set-up runs, then it continues with its own theme', { tags: ['S-07'] }, async () => {
    const store = inUse()
    const page = await openPage(memoryLog(), fakePorts(store), paths.intro)
    await atRest(page)
    await page.loop.record(fact('StoreDesignerChosen'))
    await page.loop.record(fact('PresentThemeChosen'))
    await page.loop.record(fact('DesignWithoutAiChosen'))
    await page.loop.record(fact('ScreenOpened', { path: paths.intro }))
    expect(page.loop.state().setUp.stage).toBe('founding')
    await page.loop.record(fact('StoreDesignerChosen'))
    await page.loop.record(fact('DialogClosed'))
    await page.loop.record(fact('FlowContinued'))
    const { designing } = await until(page, ({ setUp }) => setUp.stage === 'done')
    page.close()
    expect(designing.server?.theme).toBe('twentytwentythree')
  })

  it(
    'given a draft begun without the right to change themes, when saved with it, then the theme stays',
    { tags: ['S-06'] },
    async () => {
      const [log, store] = [memoryLog(), inUse()]
      const first = await openPage(log, fakePorts(store), paths.intro, rights(false))
      await drafted(first, false)
      first.close()
      const page = await openPage(log, fakePorts(store), paths.designer, rights(true), 'reload')
      await atRest(page)
      const { saving } = await saved(page, store)
      expect([saving.stage, store.theme]).toEqual(['saved', 'twentytwentythree'])
    },
  )

  it(
    'given a draft begun with that right, when saved without, then one publication also changes the theme',
    { tags: ['S-06'] },
    async () => {
      const [log, store] = [memoryLog(), inUse()]
      const first = await openPage(log, fakePorts(store), paths.intro)
      await drafted(first, false)
      first.close()
      const page = await openPage(log, fakePorts(store), paths.designer, rights(false), 'reload')
      await atRest(page)
      const { calls } = await saved(page, store)
      expect(calls).toEqual(['POST /customize-your-store/v1/publications'])
      expect(store.theme).toBe('twentytwentyfour')
    },
  )

  it('given its theme was deleted meanwhile, then Save brings it back', { tags: ['S-06'] }, async () => {
    const [store] = [inUse()]
    const page = await openPage(memoryLog(), fakePorts(store), paths.intro)
    await drafted(page, false)
    store.installed.delete('twentytwentyfour')
    const { saving } = await saved(page, store)
    expect([saving.stage, store.theme]).toEqual(['saved', 'twentytwentyfour'])
  })
})

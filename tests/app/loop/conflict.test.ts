import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { conflict, takeable } from '../../../src/projections/saving'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { activeTheme } from '../../../src/reducers/set-up/theme-to-design'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const id = 'twentytwentyfour//header'
const local = '<!-- wp:site-logo /-->'
const remote = '<!-- wp:paragraph --><p>Theirs</p><!-- /wp:paragraph -->'

/** Our header and palette are chosen, somebody else's header is on the store, and Save has found it. */
const inConflict = async () => {
  const store = fakeStore()
  const page = await openPage(memoryLog(), fakePorts(store), '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  await page.loop.record(fact('HeaderChosen', { pattern: 'mine', title: 'Mine', content: local }))
  store.contents[id] = remote
  store.times[id] = 'later'
  await page.loop.record(fact('SaveChosen'))
  const state = await until(page, ({ saving }) => saving.stage === 'failed')
  const found = takeable(conflict(state))
  if (found === null) throw new Error('No conflict was found')
  return { store, page, found }
}

describe('another user changed the header meanwhile', () => {
  it('given Save, then the merchant is asked, and the change is not overwritten', { tags: ['D-20'] }, async () => {
    const { store, page, found } = await inConflict()
    expect(found.what).toBe('header')
    expect(store.contents[id]).toBe(remote)
    expect(page.loop.state().designing.design?.header?.content).toBe(local)
    page.close()
  })

  it('given mine is kept, then Save goes on and writes it', { tags: ['D-20'] }, async () => {
    const { store, page, found } = await inConflict()
    await page.loop.record(fact('MineKept', found))
    await until(page, ({ saving }) => saving.stage === 'saved')
    expect(store.contents[id]).toBe(local)
    page.close()
  })

  it(
    'given theirs is taken, then Save goes on without the header, and undo brings mine back',
    { tags: ['D-20'] },
    async () => {
      const { store, page, found } = await inConflict()
      await page.loop.record(fact('TheirsTaken', found))
      const state = await until(page, ({ saving }) => saving.stage === 'saved')
      expect(store.contents[id]).toBe(remote)
      expect(state.designing.design?.header?.content).toBe(remote)
      await page.loop.record(fact('DesignUndone'))
      expect(page.loop.state().designing.design?.header?.content).toBe(local)
      page.close()
    },
  )

  it(
    'given the question is dismissed, then Save has stopped and nothing is lost; the next Save asks again',
    { tags: ['D-20'] },
    async () => {
      const { store, page } = await inConflict()
      await page.loop.record(fact('SaveNoticeDismissed'))
      expect(page.loop.state().saving.stage).toBe('idle')
      await page.loop.record(fact('SaveChosen'))
      await until(page, ({ saving }) => saving.stage === 'failed')
      expect(store.contents[id]).toBe(remote)
      page.close()
    },
  )

  it('given another change after mine was kept, then the merchant is asked again', { tags: ['D-20'] }, async () => {
    const { store, page, found } = await inConflict()
    store.contents[id] = 'A third one'
    store.times[id] = 'even later'
    await page.loop.record(fact('MineKept', found))
    const state = await until(page, (now) => now.saving.stage === 'failed')
    expect(conflict(state)?.theirs.text).toBe('A third one')
    page.close()
  })
})

describe('another user changed the theme meanwhile', () => {
  const underAnotherTheme = async () => {
    const store = fakeStore()
    const page = await openPage(memoryLog(), fakePorts(store), '')
    await page.loop.record(fact('DesignWithoutAiChosen'))
    await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
    await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
    store.theme = 'twentytwentythree'
    await page.loop.record(fact('SaveChosen'))
    const state = await until(page, ({ saving }) => saving.stage === 'failed')
    return { store, page, found: conflict(state) }
  }

  it(
    'given Save, then the merchant is asked, and neither the theme nor the task is changed',
    { tags: ['D-20'] },
    async () => {
      const { store, page, found } = await underAnotherTheme()
      expect(found).toEqual({ what: 'theme', theirs: { modified: null, text: 'The theme twentytwentythree' } })
      expect(takeable(found)).toBeNull()
      expect(store.theme).toBe('twentytwentythree')
      expect(store.options).not.toHaveProperty('woocommerce_admin_customize_store_completed')
      page.close()
    },
  )

  it('given mine is kept, then its theme is activated and the design counts as saved', { tags: ['D-20'] }, async () => {
    const { store, page, found } = await underAnotherTheme()
    if (found !== null) await page.loop.record(fact('MineKept', found))
    await until(page, ({ saving }) => saving.stage === 'saved')
    expect(store.theme).toBe('twentytwentyfour')
    page.close()
  })

  it(
    'given a design in the earlier theme, when mine is kept, then Save activates that theme again',
    { tags: ['D-20'] },
    async () => {
      const store = fakeStore()
      const page = await openPage(memoryLog(), fakePorts(store), '')
      await page.loop.record(fact('PresentThemeChosen'))
      await page.loop.record(fact('DesignWithoutAiChosen'))
      await until(page, (now) => now.setUp.stage === 'done' && owed(now).length === 0)
      store.theme = 'twentytwentyfour'
      await page.loop.record(fact('SaveChosen'))
      const found = conflict(await until(page, ({ saving }) => saving.stage === 'failed'))
      if (found !== null) await page.loop.record(fact('MineKept', found))
      const state = await until(page, ({ saving }) => saving.stage === 'saved')
      expect([store.theme, activeTheme(state), state.store?.theme]).toEqual(Array(3).fill('twentytwentythree'))
      page.close()
    },
  )

  it('given the question is dismissed, then the next Save asks again', { tags: ['D-20'] }, async () => {
    const { store, page } = await underAnotherTheme()
    await page.loop.record(fact('SaveNoticeDismissed'))
    await page.loop.record(fact('SaveChosen'))
    const state = await until(page, ({ saving }) => saving.stage === 'failed')
    expect(conflict(state)?.what).toBe('theme')
    expect(store.theme).toBe('twentytwentythree')
    page.close()
  })
})

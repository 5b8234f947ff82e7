import { describe, expect, it } from 'vitest'
import { leaveForNewer } from '../../../src/app/loop/open-flow'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { isFinished } from '../../../src/projections/finished'
import { owed } from '../../../src/projections/owed'
import { fakeStore } from '../../support/fake-store'
import { openPage, until, type Page } from '../../support/session-run'
import { fakePorts } from '../../support/world'

/** A tab on the closing screen. */
const saved = async () => {
  const [store, log] = [fakeStore(), memoryLog()]
  store.theme = 'twentytwentyfour'
  store.options['woocommerce_admin_customize_store_completed'] = 'yes'
  const page = await openPage(log, fakePorts(store), paths.designer)
  await until(page, ({ designing }) => designing.server !== null)
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  await page.loop.record(fact('SaveChosen'))
  await until(page, (state) => isFinished(state) && owed(state).length === 0)
  const left: string[] = []
  const tab = page.loop.facts()[0]?.tab ?? ''
  leaveForNewer(page.loop, log, tab, (path) => left.push(path)).subscribe()
  const back = async (to: Page = page) => {
    await to.loop.record(fact('PathVisited', { path: paths.designer }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { log, page, left, back, another: () => openPage(log, fakePorts(store), paths.intro) }
}

describe('a tab that was left on the closing screen', () => {
  it(
    'given the next session began in another tab, when it returns to the designer, then it is in that one',
    { tags: ['L-08'] },
    async () => {
      const { page, left, back, another } = await saved()
      const other = await another()
      expect(other.loop.session).not.toBe(page.loop.session)
      await back()
      expect(left).toEqual([paths.designer])
      page.close()
      other.close()
    },
  )

  it('given no other session began, then it continues in its own', { tags: ['L-08'] }, async () => {
    const { page, left, back } = await saved()
    await back()
    expect(left).toEqual([])
    page.close()
  })
})

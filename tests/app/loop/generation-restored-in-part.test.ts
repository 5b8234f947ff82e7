import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/shell/route-path'
import { restorePlan } from '../../../src/projections/restoring/restore-plan'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { asked, restored } from '../../support/restore-run'
import { openPage } from '../../support/session-run'
import { sumOf } from '../../support/store-sum'
import { fakePorts, type Weather } from '../../support/world'
import { answered, broken, generated, withAi } from '../../support/wizard-run'

const shop = (): FakeStore => {
  const store = fakeStore()
  store.options['blogname'] = ''
  return store
}

describe('what of a generation is left alone', () => {
  it('[D-19] given somebody worked on a product since, then it stays', async () => {
    const run = await answered(shop())
    await generated(run)
    const [first] = run.store.products
    if (first !== undefined) first.modified = '2026-03-03T00:00:00'
    const state = await restored(run.page)
    expect(sumOf(run.store).products).toEqual([100])
    expect(state.restoring).toMatchObject({ left: [{ thing: { kind: 'product', id: 100 }, why: 'touched' }] })
  })

  it('[D-19] given words from before, of which nobody knows what they were written from, then they are not promised back', async () => {
    const store = shop()
    store.ai.patterns = 'something else'
    const run = await answered(store)
    await generated(run)
    expect(restorePlan(await asked(run.page)).map(({ to }) => to.kind)).not.toContain('words')
  })

  it('[D-19] given whatever wrote the words is switched off, then the rest goes back, and it is said', async () => {
    const run = await answered(shop())
    await generated(run)
    Reflect.deleteProperty(run.store.options, 'woocommerce_blocks_allow_ai_connection')
    const off: Weather = ({ path }) =>
      of(path.includes('/ai/') ? { ...broken, code: 'ai_connection_not_allowed', status: 403 } : null)
    run.page.close()
    const page = await openPage(run.log, fakePorts(run.store, off), paths.designer, withAi)
    const state = await restored(page)
    expect(run.store.theme).toBe('twentytwentythree')
    expect(state.restoring).toMatchObject({ left: [{ thing: { kind: 'words' }, why: 'gone' }] })
    page.close()
  })
})

import { NEVER, of, type Observable } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../src/events/calls'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { samplesFault } from '../../../src/projections/set-up'
import { isFinished } from '../../../src/projections/finished'
import { refused } from '../../support/facts'
import { fakeStore } from '../../support/fake-store'
import { atRest, openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

/** A new shop, designed without AI and saved while the call for its samples fares so. */
const saved = async (meets: () => Observable<Fault | null>) => {
  const [log, store] = [memoryLog(), fakeStore()]
  const ports = fakePorts(store, ({ method, path }) =>
    method === 'POST' && path.includes('/onboarding/products') ? meets() : of(null),
  )
  const page = await openPage(log, ports, '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, ({ setUp }) => setUp.stage === 'done')
  await page.loop.record(fact('CanvasShown'))
  await page.loop.record(fact('SaveChosen'))
  await until(page, ({ route, closing }) => route.path === paths.closing && closing.read)
  await atRest(page)
  return { log, store, page }
}

const samples = ({ products }: ReturnType<typeof fakeStore>) => products.filter(({ status }) => status === 'publish')

describe('a new shop that is saved before its sample products are made', () => {
  it('given the page closes meanwhile, then they are made on the closing screen, and the session ends', async () => {
    const { log, store, page } = await saved(() => NEVER)
    expect([samples(store).length, isFinished(page.loop.state())]).toEqual([0, false])
    page.close()
    const again = await openPage(log, fakePorts(store), paths.closing)
    await until(again, isFinished)
    expect([samples(store).length, again.loop.state().route.path]).toEqual([6, paths.closing])
    again.close()
  })

  it('given they were refused, then the closing screen says why, and trying again there makes them', async () => {
    let isFull = true
    const { store, page } = await saved(() => of(isFull ? refused(400) : null))
    expect(samplesFault(page.loop.state())).toMatchObject({ status: 400 })
    isFull = false
    await page.loop.record(fact('SampleProductsRetried'))
    await until(page, isFinished)
    expect(samples(store)).toHaveLength(6)
    page.close()
  })

  it('given they were refused and the page is loaded again, then they are made', async () => {
    const { log, store, page } = await saved(() => of(refused(400)))
    page.close()
    const again = await openPage(log, fakePorts(store), paths.closing)
    await until(again, isFinished)
    expect(samples(store)).toHaveLength(6)
    again.close()
  })

  it('given the merchant continues without, then the session is over, and none are made later', async () => {
    const { log, store, page } = await saved(() => of(refused(400)))
    await page.loop.record(fact('SampleProductsForgone'))
    expect(isFinished(page.loop.state())).toBe(true)
    page.close()
    const again = await openPage(log, fakePorts(store), paths.closing)
    await atRest(again)
    expect(samples(store)).toHaveLength(0)
    again.close()
  })

  it('given the shop has its own product by then, then none are made, and the session is over', async () => {
    const { log, store, page } = await saved(() => of(refused(400)))
    page.close()
    store.use = { ...store.use, products: true }
    const again = await openPage(log, fakePorts(store), paths.closing)
    await until(again, isFinished)
    await atRest(again)
    expect(samples(store)).toHaveLength(0)
    again.close()
  })
})

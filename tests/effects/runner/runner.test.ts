import { defer, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { paths } from '../../../src/events/route-path'
import type { State } from '../../../src/reducers'
import { fakeStore } from '../../support/fake-store'
import { atRest, openPage, until, type Page } from '../../support/session-run'
import { fair, fakePorts, type Weather } from '../../support/world'

const types = ({ loop }: Awaited<ReturnType<typeof openPage>>) => loop.facts().map(({ event }) => event.type)

/** The designer shows the page, and samples are made behind it. */
const setUp = async (page: Page) => {
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, (state) => state.setUp.stage === 'done')
  await page.loop.record(fact('CanvasShown'))
}

const samplesMade = ({ calls }: State) => calls.ended['ProductCreation']?.status === 'done'

/** A fault for the calls whose path matches; everything else is fair. */
const stormOver =
  (path: RegExp, fault: () => Fault | null): Weather =>
  (request) =>
    path.test(request.path) ? of(fault()) : fair(request)

describe('the runner', { tags: ['L-10'] }, () => {
  it('given a refusal that will not change, then one call is made and the refusal is recorded', async () => {
    const store = fakeStore()
    let calls = 0
    const weather = stormOver(/themes\/install/, () => {
      calls += 1
      return { tag: 'Refused', status: 403, code: 'rest_forbidden', message: '' }
    })
    const page = await openPage(memoryLog(), fakePorts(store, weather), '')
    await page.loop.record(fact('DesignWithoutAiChosen'))
    const state = await until(page, ({ setUp }) => setUp.stage === 'failed')
    expect(state.setUp).toMatchObject({ what: 'ThemeInstall', fault: { status: 403 } })
    expect(state.route.path).toBe(paths.intro)
    expect(calls).toBe(1)
    page.close()
  })

  it('given departures that were superseded, then they leave no call waiting', async () => {
    const page = await openPage(memoryLog(), fakePorts(fakeStore()), '')
    for (const url of ['/a', '/b', '/c', '/d', '/e']) await page.loop.record(fact('DepartureRequested', { url }))
    await until(page, ({ calls }) => Object.keys(calls.open).length === 0)
    await page.loop.record(fact('DesignWithoutAiChosen'))
    const { setUp } = await until(page, (now) => now.setUp.stage === 'done')
    expect(setUp.stage).toBe('done')
    page.close()
  })

  it('given the network is lost in a call, then work waits, and goes on under the same request', async () => {
    const store = fakeStore()
    let online = false
    const weather = stormOver(/onboarding\/products/, () => (online ? null : { tag: 'Offline' }))
    const page = await openPage(memoryLog(), fakePorts(store, weather), '')
    await setUp(page)
    await until(page, ({ world }) => !world.online)
    const asked = types(page).filter((type) => type === 'ProductCreationRequested')
    online = true
    await page.loop.record(fact('NetworkRegained'))
    await until(page, samplesMade)
    expect(types(page).filter((type) => type === 'ProductCreationRequested')).toEqual(asked)
    expect(store.products).toHaveLength(6)
    page.close()
  })

  it('given the login is over, then work waits until the merchant logged in again', async () => {
    const store = fakeStore()
    let loggedIn = false
    const weather = stormOver(/onboarding\/products/, () => (loggedIn ? null : { tag: 'Expired' }))
    const page = await openPage(memoryLog(), fakePorts(store, weather), '')
    await setUp(page)
    await until(page, ({ world }) => !world.loggedIn)
    expect(store.products).toEqual([])
    loggedIn = true
    await page.loop.record(fact('LoginRenewed'))
    await until(page, samplesMade)
    page.close()
  })

  it('given a bug in one effect, then it is recorded and the others live on', async () => {
    const store = fakeStore()
    const ports = fakePorts(store)
    const broken = {
      ...ports,
      rest: {
        ...ports.rest,
        ask: ((request) =>
          request.path.includes('font-collections/customize-your-store')
            ? defer(() => {
                throw new Error('a bug')
              })
            : ports.rest.ask(request)) as typeof ports.rest.ask,
      },
    }
    const page = await openPage(memoryLog(), broken, '')
    await page.loop.record(fact('DesignWithoutAiChosen'))
    await until(page, ({ setUp }) => setUp.stage === 'failed')
    expect(types(page)).toContain('EffectFailed')
    await until(page, ({ calls }) => calls.ended['PatternInstall']?.status === 'done')
    page.close()
  })

  it(
    'given no storage, then the store is read but not changed until the merchant goes on all the same',
    { tags: ['L-05'] },
    async () => {
      const store = fakeStore()
      const page = await openPage(memoryLog(), fakePorts(store), '')
      await page.loop.record(fact('StorageLost', { why: 'SecurityError' }))
      await page.loop.record(fact('DesignWithoutAiChosen'))
      await until(page, (state) => state.store !== null)
      await atRest(page)
      expect(store.asked.filter((call) => !call.startsWith('GET'))).toEqual([])
      await page.loop.record(fact('UnsavedWorkAccepted'))
      await until(page, ({ setUp }) => setUp.stage === 'done')
      page.close()
    },
  )

  it(
    'given a flow is given up with calls under way, then each of them is settled as abandoned',
    { tags: ['L-03'] },
    async () => {
      const page = await openPage(
        memoryLog(),
        fakePorts(fakeStore(), ({ path }) => (path.includes('/themes/install') ? NEVER : of(null))),
        '',
      )
      await page.loop.record(fact('DesignWithoutAiChosen'))
      await until(page, ({ calls }) => Object.keys(calls.open).length === 1 && 'StoreRead' in calls.ended)
      await page.loop.record(fact('FlowAbandoned'))
      await until(page, ({ calls }) => Object.keys(calls.open).length === 0)
      expect(types(page)).toContain('ThemeInstallAbandoned')
      page.close()
    },
  )
})

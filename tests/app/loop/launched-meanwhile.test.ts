import { mergeMap, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { setUpFailure } from '../../../src/projections/intro'
import { refused, unused } from '../../support/facts'
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { openPage, until, type Page } from '../../support/session-run'
import { fakePorts, type Weather } from '../../support/world'

const launch = (store: FakeStore) => {
  store.use = { ...unused, visitors: 'everything', orders: true, products: true }
}

/** What changed the store and can be seen, in order. */
const written = ({ asked }: FakeStore) =>
  asked
    .filter((call) => /^(POST|PUT|DELETE)/.test(call) && !/font-|themes\/install|private\/patterns/.test(call))
    .map((call) => call.replace(/\?.*/, ''))

const atRest = (page: Page) => until(page, (state) => state.store !== null && owed(state).length === 0)

describe('a store that is launched while the flow is open', () => {
  it(
    'given the store is launched after the page opened, when a set-up begins, then it is an unseen draft',
    { tags: ['S-05'] },
    async () => {
      const store = fakeStore()
      const page = await openPage(memoryLog(), fakePorts(store), paths.intro)
      await atRest(page)
      launch(store)
      await page.loop.record(fact('DesignWithoutAiChosen'))
      const { setUp } = await until(page, (now) => now.setUp.stage === 'done')
      page.close()
      expect([setUp, written(store)]).toMatchObject([{ draft: true }, []])
    },
  )

  it(
    'given a set-up closed before it was published, when it resumes after the launch, then it is a draft',
    { tags: ['S-05'] },
    async () => {
      const store = fakeStore()
      const log = memoryLog()
      const first = await openPage(log, fakePorts(store, without('publications')), paths.intro)
      await first.loop.record(fact('DesignWithoutAiChosen'))
      await until(first, ({ calls }) => Object.values(calls.open).some(({ type }) => type === 'PublicationRequested'))
      first.close()
      launch(store)
      const page = await openPage(log, fakePorts(store), paths.intro)
      await atRest(page)
      expect([page.loop.state().route.path, written(store)]).toEqual([paths.intro, []])
      await page.loop.record(fact('FlowContinued'))
      const { setUp } = await until(page, (now) => now.setUp.stage === 'done')
      expect([setUp, written(store), store.theme]).toMatchObject([{ draft: true }, [], 'twentytwentythree'])
      await page.loop.record(fact('SaveChosen'))
      await until(page, ({ saving }) => saving.stage === 'saved')
      page.close()
      expect(store.theme).toBe('twentytwentyfour')
    },
  )

  it(
    'given its answer was still open then, then Save does not take it for another user’s change',
    { tags: ['S-05'] },
    async () => {
      const store = fakeStore()
      const log = memoryLog()
      const ports = fakePorts(store)
      const lost: typeof ports.rest.ask = (request) => {
        const answer = ports.rest.ask(request)
        return request.path.includes('publications') ? answer.pipe(mergeMap(() => NEVER)) : answer
      }
      const first = await openPage(log, { ...ports, rest: { ...ports.rest, ask: lost } }, paths.intro)
      await first.loop.record(fact('DesignWithoutAiChosen'))
      await until(first, () => store.theme === 'twentytwentyfour')
      first.close()
      const before = written(store).length
      launch(store)
      const page = await openPage(log, fakePorts(store), paths.design, {}, 'reload')
      const { setUp } = await until(page, (now) => now.setUp.stage === 'done')
      await atRest(page)
      expect([setUp, written(store).slice(before)]).toMatchObject([{ draft: true }, []])
      await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
      await page.loop.record(fact('SaveChosen'))
      await until(page, ({ saving }) => saving.stage === 'saved')
      page.close()
      expect(store.contents['twentytwentyfour//home']).toBeDefined()
    },
  )

  it(
    'given the store cannot be read when a set-up begins, then it says why, and the next attempt goes on',
    { tags: ['S-05'] },
    async () => {
      const store = fakeStore()
      let broken = false
      const ports = fakePorts(store, ({ path }) => of(broken && path.includes('/themes?') ? refused(403) : null))
      const page = await openPage(memoryLog(), ports, paths.intro)
      await atRest(page)
      broken = true
      await page.loop.record(fact('DesignWithoutAiChosen'))
      const failed = await until(page, ({ setUp }) => setUp.stage === 'failed')
      expect([setUpFailure(failed)?.fault.tag, written(store)]).toEqual(['Refused', []])
      broken = false
      await page.loop.record(fact('DesignWithoutAiChosen'))
      const { setUp } = await until(page, (now) => now.setUp.stage === 'done')
      page.close()
      expect([setUp, store.theme]).toMatchObject([{ draft: false }, 'twentytwentyfour'])
    },
  )
})

const without =
  (part: string): Weather =>
  ({ method, path }) =>
    method !== 'GET' && path.includes(part) ? NEVER : of(null)

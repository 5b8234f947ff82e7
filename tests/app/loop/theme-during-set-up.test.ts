import { describe, expect, it } from 'vitest'
import type { Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { owed } from '../../../src/projections/owed'
import { setUpFailure } from '../../../src/projections/intro'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

/** Another user activates a theme right before such a request of the set-up, once. */
const interrupted = async (before = '/publications', theme = 'twentytwentythree') => {
  const store = fakeStore()
  store.theme = theme
  const { rest, ...ports } = fakePorts(store)
  let isDone = false
  const ask: Rest['ask'] = (request) => {
    if (!isDone && request.path.includes(before)) {
      isDone = true
      store.theme = 'twentytwentyfive'
    }
    return rest.ask(request)
  }
  const page = await openPage(memoryLog(), { ...ports, rest: { ...rest, ask } }, '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  const state = await until(page, ({ setUp }) => setUp.stage === 'failed' || setUp.stage === 'done')
  return { store, page, state }
}

describe('another user activates a theme during the set-up', () => {
  it('given that, then the set-up stops, says so, and writes nothing into that theme', { tags: ['D-20'] }, async () => {
    const { store, page, state } = await interrupted()
    expect(setUpFailure(state)).toMatchObject({ fault: { tag: 'Conflicts', found: [{ what: 'theme' }] } })
    expect(store.theme).toBe('twentytwentyfive')
    expect(Object.keys(store.contents)).toEqual([])
    expect(store.styles).toEqual(fakeStore().styles)
    page.close()
  })

  it(
    'given its own theme was active, and is not any more when the design is read, then it stops as well',
    { tags: ['D-20'] },
    async () => {
      const { store, page, state } = await interrupted('/template-parts?', 'twentytwentyfour')
      await until(page, (now) => owed(now).length === 0)
      expect(setUpFailure(state)).toMatchObject({ fault: { tag: 'Conflict', what: 'theme' } })
      expect([store.theme, Object.keys(store.contents)]).toEqual(['twentytwentyfive', []])
      page.close()
    },
  )

  it(
    'given another attempt, then its own theme is activated again, and the design is made',
    { tags: ['D-20'] },
    async () => {
      const { store, page } = await interrupted()
      await page.loop.record(fact('DesignWithoutAiChosen'))
      const state = await until(page, ({ setUp }) => setUp.stage === 'failed' || setUp.stage === 'done')
      await until(page, (now) => owed(now).length === 0)
      expect([state.setUp.stage, store.theme]).toEqual(['done', 'twentytwentyfour'])
      page.close()
    },
  )
})

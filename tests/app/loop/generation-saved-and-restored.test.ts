import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/events/route-path'
import { fact } from '../../../src/events'
import { owed } from '../../../src/projections/owed'
import { canRestore } from '../../../src/projections/restoring'
import { fakeStore, serve } from '../../support/fake-store'
import { asked, restored } from '../../support/restore-run'
import { openPage, until } from '../../support/session-run'
import { sumOf } from '../../support/store-sum'
import { answered, broken, description, generated, withAi } from '../../support/wizard-run'
import { fakePorts, type Weather } from '../../support/world'

/**
 * A generated design, saved, in a session that is over.
 * @param lost calls of the generation whose answers are lost
 */
const savedRun = async (lost?: RegExp) => {
  const store = fakeStore()
  store.options['blogname'] = ''
  const before = sumOf(store)
  let isLossy = true
  const weather: Weather = (request) => {
    if (!isLossy || lost?.test(`${request.method} ${request.path}`) !== true) return of(null)
    serve(store, request)
    return of(broken)
  }
  const run = await answered(store, weather)
  await generated(run)
  isLossy = false
  await run.page.loop.record(fact('SaveChosen'))
  await until(run.page, (now) => now.closing.read && owed(now).length === 0)
  run.page.close()
  return { ...run, before }
}

describe('the saved design of a generation, in the next session', () => {
  it('given the page is loaded again, then all of it can be restored', { tags: ['D-19'] }, async () => {
    const { store, log, page, before } = await savedRun()
    const next = await openPage(log, fakePorts(store), paths.intro, { ...withAi, restorable: true })
    expect(next.loop.session).not.toBe(page.loop.session)
    expect(canRestore(next.loop.state())).toBe(true)
    await restored(next)
    expect(sumOf(store)).toEqual(before)
    next.close()
  })

  it(
    'given the store has it, then it is not offered, and once restored it has the written title',
    { tags: ['D-19'] },
    async () => {
      const { store, log } = await savedRun()
      const saved = sumOf(store)
      const next = await openPage(log, fakePorts(store), paths.intro, withAi)
      expect((await asked(next)).map(({ design }) => design)).toEqual(['before'])
      await restored(next)
      await restored(next, 'saved')
      expect(store.options['blogname']).toBe(`Title for ${description}`)
      expect(sumOf(store)).toEqual(saved)
      next.close()
    },
  )

  it(
    'given the answer to writing the suggestions was lost, then the saved design has them nevertheless',
    { tags: ['D-19'] },
    async () => {
      const { store, log } = await savedRun(/POST .*wc-admin\/options/)
      const saved = sumOf(store)
      const next = await openPage(log, fakePorts(store), paths.intro, withAi)
      await restored(next)
      await restored(next, 'saved')
      expect(sumOf(store)).toEqual(saved)
      next.close()
    },
  )
})

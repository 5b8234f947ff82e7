import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { isFinished } from '../../../src/projections/finished'
import { owed } from '../../../src/projections/owed'
import { paths } from '../../../src/events/route-path'
import { fakeStore } from '../../support/fake-store'
import { openPage, until } from '../../support/session-run'
import { fakePorts } from '../../support/world'

const designed = async () => {
  const log = memoryLog()
  const ports = fakePorts(fakeStore())
  const page = await openPage(log, ports, '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, ({ setUp }) => setUp.stage === 'done')
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  return { log, ports, page }
}

describe('a flow from beginning to end', () => {
  it(
    'when the design is saved and the closing screen is shown, then no call is due: the session is over',
    { tags: ['P-07'] },
    async () => {
      const { page } = await designed()
      await page.loop.record(fact('SaveChosen'))
      const state = await until(page, (now) => now.closing.read && owed(now).length === 0)
      expect(state.route.path).toBe(paths.closing)
      expect(isFinished(state)).toBe(true)
      page.close()
    },
  )

  it('a page opened after the end begins a new session', { tags: ['L-08'] }, async () => {
    const { log, ports, page } = await designed()
    await page.loop.record(fact('SaveChosen'))
    await until(page, ({ closing }) => closing.read)
    page.close()
    const next = await openPage(log, ports, '')
    expect(next.loop.session).not.toBe(page.loop.session)
    next.close()
  })

  it('a choice made after the end is not lost: the session continues', { tags: ['L-02'] }, async () => {
    const { log, ports, page } = await designed()
    await page.loop.record(fact('SaveChosen'))
    await until(page, ({ closing }) => closing.read)
    await page.loop.record(fact('CustomizingChosen'))
    await until(page, (now) => owed(now).length === 0)
    await page.loop.record(fact('PaletteChosen', { palette: 'Canary' }))
    page.close()
    const next = await openPage(log, ports, paths.designer)
    expect(next.loop.session).toBe(page.loop.session)
    expect(next.loop.state().designing.design?.palette).toBe('Canary')
    next.close()
  })

  it('on the intro, the open session is offered; Continue leads back to where it was', { tags: ['L-08'] }, async () => {
    const { log, ports, page } = await designed()
    page.close()
    const next = await openPage(log, ports, '')
    expect(next.loop.state().route).toMatchObject({ path: paths.intro, offer: paths.designer })
    await next.loop.record(fact('FlowContinued'))
    expect(next.loop.state().route).toMatchObject({ path: paths.designer, offer: null })
    expect(next.loop.state().designing.design?.palette).toBe('Slate')
    next.close()
  })

  it('starting over ends the session', { tags: ['L-08'] }, async () => {
    const { log, ports, page } = await designed()
    await page.loop.record(fact('FlowAbandoned'))
    page.close()
    const next = await openPage(log, ports, '')
    expect(next.loop.session).not.toBe(page.loop.session)
    expect(next.loop.state().route.offer).toBeNull()
    next.close()
  })
})

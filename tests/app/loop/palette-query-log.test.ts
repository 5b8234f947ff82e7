import { describe, expect, it, vi } from 'vitest'
import { fact } from '../../../src/events'
import { asSent } from '../../../src/suggestions/masked'
import { goodChoice } from '../../support/ai-behaviours'
import { paletteRun } from '../../support/palette-run'
import { until } from '../../support/session-run'
import { description } from '../../support/wizard-run'

const { here, page, begin, finished, generate, factsOf } = paletteRun()
const good = goodChoice('Classic')

describe('what the log tells of the palette query', () => {
  it('each completion stands there as it came', { tags: ['A-08'] }, async () => {
    here.server.says('fenced')
    await generate()
    expect(factsOf('AiPaletteReceived')).toEqual([
      { type: 'AiPaletteReceived', completion: `Sure!\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` },
    ])
  })

  it('what was asked is what the server got', { tags: ['A-08'] }, async () => {
    await generate()
    expect(factsOf('AiPaletteQueryRequested')).toMatchObject([
      { provider: 'jetpack', description: asSent(description), look: 'Classic', tone: 'Formal', retry: 0 },
    ])
    expect(here.server.asked[0]?.prompt).toContain(JSON.stringify(asSent(description)))
  })

  it(
    'no token is in any fact, not even one that the server repeats, and none stays in the tab',
    { tags: ['L-09'] },
    async () => {
      here.server.gives('refused', 'good')
      here.server.says('unauthorised', 'echo', 'good')
      await generate()
      expect(JSON.stringify(page().loop.facts())).not.toMatch(/eyJ|secret/)
      expect(here.storage.length).toBe(0)
    },
  )

  it('given the flow is given up in the middle, then no token stays either', { tags: ['L-09'] }, async () => {
    here.server.says('slow')
    await begin()
    // With the token the question is asked, a moment later: only a question that is there can be broken off.
    await expect.poll(() => here.server.asked.length).toBe(1)
    expect(here.storage.length).toBe(1)
    await page().loop.record(fact('FlowAbandoned'))
    expect(here.storage.length).toBe(0)
    await expect.poll(() => here.server.aborted()).toBe(1)
  })
})

describe('given the network is lost in the query', () => {
  it('then no try is lost: the same request goes on when it is there again', { tags: ['A-08'] }, async () => {
    vi.stubGlobal('navigator', { onLine: false })
    here.server.cut(true)
    await begin()
    await until(page(), ({ world }) => !world.online)
    vi.stubGlobal('navigator', { onLine: true })
    here.server.cut(false)
    await page().loop.record(fact('NetworkRegained'))
    const state = await finished()
    expect(state.suggested).toMatchObject({ palette: { provider: 'jetpack' }, failures: [] })
    expect(factsOf('AiPaletteQueryRequested')).toHaveLength(1)
  })
})

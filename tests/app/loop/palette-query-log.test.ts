import { describe, expect, it, vi } from 'vitest'
import { fact } from '../../../src/events'
import { asSent } from '../../../src/suggestions/masked'
import { goodChoice } from '../../support/ai-behaviours'
import { paletteRun } from '../../support/palette-run'
import { until } from '../../support/session-run'
import { description } from '../../support/wizard-run'

const { here, page, begin, finished, generate, factsOf } = paletteRun()
const good = goodChoice('Classic')

describe('the log of the palette query', () => {
  it('contains each completion unchanged', { tags: ['A-08'] }, async () => {
    here.server.says('fenced')
    await generate()
    expect(factsOf('AiPaletteReceived')).toEqual([
      { type: 'AiPaletteReceived', completion: `Sure!\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` },
    ])
  })

  it('contains the query as the server received it', { tags: ['A-08'] }, async () => {
    await generate()
    expect(factsOf('AiPaletteQueryRequested')).toMatchObject([
      { provider: 'jetpack', description: asSent(description), look: 'Classic', tone: 'Formal', retry: 0 },
    ])
    expect(here.server.asked[0]?.prompt).toContain(JSON.stringify(asSent(description)))
  })

  it(
    'contains no token, not even one that the server repeats, and none stays in the tab',
    { tags: ['L-09'] },
    async () => {
      here.server.gives('refused', 'good')
      here.server.says('unauthorised', 'echo', 'good')
      await generate()
      expect(JSON.stringify(page().loop.facts())).not.toMatch(/eyJ|secret/)
      expect(here.storage.length).toBe(0)
    },
  )

  it('given the flow is abandoned during the query, then no token stays either', { tags: ['L-09'] }, async () => {
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

describe('the palette query when the network is lost', () => {
  it('does not lose a try: the same request continues when the network is back', { tags: ['A-08'] }, async () => {
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

import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { createLoop } from '../../../src/app/loop/loop'
import type { AnyFact } from '../../../src/persistence/log'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { problemReport, skippedIn } from '../../../src/replay/viewer/report-sheet'
import { designRead, storeRead } from '../../support/facts'
import { opened, story } from '../../support/story'

const stamps = (tab: string) => {
  let ids = 0
  return { id: () => `${tab}-${(ids += 1)}`, now: () => ids, tab, build: 'test' }
}

/** A palette that no reducer can look at. */
const unfoldable = new Proxy(fact('PaletteChosen', { palette: 'Slate' }), {
  get: (target, key) => {
    if (key === 'type') return target.type
    throw new TypeError('No palette')
  },
})

const designing = story(opened(), storeRead(), designRead()).map(({ event }) => event)

const recordAll = async (loop: ReturnType<typeof createLoop>, events: readonly FlowEvent[]) => {
  for (const event of events) await loop.record(event)
}

describe('a fact that the loop cannot fold', { tags: ['P-14'] }, () => {
  it('does not affect later choices, in this page or after a reload', async () => {
    const log = memoryLog()
    const loop = createLoop({ log, session: 'session', stamps: stamps('one') })
    await recordAll(loop, [opened(), designRead(), unfoldable, fact('UnsavedWorkAccepted')])
    expect(loop.state().world.unsavedAccepted).toBe(true)
    expect(loop.state().skipped).toEqual([{ seq: 3, type: 'PaletteChosen', why: 'No palette' }])
    const reloaded = createLoop({ log, session: 'session', stamps: stamps('two') })
    await reloaded.catchUp()
    expect(reloaded.state()).toEqual(loop.state())
    await reloaded.record(fact('SaveChosen'))
    expect(reloaded.facts()).toHaveLength(5)
  })

  it('is named in the problem report', () => {
    const strange: AnyFact = {
      ...(story(...designing, fact('PaletteChosen', { palette: 'Slate' })).at(-1) as AnyFact),
      event: { type: 'UnknownFact', raw: { type: 'PaletteDreamt' }, why: 'not in the glossary' },
    }
    const facts = [...story(...designing), strange]
    expect(skippedIn(facts)).toEqual([{ seq: strange.seq, type: 'PaletteDreamt' }])
    const [header] = problemReport(facts, { build: 'test', browser: '', versions: {} }, 0).split('\n')
    expect(JSON.parse(header ?? '')).toMatchObject({ skipped: [{ seq: strange.seq, type: 'PaletteDreamt' }] })
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserTracks } from '../../../src/effects/adapters/browser'
import { track } from '../../../src/effects/tracking'
import { fact, type FlowEvent } from '../../../src/events'
import { createLoop, type Loop } from '../../../src/app/loop/loop'
import type { Log } from '../../../src/persistence/log'
import { memoryLog } from '../../../src/persistence/log-with-memory-fallback'
import { storeRead } from '../../support/facts'
import { opened } from '../../support/story'
import { trackingOf } from '../../support/tracking'

afterEach(() => vi.unstubAllGlobals())

describe('the tracker of the store', () => {
  it('hears of what happens in this tab, in order, with properties', { tags: ['R-07'] }, async () => {
    const here = openTab(memoryLog())
    await record(here, opened(), fact('StoreDesignerChosen'), fact('DesignWithoutAiChosen'))
    expect(here.heard).toEqual([
      ['customize_your_store_intro_design_theme', { theme_type: 'classic' }],
      ['customize_your_store_agree_to_theme_switch_click', {}],
      ['customize_your_store_intro_design_without_ai_click', {}],
    ])
    expect(trackingOf(here.loop.facts()).map(({ name, props }) => [name, props])).toEqual(here.heard)
  })

  it('hears nothing again when the page is loaded anew', { tags: ['R-07'] }, async () => {
    const log = memoryLog()
    await record(openTab(log), opened(), fact('SaveChosen'))
    const next = openTab(log)
    await next.loop.catchUp()
    await record(next, fact('TourSkipped'))
    expect(names(next)).toEqual(['customize_your_store_assembler_hub_tour_skip'])
  })

  it('of two tabs, hears of each fact from the one where it happened', { tags: ['R-07'] }, async () => {
    const log = memoryLog()
    const [one, other] = [openTab(log), openTab(log)]
    await record(one, opened())
    await other.loop.catchUp()
    await record(other, fact('SaveChosen'))
    await one.loop.catchUp()
    expect([names(one), names(other)]).toEqual([[], ['customize_your_store_assembler_hub_done_click']])
  })

  it('hears nothing without consent; once it is given, every tab may tell', { tags: ['R-07'] }, async () => {
    const log = memoryLog()
    const [one, other] = [openTab(log), openTab(log)]
    await record(one, opened('', { tracking: false }), fact('SaveChosen'))
    expect(one.heard).toEqual([])
    const asked = fact('TrackingEnablingRequested')
    await one.loop.record(asked)
    await one.loop.record(fact('TrackingEnabled'), { cause: null, settles: one.loop.facts().at(-1)!.id })
    await other.loop.catchUp()
    expect([one.allowed(), other.allowed()]).toEqual([1, 1])
    await record(one, fact('SaveChosen'))
    expect(names(one)).toEqual(['customize_your_store_assembler_hub_done_click'])
  })

  it('hears of each fact as it stood then, also when several come in one transaction', { tags: ['R-07'] }, async () => {
    const here = openTab(memoryLog())
    await record(here, opened(), storeRead({ taskCompleted: true }))
    await Promise.all([
      here.loop.record(fact('DialogOpened', { dialog: 'more-patterns' })),
      here.loop.record(fact('DialogClosed')),
      here.loop.record(fact('DialogClosed')),
    ])
    expect(names(here)).toEqual(['customize_your_store_assembler_hub_skip_opt_in_usage_tracking'])
  })
})

describe("WooCommerce's tracker", () => {
  const stub = (wcTracks: unknown) => vi.stubGlobal('window', { wcTracks })

  it('gets name and properties where it is there and not switched off', { tags: ['R-07'] }, () => {
    const recordEvent = vi.fn()
    for (const wcTracks of [{ isEnabled: true, recordEvent }, { recordEvent }]) {
      stub(wcTracks)
      browserTracks.record('name', { item: 'logo' })
    }
    expect(recordEvent.mock.calls).toEqual([
      ['name', { item: 'logo' }],
      ['name', { item: 'logo' }],
    ])
  })

  it('gets nothing while it is switched off, and something once it is allowed', { tags: ['R-07'] }, () => {
    const recordEvent = vi.fn()
    stub({ isEnabled: false, recordEvent })
    browserTracks.record('before', {})
    browserTracks.allow()
    browserTracks.record('after', {})
    expect(recordEvent.mock.calls).toEqual([['after', {}]])
  })

  it('is not missed where there is none, and does no harm where it is broken', { tags: ['R-07'] }, () => {
    const broken = () => {
      throw new Error('a bug in another script')
    }
    for (const wcTracks of [undefined, {}, { recordEvent: broken }]) {
      stub(wcTracks)
      expect(() => browserTracks.allow()).not.toThrow()
      expect(() => browserTracks.record('name', {})).not.toThrow()
    }
  })
})

// Helpers

type Tab = { readonly loop: Loop; readonly heard: readonly unknown[][]; readonly allowed: () => number }

let tabs = 0

const openTab = (log: Log): Tab => {
  const tab = `tab-${(tabs += 1)}`
  let ids = 0
  const stamps = { id: () => `${tab}-${(ids += 1)}`, now: () => ids, tab, build: 'test' }
  const loop = createLoop({ log, session: 'session', stamps })
  const heard: unknown[][] = []
  let allowed = 0
  track(loop.appended$, tab, {
    record: (name, props) => void heard.push([name, props]),
    allow: () => void (allowed += 1),
  }).subscribe()
  return { loop, heard, allowed: () => allowed }
}

const record = async ({ loop }: Tab, ...events: FlowEvent[]) => {
  for (const event of events) await loop.record(event)
}

const names = ({ heard }: Tab) => heard.map(([name]) => name)

/** Everything that is measured in the flow, with its goals, in the order in which a merchant meets it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { inRoom, leave, type Room, type Visit } from './flow'
import type { Part } from './in-page'
import { atRest, heapOf, long, seen, sinceNavigation, sincePress } from './page'

/** A number that the table shows. */
export type Measure = {
  readonly what: string
  readonly unit: 'ms' | 'MB' | 'frames/s'
  /** In a reader's words. */
  readonly goal: string
}

export type Samples = Readonly<Record<string, readonly number[]>>

export type Row = {
  readonly name: string
  /** Where it begins if not in the designer: in a new browser on a store that was never designed, or before the designer is opened. */
  readonly from?: 'intro' | 'address'
  readonly measures: Readonly<Record<string, Measure>>
  readonly measure: (visit: Visit) => Promise<Samples>
  /** Whether it changes the store. */
  readonly changesStore?: true
  /** Whether it is measured in the first run only, and of our flow only: it takes a minute. */
  readonly once?: true
}

const ms = (what: string, goal = ''): Measure => ({ what, unit: 'ms', goal })

const intro: Row = {
  name: 'intro',
  from: 'intro',
  measures: { usable: ms('Intro usable, cold', '≤ 1,500 ms') },
  measure: async ({ page, flow }) => {
    await page.goto(flow.intro, { waitUntil: 'commit' })
    return { usable: [await sinceNavigation(page, flow.introUsable, null)] }
  },
}

const start: Row = {
  name: 'start',
  from: 'intro',
  changesStore: true,
  measures: { canvas: ms('Start designing → page drawn', 'the store’s own writes + 500 ms') },
  measure: async ({ page, flow }) => {
    await page.goto(flow.intro)
    return { canvas: [await sincePress(page, flow.startButton(page), flow.drawn, null, long)] }
  },
}

/** With an empty cache, and again in the same browser. */
const designerByAddress: Row = {
  name: 'designer-by-address',
  from: 'address',
  measures: {
    cold: ms('Designer by address, cold → page drawn', '≤ 2,000 ms'),
    warmSeen: ms('Designer by address, warm → design seen', '≤ 1,000 ms'),
    warm: ms('Designer by address, warm → page drawn', '≤ 1,000 ms'),
  },
  measure: async ({ page, flow }) => {
    const open = async () => {
      await page.goto(flow.designer, { waitUntil: 'commit' })
      const design = await sinceNavigation(page, flow.seen, null)
      return { seen: design, drawn: await sinceNavigation(page, flow.drawn, null) }
    }
    const cold = await open()
    await atRest(page)
    // The picture of a page that is looked at for less is not kept.
    await sleep(2000)
    await page.goto('about:blank')
    const warm = await open()
    return { cold: [cold.drawn], warmSeen: [warm.seen], warm: [warm.drawn] }
  },
}

/** From the press on a choice of a room until the page in the canvas looks different. */
const choice = (room: Room, part: Part, times: number, what: string, goal: string): Row => ({
  name: room,
  measures: { painted: ms(`${what} → painted`, goal) },
  measure: (visit) =>
    inRoom(visit, room, async ({ page, flow }) => {
      const others = flow.otherChoices(page, room)
      const painted: number[] = []
      for (let nth = 0; nth < times; nth += 1) {
        await atRest(page)
        // From the last one on: the original does not mark its first as chosen, and offers two font pairs without usage tracking.
        const last = (await others.count()) - 1
        painted.push(await untilChanged(page, others.nth(last - (nth % (last + 1))), part))
      }
      return { painted }
    }),
})

const patternAdded: Row = {
  name: 'pattern-added',
  measures: { seen: ms('Pattern added → seen', '≤ 50 ms') },
  measure: (visit) =>
    inRoom(visit, 'homepage', async ({ page, flow }) => {
      const add = () => untilChanged(page, flow.otherChoices(page, 'homepage').first(), 'sections')
      return { seen: [await add(), await add()] }
    }),
}

/** How many frames a second the screen gets while the list of patterns is scrolled from top to bottom. */
const scrolling: Row = {
  name: 'scrolling',
  measures: { rate: { what: 'Scrolling the list of patterns', unit: 'frames/s', goal: '60' } },
  measure: (visit) =>
    inRoom(visit, 'homepage', async ({ page, flow }) => {
      await page.locator(flow.choices.homepage).first().hover()
      const rate = page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const begin = performance.now()
        let frames = 0
        for (; performance.now() - begin < 1000; frames += 1) await frame()
        return (1000 * frames) / (performance.now() - begin)
      })
      for (let turn = 0; turn < 120; turn += 1) {
        await page.mouse.wheel(0, 100)
        await sleep(8)
      }
      return { rate: [await rate] }
    }),
}

/** A reload in the middle of designing, until the same room and the same design are back. */
const reload: Row = {
  name: 'reload',
  measures: {
    seen: ms('Reload in the middle → design seen', '≤ 1,000 ms'),
    back: ms('Reload in the middle → same room, same design drawn', '≤ 1,000 ms'),
  },
  measure: async (visit) => {
    const { page, flow } = visit
    await flow.roomButton(page, 'palette').click()
    await untilChanged(page, flow.otherChoices(page, 'palette').nth(1), 'colors')
    const colors = await page.evaluate(() => window.bench.look('colors'))
    // A person takes a breath between a choice and a reload. In a shorter time no picture is kept.
    await sleep(2000)
    await page.reload({ waitUntil: 'commit' })
    const design = await sinceNavigation(page, flow.seen, null, 60_000)
    const isBack = (was: { choices: string; colors: string }) =>
      window.bench.look('colors') === was.colors &&
      window.bench.isPage(window.bench.canvas()) &&
      window.bench.shown(window.bench.all(was.choices)[0]) &&
      window.bench.picture() === null
    const back = await sinceNavigation(page, isBack, { choices: flow.choices.palette, colors }, 60_000)
    await leave(visit)
    return { seen: [design], back: [back] }
  },
}

const everyRoom: readonly Room[] = ['palette', 'fonts', 'header', 'footer', 'homepage']

/** A Save of a design in which everything was chosen. */
const save: Row = {
  name: 'save',
  changesStore: true,
  measures: { closing: ms('Save → closing screen', 'the slowest chain of writes + 150 ms') },
  measure: async (visit) => {
    const { page, flow } = visit
    for (const room of everyRoom) await inRoom(visit, room, () => flow.otherChoices(page, room).first().click())
    await flow.beforeSave(page)
    return { closing: [await sincePress(page, flow.save(page), flow.closed, null, long)] }
  },
}

/** The memory of the designer after each of its rooms was open, and of the store's own site editor with the same page. */
const heap: Row = {
  name: 'heap',
  measures: {
    used: { what: 'Heap in the designer', unit: 'MB', goal: 'no more than the site editor’s' },
    siteEditor: { what: 'Heap of the site editor of the same store', unit: 'MB', goal: '' },
  },
  measure: async (visit) => {
    const { page } = visit
    for (const room of everyRoom) await inRoom(visit, room, () => atRest(page))
    const used = await heapOf(page)
    const editor = await page.context().newPage()
    // An older WordPress, which does not know `p`, opens its home page, too.
    await editor.goto('/wp-admin/site-editor.php?p=/&canvas=edit')
    await seen(editor, () => window.bench.shown(window.bench.canvas()?.querySelector('header')), null)
    await atRest(editor)
    const siteEditor = await heapOf(editor)
    await editor.close()
    return { used: [used], siteEditor: [siteEditor] }
  },
}

/** What a thousand choices leave in memory: the history keeps each of them, and nothing else may. */
const growth: Row = {
  name: 'growth',
  once: true,
  measures: { grown: { what: 'Heap, more after 1,000 palettes', unit: 'MB', goal: 'no growth' } },
  measure: (visit) =>
    inRoom(visit, 'palette', async ({ page, flow }) => {
      const heapAfter = async (times: number): Promise<number> => {
        for (let nth = 0; nth < times; nth += 1) await page.evaluate(pressOne, { selector: flow.choices.palette, nth })
        await atRest(page)
        return heapOf(page)
      }
      // The caches of styles are full after a few.
      const before = await heapAfter(20)
      return { grown: [(await heapAfter(1000)) - before] }
    }),
}

/** Presses one of the choices in turn, and waits until it is painted. */
const pressOne = async ({ selector, nth }: { selector: string; nth: number }): Promise<void> => {
  const was = window.bench.look('colors')
  const all = window.bench.all(selector)
  ;(all[nth % all.length] as HTMLElement | undefined)?.click()
  // The choice that is already in use changes nothing.
  await window.bench.watch(() => window.bench.look('colors') !== was, 2000).catch(() => undefined)
}

/** From the press until that part of the page in the canvas looks different. */
const untilChanged = async (page: Page, element: Locator, part: Part): Promise<number> => {
  const before = await page.evaluate((which) => window.bench.look(which), part)
  const changed = (was: { part: Part; before: string }) => !['', was.before].includes(window.bench.look(was.part))
  return sincePress(page, element, changed, { part, before })
}

/**
 * Save is late, since it leaves the designer. The heap follows it: the site editor shows the saved page, so only then both show the same.
 * Growth is last, since its long history would be in the way of the others.
 */
export const rows: readonly Row[] = [
  intro,
  start,
  designerByAddress,
  choice('palette', 'colors', 5, 'Palette', '≤ 16 ms, 33 ms at the 95th percentile'),
  choice('fonts', 'fonts', 5, 'Font pair', '≤ 16 ms, 33 ms at the 95th percentile'),
  choice('header', 'header', 2, 'Header', '≤ 33 ms'),
  choice('footer', 'footer', 2, 'Footer', '≤ 33 ms'),
  patternAdded,
  scrolling,
  reload,
  save,
  heap,
  growth,
]

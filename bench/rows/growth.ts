/** What a thousand choices leave in memory: the history keeps each of them, and nothing else may. */
import { atRest } from '../browser/seen'
import { inRoom } from './enter'
import { heapOf } from './heap-of'
import type { Row } from './row'

const choices = 1000

export const growth: Row = {
  name: 'growth',
  from: 'designer',
  once: true,
  measures: { grown: { what: 'Heap, more after 1,000 palettes', unit: 'MB', goal: 'no growth' } },
  measure: (visit) =>
    inRoom(visit, 'palette', async () => {
      const { page, flow } = visit
      // The caches of styles are full after a few.
      await choose(20)
      const before = await heapOf(page)
      await choose(choices)
      return { grown: [(await heapOf(page)) - before] }

      async function choose(times: number): Promise<void> {
        await page.evaluate(pressInTurn, { selector: flow.choices.palette, times })
        await atRest(page)
      }
    }),
}

/** Presses one after another; each is painted before the next. */
const pressInTurn = async ({ selector, times }: { selector: string; times: number }): Promise<void> => {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  for (let nth = 0; nth < times; nth += 1) {
    const was = window.bench.look.colors()
    all[nth % all.length]?.click()
    const end = performance.now() + 2000
    while (window.bench.look.colors() === was && performance.now() < end) await painted()
  }
}

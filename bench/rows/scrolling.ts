/** How many frames a second the screen gets while the list of patterns is scrolled from top to bottom. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { inRoom } from './enter'
import type { Row } from './row'

const turns = 120

export const scrolling: Row = {
  name: 'scrolling',
  from: 'designer',
  measures: { rate: { what: 'Scrolling the list of patterns', unit: 'frames/s', goal: '60' } },
  measure: (visit) =>
    inRoom(visit, 'homepage', async () => {
      const { page, flow } = visit
      const box = await page.locator(flow.choices.homepage).first().boundingBox()
      if (box === null) return { rate: [] }
      await page.mouse.move(box.x + box.width / 2, box.y + 20)
      await page.evaluate(countFrames)
      for (let turn = 0; turn < turns; turn += 1) {
        await page.mouse.wheel(0, 100)
        await sleep(8)
      }
      return { rate: [await rateOf(page)] }
    }),
}

declare global {
  interface Window {
    frames_counted?: { count: number; readonly since: number }
  }
}

const countFrames = (): void => {
  const counted = { count: 0, since: performance.now() }
  window.frames_counted = counted
  const next = (): void => {
    counted.count += 1
    if (window.frames_counted === counted) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

const rateOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { count, since } = window.frames_counted ?? { count: 0, since: 0 }
    delete window.frames_counted
    return (1000 * count) / (performance.now() - since)
  })

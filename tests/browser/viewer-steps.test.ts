// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { seedStore } from './designer-support'
import { slowness } from './slowness'
import { stepThrough } from './step-through'
import { newVisit, screenshot } from './support'
import { introOf, keep, log, longSession, openLog, openSession, picture, rows } from './viewer-support'
import { unchanged } from './frames'

/** Milliseconds: a frame. */
const budget = 16
/** A machine that is busy with something else only adds time: the limit grows with it, and a round may be repeated. */
const rounds = 5

beforeAll(async () => {
  await restore()
  await seedStore()
}, 120_000)

describe('the flow log', () => {
  it(
    'opens a session of 10,000 facts, and a step to the next picture takes less than a frame',
    { tags: ['V-01'], timeout: 180_000 },
    async () => {
      const { page } = await newVisit()
      await introOf(page)
      await keep(page, longSession('long0000-session', 10_000))
      await openLog(page)
      const start = Date.now()
      await openSession(page, 'long0000-session')
      await log(page).getByText('10000 facts').waitFor()
      console.log(`[V-01] 10,000 facts opened after ${Date.now() - start} ms`)
      await picture(page).locator('.cys-designer').waitFor({ timeout: 60_000 })
      expect(await rows(page).count()).toBeLessThan(60)
      await unchanged(page)

      let best = Infinity
      for (let round = 0; round < rounds && best >= budget; round += 1) {
        const times = await page.evaluate(stepThrough, 60)
        const [median, slow] = [0.5, 0.9].map(
          (part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)],
        )
        const slower = await slowness(page)
        console.log(
          `[V-01] a step: median ${median?.toFixed(1)} ms, nine of ten below ${slow?.toFixed(1)} ms; slower by ${slower.toFixed(1)}`,
        )
        best = Math.min(best, (median ?? Infinity) / slower)
      }
      await screenshot(page, 'flow log long')
      expect(best).toBeLessThan(budget)
    },
  )
})

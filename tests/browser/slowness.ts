/** How much slower than at its best the page's machine is at the moment: 1 when nothing else goes on. */
import type { Page } from 'playwright-core'

/**
 * A loop of fixed length is timed in the page many times: the quickest had the processor for itself, and the middle one tells
 * how long such work takes now. A limit in milliseconds, times this, is about the page and not about its neighbours.
 */
export const slowness = async (page: Page): Promise<number> => {
  const times = await page.evaluate(loops)
  const sorted = times.toSorted((one, other) => one - other)
  const [best = 1, middle = 1] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  return Math.max(1, middle / best)
}

/** Runs in the page: sixty loops, each after the page had its turn. */
async function loops() {
  const times: number[] = []
  for (let round = 0; round < 60; round += 1) {
    const start = performance.now()
    let sum = 0
    for (let step = 0; step < 3_000_000; step += 1) sum = (sum * 31 + step) % 65_521
    await new Promise(requestAnimationFrame)
    times.push(performance.now() - start + (sum < 0 ? 1 : 0))
  }
  return times
}

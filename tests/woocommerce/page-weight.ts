import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

/** What a page costs before anybody does anything: its scripts and style sheets. Bytes, as they are and as a server packs them. */
export type Weight = {
  readonly requests: number
  readonly bytes: number
  readonly packed: number
  /** Packed, and of the plugin alone: its scripts. */
  readonly own: number
  /** Milliseconds in which scripts ran. To be told, not to be judged: it says as much of the machine as of the page. */
  readonly scripting: number
}

/** Opens the address, waits until `ready`, then until nothing more arrives. */
export const weigh = async (page: Page, address: string, ready: () => Promise<unknown>): Promise<Weight> => {
  const arrived: Response[] = []
  const note = (response: Response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType())) arrived.push(response)
  }
  page.on('response', note)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(address)
  await ready()
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  page.off('response', note)
  const { metrics } = await session.send('Performance.getMetrics')
  const files = await Promise.all(
    arrived.map(async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0))
      return { own: isOwnScript(response), bytes: body.length, packed: gzipSync(body).length }
    }),
  )
  return {
    requests: arrived.length,
    bytes: sum(files.map(({ bytes }) => bytes)),
    packed: sum(files.map(({ packed }) => packed)),
    own: sum(files.filter(({ own }) => own).map(({ packed }) => packed)),
    scripting: Math.round((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000),
  }
}

/** The pictures that the window shows before anybody scrolls, and their bytes as they came. */
export const picturesInSight = (page: Page): Promise<{ readonly count: number; readonly bytes: number }> =>
  page.evaluate(() => {
    const isInSight = (image: Element) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      return height > 0 && top < window.innerHeight && bottom > 0
    }
    const shown = new Set([...document.images].filter(isInSight).map(({ currentSrc }) => currentSrc))
    const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sizes = came.filter(({ name }) => shown.has(name)).map(({ encodedBodySize }) => encodedBodySize)
    return { count: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) }
  })

const isOwnScript = (response: Response): boolean => /\/customize-your-store\/build\/.+\.js$/.test(response.url())

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

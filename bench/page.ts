/** A page that is measured: when a press was, and in which frame of the screen its result was seen first. */
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type CDPSession, type Locator, type Page } from 'playwright-core'
import { launchOptions } from '../tests/browser/support/launch-options'
import { prepare, pressedKey } from './in-page'
import type { BenchStore } from './stores'

/** A question that is asked in the page after each frame; what it needs to know is passed, since it cannot see outside. */
export type Probe<A> = (about: A) => boolean

/** Milliseconds for a set-up or a page; PHP on WebAssembly, throttled, takes its time. */
export const long = 240_000

/** Milliseconds for what is drawn without the server. */
const short = 60_000

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

/** The administrator's page in a browser context of its own: its storage, cookies and cache are empty. */
export const openVisit = async (browser: Browser, store: BenchStore, throttle: number): Promise<Page> => {
  const context = await browser.newContext({ baseURL: store.url, viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(120_000)
  await context.addCookies(
    store.admin.cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: store.url }
    }),
  )
  // The compiler of TypeScript leaves calls of this in functions; there it only names them.
  await context.addInitScript('globalThis.__name ??= (it) => it')
  await context.addInitScript(prepare, pressedKey)
  const page = await context.newPage()
  if (throttle > 1) await (await sessionOf(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle })
  return page
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The one session with the page's developer tools. None is ever detached: Chromium ends the slowing of the processor with any that is. */
const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The moment (milliseconds since 1970) of the first frame in which the probe is true; goes on over navigations. */
export const seen = async <A>(page: Page, probe: Probe<A>, about: A, timeout = long): Promise<number> => {
  const question = `window.bench.watch(() => (${probe.toString()})(${JSON.stringify(about ?? null)}), ${timeout})`
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await page.evaluate<number>(question)
    } catch (error) {
      if (page.isClosed() || Date.now() > end || !isBetweenPages(error)) throw error
      await sleep(5)
    }
  }
}

const isBetweenPages = (error: unknown): boolean =>
  /context was destroyed|Cannot find context|navigat|reading 'watch'|reading 'querySelector/i.test(String(error))

/** From the beginning of the page's last navigation until the probe is true. */
export const sinceNavigation = async <A>(page: Page, probe: Probe<A>, about: A, timeout = long): Promise<number> => {
  const at = await seen(page, probe, about, timeout)
  return at - (await page.evaluate(() => performance.timeOrigin))
}

/** From `pointerdown` on the element until the probe is true. */
export const sincePress = async <A>(
  page: Page,
  element: Locator,
  probe: Probe<A>,
  about: A,
  timeout = short,
): Promise<number> => {
  const place = await reach(page, element)
  const watching = seen(page, probe, about, timeout)
  const session = await sessionOf(page)
  const half = (type: 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
  // Both halves at once: waiting for the browser's answer between them would be measured too.
  await Promise.all([half('mousePressed'), half('mouseReleased')])
  const at = await watching
  return at - (await page.evaluate((key) => Number(sessionStorage.getItem(key)), pressedKey))
}

/** Puts the pointer on the element and lets the page come to rest, as a hand does before it presses. */
const reach = async (page: Page, element: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await element.waitFor({ timeout: short })
  // Twice, since cards grow when their pictures are drawn, and move what is below them out of sight.
  for (let time = 0; time < 2; time += 1) {
    await element.scrollIntoViewIfNeeded()
    await atRest(page)
  }
  const box = await element.boundingBox()
  if (box === null) throw new Error(`Not on the screen: ${element.toString()}`)
  const place = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
  await page.mouse.move(place.x, place.y)
  await sleep(150)
  return place
}

/** Until the page has had nothing to do for a moment. */
export const atRest = async (page: Page): Promise<void> => {
  for (let idle = 0; idle < 3; idle += 1)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })))
  await sleep(200)
}

/** The page's used memory after garbage collection, in MB. */
export const heapOf = async (page: Page): Promise<number> => {
  const session = await sessionOf(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.send('HeapProfiler.disable')
  return usedSize / 1024 / 1024
}

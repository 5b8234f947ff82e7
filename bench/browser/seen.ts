/** When something was seen first, and when the person pressed that led to it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { pressedKey } from './in-page'
import { sessionOf } from './session-of'

/** A question that is asked in the page after each frame; what it needs to know is handed in, since it cannot see outside. */
export type Probe<A> = (about: A) => boolean

/** Milliseconds for a set-up or a page; PHP on WebAssembly, throttled, takes its time. */
export const long = 240_000

/** Milliseconds for what is drawn without the server. */
const short = 60_000

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

/** From the beginning of the navigation until the probe is true. */
export const sinceNavigation = async <A>(
  page: Page,
  go: () => Promise<unknown>,
  probe: Probe<A>,
  about: A,
  timeout = long,
): Promise<number> => {
  await go()
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
  await press(page, place)
  const at = await watching
  return at - (await pressedAt(page))
}

/** When the last press was, in milliseconds since 1970. */
export const pressedAt = (page: Page): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key)), pressedKey)

/** Puts the pointer on the element and lets the page come to rest, as a hand does before it presses. */
export const reach = async (page: Page, element: Locator): Promise<Place> => {
  await element.waitFor({ timeout: short })
  await element.scrollIntoViewIfNeeded()
  await atRest(page)
  const box = await element.boundingBox()
  if (box === null) throw new Error(`Not on the screen: ${element.toString()}`)
  const place = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 60) }
  await page.mouse.move(place.x, place.y)
  await sleep(150)
  return place
}

export type Place = { readonly x: number; readonly y: number }

/** Both halves of a press at once: waiting for the browser's answer between them would be measured too. */
export const press = async (page: Page, { x, y }: Place): Promise<void> => {
  const session = await sessionOf(page)
  const half = (type: 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  await Promise.all([half('mousePressed'), half('mouseReleased')])
}

/** Until the page has had nothing to do for a moment. */
export const atRest = async (page: Page): Promise<void> => {
  for (let idle = 0; idle < 3; idle += 1)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 })))
  await sleep(200)
}

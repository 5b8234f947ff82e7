// @module-tag all
/** A route switches Playwright's cache off; tests/browser/support/keep-cache.ts leaves it on, and half of the time with it. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisit, withhold } from '../browser/support'
import { at } from '../browser/walk-support'

/** How many bytes of the client's main script came from the store, and not from the cache. */
const sent = (page: Page): Promise<number | undefined> =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(({ name }) =>
        /\/build\/main-[^/]*\.js/.test(name),
      )?.transferSize,
  )

const open = async (page: Page): Promise<void> => {
  await page.goto(at('intro'))
  await page.locator('.cys-app h1').first().waitFor()
}

it('a page with a route keeps its cache, but for one whose script is withheld', async () => {
  const { page, newTab } = await newVisit()
  await open(page)
  const asked: string[] = []
  await page.route(/wp-json/, (route) => {
    asked.push(route.request().url())
    return route.continue()
  })
  await open(page)
  expect(await sent(page)).toBe(0)
  expect(asked).not.toEqual([])

  const other = await newTab()
  let held = 0
  await withhold(other, /\/build\/main-[^/]*\.js/, (route) => {
    held += 1
    return route.continue()
  })
  await open(other)
  expect(held).toBe(1)
  expect(await sent(other)).toBeGreaterThan(0)
})

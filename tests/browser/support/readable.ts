/** Measures how readable an open page is. */
import type { Page } from 'playwright-core'
import { measure, type Measured } from '../../../src/views/design/readable/measure'

export type { Measured } from '../../../src/views/design/readable/measure'

/** The measurement as text, for `page.evaluate`. */
export const measuring = (part = 'body'): string => `(${measure.toString()})(undefined, ${JSON.stringify(part)})`

/** Makes the window as high as the page, since only what is in it can be asked what is behind it. */
export const openWhole = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 1440 }
  const height = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight))
  await page.setViewportSize({ width, height: Math.min(12_000, Math.max(600, height)) })
}

/**
 * Measures every text, placeholder, icon and field of the open page.
 * @param part CSS selector of the part that is measured
 */
export const measureReadable = async (page: Page, part = 'body'): Promise<Measured> => {
  await openWhole(page)
  return page.evaluate<Measured>(measuring(part))
}

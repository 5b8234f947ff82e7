/** Measures how readable an open page is. */
import type { Page } from 'playwright-core'
import { measure, type Measured } from '../../../src/views/design/readable/measure'

export type { Measured } from '../../../src/views/design/readable/measure'

/**
 * Measures every text, placeholder, icon and field of the open page. The window is made as high as the page, since only what is in it
 * can be asked what is behind it.
 * @param part CSS selector of the part that is measured
 */
export const measureReadable = async (page: Page, part = 'body'): Promise<Measured> => {
  const { width } = page.viewportSize() ?? { width: 1440 }
  const height = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight))
  await page.setViewportSize({ width, height: Math.min(12_000, Math.max(600, height)) })
  return page.evaluate<Measured>(`(${measure.toString()})(undefined, ${JSON.stringify(part)})`)
}

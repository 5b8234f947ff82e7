import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'

/**
 * Draws what the page shows now into `.store/screens/<name>.png`, for people to look at: only where PICTURES=1 asks for it, since
 * the tests of a browser would take a twentieth longer.
 */
export const screenshot = async (page: Page, name: string): Promise<void> => {
  if (process.env['PICTURES'] === '1') await picture(page, name)
}

/** As screenshot(), whether it was asked for or not; says where the picture is. */
export const picture = async (page: Page, name: string): Promise<string> => {
  const path = join('.store', 'screens', `${name.replace(/[^\w-]+/g, '-').slice(0, 100)}.png`)
  await page.screenshot({ path: resolve(path) })
  return path
}

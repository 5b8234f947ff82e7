import { resolve } from 'node:path'
import type { Page } from 'playwright-core'

/** Draws what the page shows now into `.store/screens/<name>.png` and returns that path. */
export const screenshot = async (page: Page, name: string): Promise<string> => {
  const path = resolve('.store', 'screens', `${name.replace(/[^\w-]+/g, '-').slice(0, 100)}.png`)
  await page.screenshot({ path })
  return path
}

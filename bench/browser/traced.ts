/** Where the time of a row goes, as a file for the Performance panel of Chrome's developer tools. Recording it costs time itself. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
]

/** @param folder of the traces; null to record none */
export const traced = async <A>(
  page: Page,
  folder: string | null,
  name: string,
  work: () => Promise<A>,
): Promise<A> => {
  const browser = page.context().browser()
  if (folder === null || browser === null) return work()
  await mkdir(folder, { recursive: true })
  await browser.startTracing(page, { path: join(folder, `${name}.json`), categories })
  try {
    return await work()
  } finally {
    await browser.stopTracing()
  }
}

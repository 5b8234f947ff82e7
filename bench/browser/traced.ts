/**
 * Where the time of a row goes: in a sentence, and as a file for the Performance panel of Chrome's developer tools. Recording it costs time
 * itself.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { busyIn, busyInWords, type Trace } from '../report/busy'

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
]

export type Traces = {
  /** Of the files; null to record none. */
  readonly folder: string | null
  readonly say: (line: string) => void
}

export const traced = async <A>(
  page: Page,
  { folder, say }: Traces,
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
    const file = await browser.stopTracing()
    say(`  ${name}, milliseconds of the main thread: ${busyInWords(busyIn(JSON.parse(String(file)) as Trace))}`)
  }
}

/** What a page keeps in memory once what nobody needs is thrown away, in MB. */
import type { Page } from 'playwright-core'
import { sessionOf } from '../browser/session-of'

export const heapOf = async (page: Page): Promise<number> => {
  const session = await sessionOf(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.send('HeapProfiler.disable')
  return usedSize / 1024 / 1024
}

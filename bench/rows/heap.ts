/** What the designer keeps in memory after its rooms were visited, once what nobody needs is thrown away. */
import type { Row } from './row'

export const heap: Row = {
  name: 'heap',
  from: 'designer',
  measures: { used: { what: 'Heap in the designer', unit: 'MB', goal: 'no more than the original' } },
  measure: async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.enable')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    await session.detach()
    return { used: [usedSize / 1024 / 1024] }
  },
}

/** The designer by its address: with an empty cache, and again in the same browser. */
import type { Page } from 'playwright-core'
import { atRest, sinceNavigation } from '../browser/seen'
import type { Flow } from '../flows/flow'
import type { Row } from './row'

export const designerByAddress: Row = {
  name: 'designer-by-address',
  from: 'opening',
  measures: {
    cold: { what: 'Designer by address, cold', unit: 'ms', goal: '≤ 2,000 ms' },
    warm: { what: 'Designer by address, warm', unit: 'ms', goal: '≤ 1,000 ms' },
  },
  measure: async ({ page, flow }) => {
    const cold = await open(page, flow)
    await atRest(page)
    await page.goto('about:blank')
    const warm = await open(page, flow)
    return { cold: [cold], warm: [warm] }
  },
}

const open = (page: Page, flow: Flow): Promise<number> =>
  sinceNavigation(page, () => page.goto(flow.designer, { waitUntil: 'commit' }), flow.drawn, null)

/** The designer by its address: with an empty cache, and again in the same browser. */
import type { Page } from 'playwright-core'
import { atRest, sinceNavigation } from '../browser/seen'
import type { Flow } from '../flows/flow'
import type { Row } from './row'

export const designerByAddress: Row = {
  name: 'designer-by-address',
  from: 'opening',
  measures: {
    coldChoices: { what: 'Designer by address, cold → choices there', unit: 'ms', goal: '' },
    cold: { what: 'Designer by address, cold → page drawn', unit: 'ms', goal: '≤ 2,000 ms' },
    warmChoices: { what: 'Designer by address, warm → choices there', unit: 'ms', goal: '' },
    warm: { what: 'Designer by address, warm → page drawn', unit: 'ms', goal: '≤ 1,000 ms' },
  },
  measure: async ({ page, flow }) => {
    const cold = await open(page, flow)
    await atRest(page)
    await page.goto('about:blank')
    const warm = await open(page, flow)
    return { coldChoices: [cold.choices], cold: [cold.page], warmChoices: [warm.choices], warm: [warm.page] }
  },
}

const open = async (page: Page, flow: Flow): Promise<{ readonly choices: number; readonly page: number }> => {
  const go = () => page.goto(flow.designer, { waitUntil: 'commit' })
  const choices = await sinceNavigation(page, go, flow.choosable, null)
  return { choices, page: await sinceNavigation(page, () => Promise.resolve(), flow.drawn, null) }
}

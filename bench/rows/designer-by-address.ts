/** The designer by its address: with an empty cache, and again in the same browser. */
import { setTimeout as sleep } from 'node:timers/promises'
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
    warmSeen: { what: 'Designer by address, warm → design seen', unit: 'ms', goal: '≤ 1,000 ms' },
    warm: { what: 'Designer by address, warm → page drawn', unit: 'ms', goal: '≤ 1,000 ms' },
  },
  measure: async ({ page, flow }) => {
    const cold = await open(page, flow)
    await atRest(page)
    // A page that is looked at for less is not kept as a picture.
    await sleep(2000)
    await page.goto('about:blank')
    const warm = await open(page, flow)
    return {
      coldChoices: [cold.choices],
      cold: [cold.page],
      warmChoices: [warm.choices],
      warmSeen: [warm.seen],
      warm: [warm.page],
    }
  },
}

type Moments = { readonly choices: number; readonly seen: number; readonly page: number }

const open = async (page: Page, flow: Flow): Promise<Moments> => {
  const go = () => page.goto(flow.designer, { waitUntil: 'commit' })
  const stay = () => Promise.resolve()
  const choices = await sinceNavigation(page, go, flow.choosable, null)
  const design = await sinceNavigation(page, stay, flow.seen, null)
  return { choices, seen: design, page: await sinceNavigation(page, stay, flow.drawn, null) }
}

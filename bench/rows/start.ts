/** From "Start designing" through the set-up until the designer's page is drawn, and until the store has its sample products. */
import type { Request } from 'playwright-core'
import { long, pressedAt, sincePress } from '../browser/seen'
import type { Row } from './row'

export const start: Row = {
  name: 'start',
  from: 'intro',
  changesStore: true,
  measures: {
    canvas: { what: 'Start designing → page drawn', unit: 'ms', goal: 'the store’s own writes + 500 ms' },
    products: { what: 'Start designing → sample products there', unit: 'ms', goal: '' },
  },
  measure: async ({ page, flow }) => {
    await page.goto(flow.intro)
    const answered: number[] = []
    const note = (request: Request): void => {
      if (!/onboarding(\/|%2F)products/.test(request.url())) return
      const { startTime, responseEnd } = request.timing()
      answered.push(startTime + Math.max(0, responseEnd))
    }
    page.on('requestfinished', note)
    const canvas = await sincePress(page, flow.startButton(page), flow.drawn, null, long)
    await flow.allThere(page)
    page.off('requestfinished', note)
    const pressed = await pressedAt(page)
    return { canvas: [canvas], products: answered.slice(0, 1).map((at) => at - pressed) }
  },
}

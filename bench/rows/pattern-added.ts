/** A pattern is pressed, until it stands on the page. */
import { sincePress } from '../browser/seen'
import { inRoom } from './enter'
import type { Row } from './row'

const times = 2

export const patternAdded: Row = {
  name: 'pattern-added',
  from: 'designer',
  measures: { seen: { what: 'Pattern added → seen', unit: 'ms', goal: '≤ 50 ms' } },
  measure: (visit) =>
    inRoom(visit, 'homepage', async () => {
      const { page, flow } = visit
      const seen: number[] = []
      for (let nth = 0; nth < times; nth += 1) {
        const before = await page.evaluate(() => window.bench.look.sections())
        const card = flow.otherChoices(page, 'homepage').first()
        seen.push(
          await sincePress(page, card, (was: string) => Number(window.bench.look.sections()) > Number(was), before),
        )
      }
      return { seen }
    }),
}

/** A choice in a room, several times: from the press until the page in the canvas looks different. */
import { atRest, sincePress } from '../browser/seen'
import type { Part } from '../browser/in-page'
import type { Room } from '../flows/flow'
import { inRoom } from './enter'
import type { Row } from './row'

type Choice = {
  readonly room: Room
  readonly part: Part
  readonly what: string
  readonly goal: string
  /** How often one run chooses. */
  readonly times: number
}

export const choice = ({ room, part, what, goal, times }: Choice): Row => ({
  name: room,
  from: 'designer',
  measures: { painted: { what, unit: 'ms', goal } },
  measure: (visit) =>
    inRoom(visit, room, async () => {
      const { page, flow } = visit
      const others = flow.otherChoices(page, room)
      const painted: number[] = []
      for (let nth = 0; nth < times; nth += 1) {
        await atRest(page)
        // From the last one on: the original does not mark its first as chosen, and offers two font pairs without usage tracking.
        const last = (await others.count()) - 1
        const before = await page.evaluate((which) => window.bench.look[which](), part)
        painted.push(
          await sincePress(
            page,
            others.nth(last - (nth % (last + 1))),
            (was) => !['', was.before].includes(window.bench.look[was.part]()),
            { part, before },
          ),
        )
      }
      return { painted }
    }),
})

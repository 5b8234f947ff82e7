/** Save of a design in which everything was chosen, until the closing screen is there. */
import { long, sincePress } from '../browser/seen'
import type { Room } from '../flows/flow'
import { inRoom } from './enter'
import type { Row } from './row'

const chosen: readonly Room[] = ['palette', 'fonts', 'header', 'footer', 'homepage']

export const save: Row = {
  name: 'save',
  from: 'designer',
  changesStore: true,
  measures: { closing: { what: 'Save → closing screen', unit: 'ms', goal: 'the slowest chain of writes + 150 ms' } },
  measure: async (visit) => {
    const { page, flow } = visit
    for (const room of chosen) await inRoom(visit, room, () => flow.otherChoices(page, room).first().click())
    return { closing: [await sincePress(page, flow.save(page), flow.closed, null, long)] }
  },
}

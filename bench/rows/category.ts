/** Another category of patterns beside the homepage's room. */
import { inRoom } from './enter'
import { pictures } from './pictures'
import type { Row, Samples } from './row'

/** How many other categories a run opens. */
const times = 3

export const category: Row = {
  name: 'category',
  from: 'designer',
  measures: {
    first: { what: 'Another category → first picture drawn', unit: 'ms', goal: '≤ 100 ms' },
    all: { what: 'Another category → all in view drawn', unit: 'ms', goal: '≤ 300 ms' },
  },
  measure: (visit) =>
    inRoom(visit, 'homepage', async () => {
      const { page, flow } = visit
      const opened: Samples[] = []
      for (let nth = 0; nth < times; nth += 1)
        opened.push(await pictures(page, flow.category(page, nth), flow.choices.homepage))
      const of = (name: string) => opened.flatMap((samples) => samples[name] ?? [])
      return { first: of('first'), all: of('all') }
    }),
}

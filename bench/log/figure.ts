/** Something that was measured in a browser, several times. */
import { summaryOf } from '../report/statistics'

export type Figure = {
  readonly what: string
  readonly goal: string
  /** Milliseconds. */
  readonly samples: readonly number[]
}

export const figureTable = (figures: readonly Figure[]): string =>
  [
    ['In the browser', 'Goal', 'Median, ms', '95th', 'Least – most', 'Times'],
    Array<string>(6).fill('---'),
    ...figures.map(({ what, goal, samples }) => {
      const summary = summaryOf(samples)
      if (summary === null) return [what, goal, 'not measured', '', '', '0']
      const { median, p95, least, most, count } = summary
      return [what, goal, inMs(median), inMs(p95), `${inMs(least)} – ${inMs(most)}`, String(count)]
    }),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const inMs = (value: number): string => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'))

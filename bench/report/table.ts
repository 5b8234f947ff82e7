/** The table of a result, as Markdown. */
import type { Line, Result } from './result'
import { summaryOf, type Summary } from './statistics'

export const table = ({ lines, flows }: Result): string => {
  const beside = flows.includes('original')
  const head = ['What', 'Goal', 'Median', '95th', 'Least – most', 'Times', ...(beside ? ['Original', 'Ratio'] : [])]
  return [head, head.map(() => '---'), ...lines.map((line) => cells(line, beside))].map(asRow).join('\n')
}

const cells = (line: Line, beside: boolean): readonly string[] => {
  const ours = summaryOf(line.samples['ours'] ?? [])
  const theirs = summaryOf(line.samples['original'] ?? [])
  return [line.what, line.goal, ...numbers(line, ours), ...(beside ? besides(line, ours, theirs) : [])]
}

const numbers = ({ unit }: Line, summary: Summary | null): readonly string[] => {
  if (summary === null) return ['not measured', '', '', '0']
  const { median, p95, least, most, count } = summary
  return [inUnit(median, unit), figure(p95, unit), `${figure(least, unit)} – ${figure(most, unit)}`, String(count)]
}

const besides = ({ unit }: Line, ours: Summary | null, theirs: Summary | null): readonly string[] => [
  theirs === null ? 'not measured' : inUnit(theirs.median, unit),
  ours === null || theirs === null ? '' : (ours.median / theirs.median).toFixed(2),
]

const inUnit = (value: number, unit: Line['unit']): string => `${figure(value, unit)} ${unit}`

const figure = (value: number, unit: Line['unit']): string =>
  unit === 'MB' || value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')

const asRow = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`

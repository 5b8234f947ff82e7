/** Formats a report for people: short, and in columns. */
import type { Difference } from '../diff'
import type { Verdict } from '../judge'
import type { CallTime } from '../readable'
import type { Failed, Report } from './report'

export const inFull = (report: Report, asked: { readonly narrow: boolean }): string =>
  [
    headline(report),
    ...report.doubts.map((doubt) => `  ! ${doubt}`),
    ...unknownLines(report),
    ...(asked.narrow ? [] : [screenLines(report), callLines(report)]).flat(),
    ...momentLines(report),
    ...(report.diff === undefined ? [] : section('Differences', report.diff.map(differenceLine), 'None.')),
    ...(report.where === undefined ? [] : section('Where', report.where.map(hitLine), 'Nowhere.')),
    ...smallestLines(report),
    ...lawLines(report, asked.narrow),
  ].join('\n')

/** One line for each of many files, plus its problems. */
export const reportLine = (report: Report): string => {
  const broken = report.verdicts.filter((verdict) => verdict.broken !== null)
  const mark = broken.length === 0 ? '✓' : '✗'
  const line = `${mark} ${report.file}  ${report.facts} facts, ${report.screens.length} places`
  return [
    line,
    ...report.doubts.map((doubt) => `    ! ${doubt}`),
    ...broken.flatMap(verdictLines).map((told) => `  ${told}`),
  ].join('\n')
}

export const refusal = ({ file, unreadable: { line, why } }: Failed): string =>
  line === 0 ? why : `${file}, line ${line}: ${why}`

const headline = ({ file, header, facts, lasted, began }: Report) =>
  [
    `Session ${header.session}, ${facts} facts in ${clock(lasted)}${header.masked ? ', masked' : ''}`,
    `  ${file}, begun ${new Date(began).toISOString().slice(0, 16).replace('T', ' ')} UTC, written by build ${header.build}`,
  ].join('\n')

const unknownLines = ({ unknown }: Report) =>
  unknown.map(({ seq, type }) => `  ! Fact ${seq}, ${type}, is not known to this build and means nothing here.`)

const screenLines = ({ screens, began }: Report) =>
  section(
    'Screens',
    screens.map(
      ({ seq, at, screen, path }) => `${place(seq)}  ${clock(at - began).padStart(9)}  ${screen.padEnd(12)}  ${path}`,
    ),
    'None: the session could not be folded.',
  )

const callLines = ({ calls, began }: Report) =>
  section(
    'Calls',
    calls.map((call) => callLine(call, began, Math.min(Math.max(...calls.map((one) => one.call.length)), 36))),
    'None.',
  )

const callLine = ({ call, asked, ended }: CallTime, began: number, width: number) =>
  `${place(asked.seq)}  ${clock(asked.at - began).padStart(9)}  ${fit(call, width)}  ${
    ended === null ? 'open' : `${seconds(ended.at - asked.at).padStart(8)}  ${outcome(ended)}`
  }`

const outcome = ({ how, fault, seq }: NonNullable<CallTime['ended']>) => {
  if (how !== 'refused' || fault === null) return `${how}, fact ${seq}`
  return `refused, fact ${seq}: ${fault.tag === 'Refused' ? `${fault.status} ${fault.code}` : fault.tag}`
}

const momentLines = ({ until }: Report) => {
  if (until === undefined) return []
  const parts = Object.entries(until.state).map(([part, value]) => `${part.padEnd(13)} ${cut(value, 140)}`)
  return section(`After fact ${until.seq}: ${until.screen}, ${until.path}`, parts, '')
}

const smallestLines = ({ smallest }: Report) => {
  if (smallest === undefined) return []
  if (smallest === null)
    return section('Fewest facts', [], 'The recording does not break the law; there is nothing to shrink.')
  return section(
    `Fewest facts that break the law: ${smallest.length}`,
    smallest.map(({ seq, event }) => `${place(seq)}  ${event}`),
    '',
  )
}

const differenceLine = ({ path, how, before, after }: Difference) => {
  if (how === 'added') return `+ ${path}  ${cut(after)}`
  return how === 'removed' ? `- ${path}  ${cut(before)}` : `~ ${path}  ${cut(before)} → ${cut(after)}`
}

const hitLine = ({ seq, event, screen }: NonNullable<Report['where']>[number]) =>
  `${place(seq)}  ${screen.padEnd(12)}  ${event}`

/** If a specific question was asked, only broken laws are printed. */
const lawLines = ({ verdicts }: Report, narrow: boolean) => {
  const told = narrow ? verdicts.filter(({ broken }) => broken !== null) : verdicts
  return section(
    'Laws',
    told.flatMap(verdictLines),
    verdicts.length === 1 ? 'It holds.' : `All ${verdicts.length} hold.`,
  )
}

const verdictLines = ({ law, broken }: Verdict): readonly string[] =>
  broken === null
    ? [`✓ ${law.sentence}`]
    : [`✗ ${law.sentence}`, `    ${law.name}, fact ${broken.seq}${broken.fact && ` (${broken.fact})`}: ${broken.why}`]

const section = (title: string, lines: readonly string[], none: string): readonly string[] => [
  '',
  title,
  ...(lines.length > 0 ? lines : [none]).map((line) => `  ${line}`),
]

const fit = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width))

const place = (seq: number) => String(seq).padStart(5)

/** Minutes, seconds and milliseconds; hours only if needed. */
const clock = (ms: number): string => {
  const [hours, minutes, rest] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, (ms % 60_000) / 1000]
  const tail = rest.toFixed(3).padStart(6, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}

const seconds = (ms: number) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(2)} s`)

const cut = (value: unknown, length = 60): string => {
  const text = JSON.stringify(value ?? null)
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`
}

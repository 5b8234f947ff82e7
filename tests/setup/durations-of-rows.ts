import { levelOf, levels } from './levels'
import { rowsIn } from './row-tags'
import type { Row } from './rows'
import type { Ran } from './test-report'

/** How many seconds each test file took, with its imports and hooks. */
export type FileSeconds = (file: string) => number | undefined

const seconds = (value: number | undefined): string => `${value === undefined ? '?' : value.toFixed(1)} s`

const byLevel = (a: Ran, b: Ran): number =>
  levels.indexOf(levelOf(a.file)) - levels.indexOf(levelOf(b.file)) || a.seconds - b.seconds

/** Under each row the tests that name it, the cheapest level first: level, seconds of the test, seconds of its file, title. */
export const durationsOfRows = (rows: readonly Row[], ran: readonly Ran[], ofFile: FileSeconds): readonly string[] =>
  rows.flatMap((row) => {
    const own = ran.filter(({ tags, outcome }) => outcome !== 'not run' && tags.includes(row.id))
    const lines = own.toSorted(byLevel).map(({ file, title, ...one }) => {
      const times = `${seconds(one.seconds).padStart(8)} ${`of ${seconds(ofFile(file))}`.padEnd(11)}`
      return `  ${levelOf(file).padEnd(11)} ${times} ${file}: ${title}`
    })
    return [`${row.id}${row.browser ? ' ◆' : ''} ${row.shown ?? 'not claimed'}: ${row.text}`, ...lines]
  })

/**
 * The files with a browser, the longest first: seconds, and the rows that only this file shows at a level with a browser. A file
 * without such rows can be left to `npm run test:all`, as far as rows go.
 */
export const durationsOfFiles = (rows: readonly Row[], ran: readonly Ran[], ofFile: FileSeconds): readonly string[] => {
  const passed = ran.filter(({ file, outcome }) => outcome === 'passed' && levelOf(file) !== 'unit')
  const rowsOf = new Map<string, Set<string>>()
  for (const { file, tags } of passed) rowsOf.set(file, new Set([...(rowsOf.get(file) ?? []), ...rowsIn(tags)]))
  const browserRows = new Set(rows.filter(({ shown }) => shown === 'screen' || shown === 'journey').map(({ id }) => id))
  const isOnlyIn = (id: string, file: string) =>
    browserRows.has(id) && [...rowsOf].every(([other, ids]) => other === file || !ids.has(id))
  return [...rowsOf]
    .toSorted(([a], [b]) => (ofFile(b) ?? 0) - (ofFile(a) ?? 0))
    .map(([file, ids]) => {
      const only = [...ids].filter((id) => isOnlyIn(id, file))
      const others = [...ids].filter((id) => !only.includes(id))
      const words = [only.length > 0 ? `only here: ${only.join(' ')}` : 'nothing only here', others.join(' ')]
      return `${seconds(ofFile(file)).padStart(8)} ${levelOf(file).padEnd(11)} ${file}: ${words.filter((one) => one !== '').join('; also ')}`
    })
}

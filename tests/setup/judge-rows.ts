import { rowsIn } from './row-titles'
import type { Carrier, Row } from './rows'
import type { Ran } from './test-report'

/** What speaks against the claim that the row is done; empty if nothing does, or if it is not claimed. */
export const doubts = (row: Row, carriers: readonly Carrier[], ran: readonly Ran[]): readonly string[] => {
  if (!row.done) return []
  const own = carriers.filter(({ rows }) => rows.includes(row.id))
  const outcomes = ran.filter(({ title }) => rowsIn(title).includes(row.id)).map(({ outcome }) => outcome)
  const noneInBrowser = row.browser && !own.some(({ file }) => file.startsWith('tests/browser/'))
  return [
    ...(own.length === 0 ? ['claimed, but no test names it'] : []),
    ...(own.length > 0 && noneInBrowser ? ['claimed, but no browser test names it'] : []),
    ...(outcomes.length > 0 && !outcomes.includes('passed') ? ['none of its tests passed in the last run'] : []),
  ]
}

/** Ids that titles name and the list of rows does not have. */
export const strangers = (rows: readonly Row[], carriers: readonly Carrier[]): readonly string[] => {
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(carriers.flatMap((carrier) => carrier.rows))].filter((id) => !known.has(id))
}

import { levelOf } from './levels'
import type { Carrier, Row } from './rows'
import type { Ran, RanOn } from './test-report'

/** What the tests of a version of WooCommerce that name the row came to; undefined if none of them ran. */
export const outcomeOn = (row: Row, ran: readonly Ran[]): 'passed' | 'failed' | undefined => {
  const outcomes = ranFor(row, ran).map(({ outcome }) => outcome)
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.includes('passed') ? 'passed' : undefined
}

const ranFor = (row: Row, ran: readonly Ran[]): readonly Ran[] => ran.filter(({ tags }) => tags.includes(row.id))

/** Whether a test of the row at its level passed. */
export const isShown = (row: Row, ran: readonly Ran[]): boolean =>
  ranFor(row, ran).some(({ file, outcome }) => outcome === 'passed' && levelOf(file) === row.shown)

/**
 * The objections to the claim that a row is shown at its level; empty if there are none, or if the row is not claimed. `ran` is the
 * last run without a real WooCommerce, `real` the last run on each version of one: each counts as far as it is there.
 */
export const doubts = (
  row: Row,
  carriers: readonly Carrier[],
  ran: readonly Ran[],
  real: readonly RanOn[] = [],
): readonly string[] => {
  if (row.shown === undefined) return []
  const { shown } = row
  const own = carriers.filter(({ rows }) => rows.includes(row.id))
  const atLevel = own.filter(({ level }) => level === shown)
  const failedOn = real.filter((one) => outcomeOn(row, one.ran) === 'failed').map(({ version }) => version)
  return [
    ...(own.length === 0 ? ['claimed, but no test names it'] : []),
    ...(own.length > 0 && atLevel.length === 0 ? [`claimed, but no ${shown} test names it`] : []),
    ...(atLevel.length > 0 && row.browser && !atLevel.some(({ browser }) => browser)
      ? [`claimed, but no ${shown} test of it uses a browser`]
      : []),
    ...notPassed(row, ran).map(({ title }) => `did not pass in the last run: ${title}`),
    ...(noneShows(row, ran, real) ? [`no ${shown} test of it passed in the last run`] : []),
    ...(failedOn.length > 0 ? [`failed on WooCommerce ${failedOn.join(', ')} in the last run`] : []),
  ]
}

/** A test with the tag `all` is left out of `npm test`, which is no objection. */
const notPassed = (row: Row, ran: readonly Ran[]): readonly Ran[] =>
  ranFor(row, ran).filter(
    ({ outcome, tags }) => outcome === 'failed' || (outcome === 'not run' && !tags.includes('all')),
  )

/** Whether tests of the row ran, but none at its level passed. */
const noneShows = (row: Row, ran: readonly Ran[], real: readonly RanOn[]): boolean => {
  const onReal = real.flatMap((one) => one.ran)
  const own = ranFor(row, row.shown === 'woocommerce' ? onReal : ran)
  return own.length > 0 && !isShown(row, [...ran, ...onReal])
}

/** Ids that tests name and the list of rows does not have. */
export const strangers = (rows: readonly Row[], carriers: readonly Carrier[]): readonly string[] => {
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(carriers.flatMap((carrier) => carrier.rows))].filter((id) => !known.has(id))
}

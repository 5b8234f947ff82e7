import { rowsIn } from './row-titles'
import type { Carrier, Row } from './rows'
import type { Ran, RanOn } from './test-report'

/** What the tests of a version of WooCommerce that name the row came to; undefined if none of them ran. */
export const outcomeOn = (row: Row, ran: readonly Ran[]): 'passed' | 'failed' | undefined => {
  const outcomes = outcomesOf(row, ran)
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.includes('passed') ? 'passed' : undefined
}

const outcomesOf = (row: Row, ran: readonly Ran[]): readonly Ran['outcome'][] =>
  ranFor(row, ran).map(({ outcome }) => outcome)

const ranFor = (row: Row, ran: readonly Ran[]): readonly Ran[] =>
  ran.filter(({ title }) => rowsIn(title).includes(row.id))

/** Against the last run, if any of the row's tests ran in it: all must have passed, and for a browser row one of them in a browser. */
const doubtsOfRun = (row: Row, ran: readonly Ran[]): readonly string[] => {
  const own = ranFor(row, ran)
  const passedInBrowser = own.some(({ file, outcome }) => outcome === 'passed' && inBrowser.test(file))
  const notPassed = own.filter(({ outcome }) => outcome !== 'passed').map(({ title }) => title)
  return [
    ...notPassed.map((title) => `did not pass in the last run: ${title}`),
    ...(own.length > 0 && row.browser && !passedInBrowser ? ['no browser test of it passed in the last run'] : []),
  ]
}

const inBrowser = /^tests\/(browser|woocommerce)\//

/**
 * What speaks against the claim that the row is done; empty if nothing does, or if it is not claimed. `real` is what ran on
 * each version of a real WooCommerce, as far as there are any here.
 */
export const doubts = (
  row: Row,
  carriers: readonly Carrier[],
  ran: readonly Ran[],
  real: readonly RanOn[] = [],
): readonly string[] => {
  if (!row.done) return []
  const own = carriers.filter(({ rows }) => rows.includes(row.id))
  const failedOn = real.filter((one) => outcomeOn(row, one.ran) === 'failed').map(({ version }) => version)
  const noneInBrowser = row.browser && !own.some(({ browser }) => browser)
  const noneOnReal = /^S-/.test(row.id) && !own.some(({ file }) => file.startsWith('tests/woocommerce/'))
  return [
    ...(own.length === 0 ? ['claimed, but no test names it'] : []),
    ...(own.length > 0 && noneInBrowser ? ['claimed, but no browser test names it'] : []),
    ...(own.length > 0 && noneOnReal ? ['claimed, but no test on a real WooCommerce names it'] : []),
    ...doubtsOfRun(row, ran),
    ...(failedOn.length > 0 ? [`failed on WooCommerce ${failedOn.join(', ')} in the last run`] : []),
  ]
}

/** Ids that titles name and the list of rows does not have. */
export const strangers = (rows: readonly Row[], carriers: readonly Carrier[]): readonly string[] => {
  const known = new Set(rows.map(({ id }) => id))
  return [...new Set(carriers.flatMap((carrier) => carrier.rows))].filter((id) => !known.has(id))
}

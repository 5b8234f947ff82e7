/**
 * `npm run rows`: every row with its level, the tests that name it and the real WooCommerces on which they passed; fails if a row is
 * claimed and no test at its level shows it.
 */
import { parseArgs } from 'node:util'
import { asked } from './setup/asked'
import { durationsOfFiles, durationsOfRows } from './setup/durations-of-rows'
import { doubts, outcomeOn, strangers } from './setup/judge-rows'
import { everyDurations, knownDurations } from './setup/progress/durations'
import { shownTitle } from './setup/row-tags'
import { readCarriers, readRows, type Row } from './setup/rows'
import { readAllReports, readRealReports } from './setup/test-report'
import { notShownLine } from './setup/told-not-shown'

const help = `Lists the rows of docs/rows.json: ✓ claimed, ◆ in need of a browser test, and the level at which each is shown; the tests
that name each, and the real WooCommerces on which they passed (✓), failed (✗) or did not run (·). What a test fills into its
title is shown as …

  npm run rows
  npm run rows -- --durations     how long each test of each row took in the last run, and what each browser file costs
  npm run rows -- --not-shown     only how many rows the last runs did not show, and why

Exit codes: 0 every claim is proven, 1 one is not or a test names an unknown row, 2 the command line is not understood.`

const { values } = asked(help, () =>
  parseArgs({ options: { durations: { type: 'boolean' }, 'not-shown': { type: 'boolean' } } }),
)
const rows = readRows()
const carriers = readCarriers()
const ran = readAllReports()
const real = readRealReports()

const carriersOf = ({ id }: Row) => carriers.filter((carrier) => carrier.rows.includes(id))
const doubtsOf = (row: Row) => doubts(row, carriers, ran ?? [], real)

const mark = { passed: '✓', failed: '✗' } as const

/** Empty if no test on a real WooCommerce names the row. */
const onReal = (row: Row): string => {
  const outcomes = real.map(({ version, ran }) => ({ version, outcome: outcomeOn(row, ran) }))
  const told = outcomes.map(({ version, outcome }) => `${version} ${outcome ? mark[outcome] : '·'}`)
  return outcomes.some(({ outcome }) => outcome) ? `WooCommerce ${told.join('  ')}` : ''
}

const list = (): void => {
  for (const row of rows) {
    const how = [row.id, row.browser ? '◆' : '', row.shown ?? 'not claimed'].filter((word) => word !== '').join(' ')
    console.log(`${row.shown ? '✓' : '·'} ${how}: ${row.text}`)
    for (const { file, title } of carriersOf(row)) console.log(`      ${file}: ${shownTitle(title)}`)
    const versions = onReal(row)
    if (versions) console.log(`    ${versions}`)
    for (const doubt of doubtsOf(row)) console.log(`    ✗ ${doubt}`)
  }
  const doubted = rows.filter((row) => doubtsOf(row).length > 0).map(({ id }) => id)
  const unknown = strangers(rows, carriers)
  const claimed = rows.filter(({ shown }) => shown !== undefined).length
  const named = rows.filter((row) => carriersOf(row).length > 0).length

  console.log(`\n${rows.length} rows, ${claimed} claimed, ${named} named by a test`)
  if (real.length === 0)
    console.log('No test run on a real WooCommerce has left a report: see npm run test:woocommerce.')
  if (ran === undefined) console.log('No test run has left a report: only tags were looked at.')
  if (unknown.length > 0) console.log(`Named by tests, but not in docs/rows.json: ${unknown.join(', ')}`)
  if (doubted.length > 0) console.log(`Claimed without proof: ${doubted.join(', ')}`)
  process.exitCode = unknown.length + doubted.length > 0 ? 1 : 0
}

const tellDurations = (): void => {
  if (ran === undefined) {
    console.error('No test run has left a report: run npm test first.')
    process.exitCode = 1
    return
  }
  const everything = [...ran, ...real.flatMap((one) => one.ran)]
  const { files } = knownDurations(everyDurations())
  const ofFile = (file: string) => files[file]?.[0]
  for (const line of durationsOfRows(rows, everything, ofFile)) console.log(line)
  console.log('\nTest files with a browser:')
  for (const line of durationsOfFiles(rows, everything, ofFile)) console.log(line)
}

if (values['not-shown']) {
  const line = await notShownLine(true)
  if (line !== '') console.log(line)
} else if (values.durations) tellDurations()
else list()

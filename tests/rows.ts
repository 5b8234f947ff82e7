/** `npm run rows`: every row with the tests that name it; fails if a row is claimed without proof. */
import { doubts, strangers } from './setup/judge-rows'
import { readCarriers, readRows, type Row } from './setup/rows'
import { readReport } from './setup/test-report'

const rows = readRows()
const carriers = readCarriers()
const ran = readReport()

const carriersOf = ({ id }: Row) => carriers.filter((carrier) => carrier.rows.includes(id))

for (const row of rows) {
  console.log(`${row.done ? '✓' : '·'} ${row.id}${row.browser ? ' ◆' : ''} ${row.text}`)
  for (const { file, title } of carriersOf(row)) console.log(`      ${file}: ${title}`)
  for (const doubt of doubts(row, carriers, ran ?? [])) console.log(`    ✗ ${doubt}`)
}

const doubted = rows.filter((row) => doubts(row, carriers, ran ?? []).length > 0).map(({ id }) => id)
const unknown = strangers(rows, carriers)
const claimed = rows.filter(({ done }) => done).length
const named = rows.filter((row) => carriersOf(row).length > 0).length

console.log(`\n${rows.length} rows, ${claimed} claimed, ${named} named by a test`)
if (ran === undefined) console.log('No test run has left a report: only titles were looked at.')
if (unknown.length > 0) console.log(`Named by titles, but not in docs/rows.json: ${unknown.join(', ')}`)
if (doubted.length > 0) console.log(`Claimed without proof: ${doubted.join(', ')}`)
process.exitCode = unknown.length + doubted.length > 0 ? 1 : 0

/** Says again which tests of the last runs failed, and of what: the reader of a long log sees its end. */
import { parseArgs } from 'node:util'
import { asked } from './setup/asked'
import { withRows } from './setup/row-tags'
import { readAllReports, readRealReports, type Ran } from './setup/test-report'

const help = `Tells the failures of the last runs of npm test and npm run test:woocommerce once more.

  npm run failures

Exit codes: 0, whether there are any or not; 2 the command line is not understood.`

asked(help, () => parseArgs({}))

const linesOfReason = 12

const tell = (where: string, ran: readonly Ran[]): void => {
  for (const { file, title, tags, reasons, left } of ran.filter(({ outcome }) => outcome === 'failed')) {
    console.log(`\nFailed${where}: ${file}: ${withRows(title, tags)}`)
    for (const reason of reasons) console.log(reason.split('\n').slice(0, linesOfReason).join('\n'))
    for (const path of left) console.log(path)
  }
}

tell('', readAllReports() ?? [])
for (const { version, ran } of readRealReports()) tell(` on WooCommerce ${version}`, ran)

/** Says again which tests of the last runs failed, and of what: the reader of a long log sees its end. */
import { readRealReports, readReport, type Ran } from './setup/test-report'

const linesOfReason = 12

const tell = (where: string, ran: readonly Ran[]): void => {
  for (const { file, title, reasons } of ran.filter(({ outcome }) => outcome === 'failed')) {
    console.log(`\nFailed${where}: ${file}: ${title}`)
    for (const reason of reasons) console.log(reason.split('\n').slice(0, linesOfReason).join('\n'))
  }
}

tell('', readReport() ?? [])
for (const { version, ran } of readRealReports()) tell(` on WooCommerce ${version}`, ran)

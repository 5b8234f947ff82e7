import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { JsonReporter } from 'vitest/node'

/** Vitest's JSON reporter, in the file that TEST_REPORT names, without a line that says so. */
export default class QuietJson extends JsonReporter {
  override writeReport(report: string): Promise<void> {
    const file = resolve(process.env['TEST_REPORT'] ?? '.store/test-report.json')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, report)
    return Promise.resolve()
  }
}

/**
 * `npm test [-- FILTER…]`: runs all tests, or those that Vitest's filters select, and says on its last line how many
 * passed and failed. Anything that kept a test from running counts as failed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readReport, reportFile } from './setup/test-report'

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))

// In a process of its own: Vitest's workers inherit how their parent was started, and ours was started by tsx.
const runVitest = (filters: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...filters], { stdio: 'inherit' })
    child.once('exit', (code) => resolve(code ?? 1))
  })

mkdirSync(dirname(reportFile), { recursive: true })
rmSync(reportFile, { force: true })
const code = await runVitest(process.argv.slice(2))
const outcomes = (readReport() ?? []).map(({ outcome }) => outcome)
const passed = outcomes.filter((outcome) => outcome === 'passed').length
const failures = outcomes.filter((outcome) => outcome === 'failed').length
// An error outside of any test, or no test at all, leaves no failed test behind.
const failed = failures === 0 && (code !== 0 || passed === 0) ? 1 : failures

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

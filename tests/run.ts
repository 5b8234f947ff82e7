/**
 * `npm test [-- FILTER…]`: runs all tests, or those that Vitest's filters select, and says on its last line how many
 * passed and failed. Anything that kept a test from running counts as failed.
 */
import { runVitest } from './setup/run-vitest'
import { reportFile } from './setup/test-report'

const { passed, failed } = await runVitest(process.argv.slice(2), reportFile)

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

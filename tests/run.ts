/**
 * `npm test [-- FILTER…]`: runs all tests, or those that Vitest's filters select, and says on its last line how many
 * passed and failed. Anything that kept a test from running counts as failed. Real WooCommerces are tests/woocommerce.ts's.
 */
import { cachedWooCommerces } from '../store/woocommerce-cache'
import { asked } from './setup/asked'
import { notTested } from './setup/not-tested'
import { runVitest } from './setup/run-vitest'
import { reportFile } from './setup/test-report'
import { vitestWords } from './setup/vitest-words'

const help = `Runs all tests: unit, laws, a real WordPress, a real browser.

  npm test                                all
  npm test -- FILTER…                     those whose path contains a filter
  npm test -- --project unit FILTER…      without WordPress and browser; projects: unit, mocking, store, browser,
                                          measured
  npm test -- -t 'B-20'                   those whose title contains it

All flags and filters are Vitest's: npx vitest --help. Exit codes: 0 all passed, 1 one failed or could not run.`

const filters = asked(help, () => vitestWords(process.argv.slice(2)))
const { passed, failed } = await runVitest(filters, reportFile)

if ((await cachedWooCommerces()).length === 0) console.log(notTested())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

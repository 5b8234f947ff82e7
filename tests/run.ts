/**
 * `npm test [-- FILTER…]`: runs all tests, or those that Vitest's filters select, and says on its last line how many
 * passed and failed. Anything that kept a test from running counts as failed. Real WooCommerces are tests/woocommerce.ts's.
 */
import { cachedWooCommerces } from '../store/woocommerce-cache'
import { notTested } from './setup/not-tested'
import { runVitest } from './setup/run-vitest'
import { reportFile } from './setup/test-report'

const { passed, failed } = await runVitest(process.argv.slice(2), reportFile)

if ((await cachedWooCommerces()).length === 0) console.log(notTested())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * `npm run test:woocommerce [-- FILTER…]`: the tests of `tests/woocommerce` against real WooCommerces: those that the variable
 * WOOCOMMERCE names (versions, folders or zip files, by comma), or all in the cache. The last line says how many passed and failed.
 */
import { terminalLog } from '../store/progress'
import { findWooCommerce } from '../store/woocommerce'
import { cachedWooCommerces, type WooCommerce } from '../store/woocommerce-cache'
import { asked } from './setup/asked'
import { notTested } from './setup/not-tested'
import { testOnReal } from './setup/real-woocommerce'
import { vitestWords } from './setup/vitest-words'

const help = `Runs the tests of tests/woocommerce on real WooCommerces: all of them on the newest, the contract, one journey and
what customers read on each older one.

  npm run test:woocommerce                on every version in the cache
  npm run test:woocommerce -- FILTER…     those whose path contains a filter; flags are Vitest's: npx vitest --help
  WOOCOMMERCE=9.4.3,11.0.1                in the environment: these versions, folders or zip files; all tests if it is one

Exit codes: 0 all passed, 1 one failed or could not run.`

const filters = asked(help, () => vitestWords(process.argv.slice(2)))
const log = terminalLog(process.stderr)

/** What the variable names, one after the other: two versions must not be fetched over each other. */
const named = async (names: readonly string[]): Promise<readonly WooCommerce[]> => {
  const found: WooCommerce[] = []
  for (const name of names) found.push(await findWooCommerce(name, log))
  return found
}

const underTest = async (): Promise<readonly WooCommerce[]> => {
  const names = (process.env['WOOCOMMERCE'] ?? '').split(',').filter((name) => name !== '')
  const versions = names.length > 0 ? await named(names) : await cachedWooCommerces()
  if (versions.length === 0) console.log(notTested())
  return versions
}

const { passed, failed } = await testOnReal(underTest, filters)

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * `npm run test:woocommerce [-- FILTER…]`: the tests of `tests/woocommerce` against each real WooCommerce: those that the
 * variable WOOCOMMERCE names (versions, folders or zip files, by comma), or all in the cache. The last line says how many passed and failed.
 * Where one run tests one version of several, WOOCOMMERCE_PLACE says which: newest, oldest or between.
 */
import { terminalLog } from '../store/progress'
import { sentenceFor } from '../store/trouble'
import { findWooCommerce } from '../store/woocommerce'
import { cachedWooCommerces, type WooCommerce } from '../store/woocommerce-cache'
import { asked } from './setup/asked'
import { notTested } from './setup/not-tested'
import { runVitest, type Sum } from './setup/run-vitest'
import { reportOf } from './setup/test-report'
import { vitestWords } from './setup/vitest-words'

const help = `Runs the tests of tests/woocommerce on real WooCommerces.

  npm run test:woocommerce                on every version in the cache
  npm run test:woocommerce -- FILTER…     those whose path contains a filter; flags are Vitest's: npx vitest --help
  WOOCOMMERCE=9.4.3,11.0.1                in the environment: these versions, folders or zip files

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
  return names.length > 0 ? named(names) : cachedWooCommerces()
}

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** Where it stands among those under test: of some things the newest alone, or the two ends, say enough. */
const placeOf = (version: string, inOrder: readonly string[]): 'newest' | 'oldest' | 'between' => {
  if (version === inOrder.at(-1)) return 'newest'
  return version === inOrder[0] ? 'oldest' : 'between'
}

const testAll = async (versions: readonly WooCommerce[]): Promise<Sum> => {
  let sum: Sum = { passed: 0, failed: 0 }
  const inOrder = versions.map(({ version }) => version).toSorted(byNumber)
  for (const { version, folder } of versions) {
    console.log(`\nWooCommerce ${version}`)
    const env = {
      WOOCOMMERCE_UNDER_TEST: folder,
      WOOCOMMERCE_VERSION: version,
      WOOCOMMERCE_PLACE: process.env['WOOCOMMERCE_PLACE'] ?? placeOf(version, inOrder),
    }
    const ran = await runVitest(filters, reportOf(version), env)
    sum = { passed: sum.passed + ran.passed, failed: sum.failed + ran.failed }
  }
  return sum
}

const { passed, failed } = await underTest()
  .then((versions) => {
    if (versions.length === 0) console.log(notTested())
    return testAll(versions)
  })
  .catch((error: unknown) => {
    console.error(sentenceFor(error))
    return { passed: 0, failed: 1 }
  })

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * `npm run test:woocommerce [-- FILTER…]`: the tests of `tests/woocommerce` against each real WooCommerce: those that the
 * variable WOOCOMMERCE names (folders or versions in the cache, by comma), or all in the cache. The last line says how many passed and failed.
 */
import { join, resolve } from 'node:path'
import { cachedWooCommerces, wooCommerceCache, wooCommerceIn, type WooCommerce } from '../store/woocommerce-cache'
import { runVitest, type Sum } from './setup/run-vitest'
import { reportOf } from './setup/test-report'

const named = async (name: string): Promise<WooCommerce> => {
  const found = (await wooCommerceIn(join(wooCommerceCache(), name))) ?? (await wooCommerceIn(resolve(name)))
  if (found === undefined) throw new Error(`WOOCOMMERCE names "${name}", and no WooCommerce is there.`)
  return found
}

const names = (process.env['WOOCOMMERCE'] ?? '').split(',').filter((name) => name !== '')
const versions = names.length > 0 ? await Promise.all(names.map(named)) : await cachedWooCommerces()

if (versions.length === 0)
  console.log(`No real WooCommerce was tested: there is none in ${wooCommerceCache()}. See npm start -- --help.`)

let sum: Sum = { passed: 0, failed: 0 }
for (const { version, folder } of versions) {
  console.log(`\nWooCommerce ${version}`)
  const env = { WOOCOMMERCE_UNDER_TEST: folder, WOOCOMMERCE_VERSION: version }
  const ran = await runVitest(process.argv.slice(2), reportOf(version), env)
  sum = { passed: sum.passed + ran.passed, failed: sum.failed + ran.failed }
}

console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 ? 0 : 1

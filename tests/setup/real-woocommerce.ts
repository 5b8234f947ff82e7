/** The tests of tests/woocommerce on real WooCommerces, one version after the other. */
import type { WooCommerce } from '../../store/woocommerce-cache'
import { sentenceFor } from '../../store/user-error'
import { runVitest, type Sum } from './run-vitest'
import { reportOf } from './test-report'
import { byNumber } from './versions'

/**
 * Tests each of these versions: the newest as a whole, the others by their contract, one journey and what customers read. WOOCOMMERCE_PLACE (`newest` or
 * `older`) says so for a run that tests one version of several.
 */
export const testOnReal = (versions: () => Promise<readonly WooCommerce[]>, filters: readonly string[]): Promise<Sum> =>
  versions()
    .then((found) => testAll(found, filters))
    .catch((error: unknown) => {
      console.error(sentenceFor(error))
      return { passed: 0, failed: 1 }
    })

const testAll = async (versions: readonly WooCommerce[], filters: readonly string[]): Promise<Sum> => {
  let sum: Sum = { passed: 0, failed: 0 }
  const newest = versions
    .map(({ version }) => version)
    .toSorted(byNumber)
    .at(-1)
  for (const { version, folder } of versions) {
    const place = process.env['WOOCOMMERCE_PLACE'] ?? (version === newest ? 'newest' : 'older')
    console.log(
      `\nWooCommerce ${version}${place === 'newest' ? '' : ': its contract, one journey and what customers read'}`,
    )
    const env = {
      WOOCOMMERCE_UNDER_TEST: folder,
      WOOCOMMERCE_VERSION: version,
      WOOCOMMERCE_PLACE: place,
      TEST_SCOPE: 'all',
    }
    const ran = await runVitest(filters, reportOf(version), env)
    sum = added(sum, ran)
  }
  return sum
}

/** Both sums together. */
export const added = (one: Sum, other: Sum): Sum => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})

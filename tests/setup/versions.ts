/**
 * What runs on which version of WooCommerce: everything in tests/woocommerce on the newest version under test, and on each older one
 * its contract, one journey and what customers read. `WOOCOMMERCE=9.4.3 npm run test:woocommerce` tests an older version as a whole.
 */
const onOlder: ReadonlySet<string> = new Set(
  ['contract', 'walk', 'readable'].map((name) => `tests/woocommerce/${name}.test.ts`),
)

/** Whether a test file runs on older versions too. */
export const isOnOlder = (file: string): boolean => onOlder.has(file)

/** Tests from elsewhere that run on the newest version too: the plugin installed, updated and deleted, and many reads at once. */
export const alsoOnNewest = [
  ...['zip', 'upgrade', 'deleted'].map((name) => `tests/browser/${name}.test.ts`),
  'tests/store/opening-reads.test.ts',
]

/** The order of versions, oldest first. */
export const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

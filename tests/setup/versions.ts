/** Which tests run on some versions of WooCommerce only. */
const onWooCommerce = (...names: readonly string[]) => names.map((name) => `tests/woocommerce/${name}.test.ts`)

/** What is about the store around WooCommerce, or only turns to what the others show, runs on the newest version. */
export const onNewest = onWooCommerce(
  'block-reads',
  'blueprint',
  'calls',
  'crowded-store',
  'draft-of-another-theme',
  'every-room',
  'killed-and-resumed',
  'no-file-changes',
  'not-kept',
  'sample-pictures',
  'site-of-a-network',
  'wizard-in-trouble',
)

/** What changed between the oldest and the newest version, and not since the one between. */
export const atBothEnds = onWooCommerce('intro-weight', 'wizard')

/** The plugin as it is shipped is installed, updated and deleted on the newest, too, and asks for much at once. */
export const alsoOnNewest = [
  ...['zip', 'upgrade', 'deleted'].map((name) => `tests/browser/${name}.test.ts`),
  'tests/store/opening-reads.test.ts',
]

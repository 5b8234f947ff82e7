/** The levels at which a test can show a row of docs/rows.json, from the cheapest to the most expensive. */
export const levels = ['unit', 'screen', 'journey', 'woocommerce'] as const

/**
 * `unit`: no browser is involved. The test runs in Node alone, or asks an embedded store over REST or PHP (tests/store).
 * `screen`: one screen, or one thing on it, in a real browser. `journey`: several screens in a real browser on a real WordPress,
 * with what the store keeps or serves afterwards. `woocommerce`: a real WooCommerce, with or without a browser.
 */
export type Level = (typeof levels)[number]

/** The browser tests that are journeys: all other files in tests/browser are about screens. */
const journeys: ReadonlySet<string> = new Set(
  [
    ...['walk', 'ai-walk', 'ai-designer', 'beside-ai', 'jetpack', 'variants', 'touch', 'keyboard'],
    ...['screen-reader', 'shop-menu', 'samples-behind', 'markup', 'hand-made', 'trouble', 'tabs', 'conflict'],
    ...['designer-save', 'designer-save-overtaken', 'designer-colors-kept', 'own-gradients-saved', 'save-requests'],
    ...[
      'quick-start',
      'save-cut',
      'save-store-killed',
      'restore',
      'restore-broken-off',
      'replay-killed',
      'kill-everywhere',
    ],
    ...['hardships', 'zip', 'upgrade', 'deleted', 'versions', 'save-with-caches'],
  ].map((name) => `tests/browser/${name}.test.ts`),
)

/** The level of a test file, given by its path from the project's root. */
export const levelOf = (file: string): Level => {
  if (file.startsWith('tests/woocommerce/')) return 'woocommerce'
  // The contract is asked over REST, without a browser.
  if (file === 'tests/screen/contract.test.ts') return 'unit'
  if (file.startsWith('tests/screen/')) return 'screen'
  if (!file.startsWith('tests/browser/')) return 'unit'
  return journeys.has(file) ? 'journey' : 'screen'
}

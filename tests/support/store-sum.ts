/** What visitors and the merchant can see of the fake store: without ids, times and the order of things. */
import { mapValues } from 'es-toolkit'
import type { FakeStore } from './fake-store'

export const sumOf = ({ theme, products, families, options, contents, styles, settings, ai }: FakeStore) =>
  structuredClone({
    theme,
    products: products.filter(({ status }) => status === 'publish').map(({ id }) => id),
    families: families.map(({ slug, faces }) => [slug, ...faces.map(({ fontWeight }) => fontWeight).sort()]).sort(),
    options: Object.fromEntries(
      Object.entries(options).filter(([name, value]) => value !== false && value !== '' && !answers.includes(name)),
    ),
    contents,
    styles,
    // A value that is not set may be 0 or null.
    settings: mapValues(settings, (value) => value ?? 0),
    words: {
      patterns: ai.patterns,
      products: products.flatMap(({ id, status }) => (status === 'publish' ? [ai.products[id] ?? ''] : [])),
    },
  })

/** What the merchant told the wizard; not part of how the store looks. */
const answers = [
  'woo_ai_describe_store_description',
  'customize_your_store_trade',
  'woocommerce_admin_customize_store_survey_completed',
]

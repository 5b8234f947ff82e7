/** What a visitor and the merchant would notice of the fake store: without ids, times and the order of things. */
import type { FakeStore } from './fake-store'

export const sumOf = ({ theme, products, families, options, contents, styles, settings }: FakeStore) =>
  structuredClone({
    theme,
    products: products.filter(({ status }) => status === 'publish').map(({ id }) => id),
    families: families.map(({ slug, faces }) => [slug, ...faces.map(({ fontWeight }) => fontWeight).sort()]).sort(),
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== false)),
    contents,
    styles,
    settings,
  })

/** What a pairing says in CSS because theme.json cannot. */
import { fontSize } from '../theme-json'

/** Rules for the global styles of a store with a pairing. */
export const typeCss = [
  // A product is found by its name: no list of products sets it smaller than its text.
  `:is(.wc-block-product, .type-product) .wp-block-post-title.has-small-font-size { font-size: ${fontSize('medium')} !important; }`,
  `.wc-block-grid__product-title { font-size: ${fontSize('medium')}; }`,
].join('\n')

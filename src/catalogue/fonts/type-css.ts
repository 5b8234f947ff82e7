/** What a pairing says in CSS because theme.json cannot. */
import { fontSize } from '../theme-json'

/** Rules for the global styles of a store with a pairing. */
export const typeCss = [
  // Headings break into lines of the same length, and no text ends in a single short word.
  ':is(h1, h2, h3, h4, h5, h6, .wp-block-heading, .wp-block-post-title, .wp-block-site-title) { text-wrap: balance; }',
  ':where(p, li, dd, figcaption) { text-wrap: pretty; }',
  // A product is found by its name: no list of products sets it smaller than its text.
  `:is(.wc-block-product, .type-product) .wp-block-post-title.has-small-font-size { font-size: ${fontSize('medium')} !important; }`,
  `.wc-block-grid__product-title { font-size: ${fontSize('medium')}; }`,
].join('\n')

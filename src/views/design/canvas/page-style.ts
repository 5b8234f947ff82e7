/**
 * Rules for the page in the canvas and in previews. They hide what only the editor shows: the placeholder of a missing logo, the page's
 * words for an empty list while it is read or when it has something, and the editor's own words for it where the page has some.
 */
export const pageCss = `
.wp-block-site-logo:has(> .components-placeholder) { display: none; }
${wordsOfEmptyList({ list: '.wp-block-query', items: '.wp-block-post-template', words: '.wp-block-query-no-results' })}
${wordsOfEmptyList({
  list: '.wp-block-woocommerce-product-collection',
  items: '.wp-block-woocommerce-product-template',
  words: '.wp-block-woocommerce-product-collection-no-results',
})}
`

type List = { readonly list: string; readonly items: string; readonly words: string }

/** The items are an `ul`; a `p` with a spinner while they are read; a `p` with words where there are none. */
function wordsOfEmptyList({ list, items, words }: List): string {
  return `
${list}:has(ul${items}, p${items} > .components-spinner) ${words} { display: none; }
${list}:has(${words}) p${items}:not(:has(> .components-spinner)) { display: none; }`
}

/**
 * Rules for the page in the canvas and in previews. They hide what only the editor shows: the placeholder of a missing logo, and the
 * empty-list text beside a list that is not empty.
 */
export const pageCss = `
.wp-block-site-logo:has(> .components-placeholder) { display: none; }
.wp-block-query:has(li.wp-block-post) .wp-block-query-no-results { display: none; }
.wp-block-woocommerce-product-collection:has(li.wc-block-product) .wp-block-woocommerce-product-collection-no-results { display: none; }
`

/**
 * Rules for the page wherever it is drawn, in the canvas and in previews: what only the editor shows is taken away. That is the
 * empty place of a logo that does not exist, and the words for an empty list beside a list that is not.
 */
export const pageCss = `
.wp-block-site-logo:has(> .components-placeholder) { display: none; }
.wp-block-query:has(li.wp-block-post) .wp-block-query-no-results { display: none; }
`

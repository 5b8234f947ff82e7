/** Rules for the page wherever it is drawn, in the canvas and in previews: what only the editor shows is taken away. */
export const pageCss = `
.wp-block-site-logo:has(> .components-placeholder) { display: none; }
`

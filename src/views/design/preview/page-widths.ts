/** The width of the page, in CSS pixels, that is scaled to a preview's width. */
export const pageWidths = { part: 960, pattern: 1200 }

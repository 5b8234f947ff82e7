/** Formats dates for people. */

/** A date and time in the page's language. @param at milliseconds since 1970 */
export const dateWords = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang || undefined, { dateStyle: 'long', timeStyle: 'short' })

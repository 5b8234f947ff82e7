/** @param at milliseconds since 1970 */
export const dateWords = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang || undefined, { dateStyle: 'long', timeStyle: 'short' })

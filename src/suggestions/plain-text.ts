/**
 * Words that a model wrote become plain text of limited length. It is text, not markup: whoever puts it into markup
 * still escapes it. Doing it twice changes nothing.
 */

/** @param limit in UTF-16 units, as fields of a form count; a character is never cut in two */
export const plainText =
  (limit: number) =>
  (words: string): string =>
    shortened(withoutTags(words.slice(0, longest).replace(unseen, '')).replace(/\s+/g, ' ').trim(), limit).replace(
      /[ <]+$/,
      '',
    )

/** More than any slot takes; keeps the work small when a model runs on. */
const longest = 10_000

/** Control characters but for white space, bidi embeddings, overrides and isolates, zero-width space, invisible tags, half characters. */
const unseen = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u{E0000}-\u{E007F}]|\p{Cs}/gu

/** After whole tags, no `<` stays that could begin another. */
const withoutTags = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<\/?([a-z][a-z0-9]*)[^<>]*>/gi, (_, name: string) => (parting.test(name) ? ' ' : ''))
    .replace(/<+(?=[a-z/!?])/gi, '')

/** Tags that stand between words; others, such as `b`, may stand inside one. */
const parting = /^(?:br|div|h[1-6]|hr|li|ol|p|td|tr|ul)$/i

const shortened = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const fitting = charactersIn(text, limit)
  const space = text[fitting.length] === ' ' ? -1 : fitting.lastIndexOf(' ')
  return space > limit / 2 ? fitting.slice(0, space) : fitting
}

/** As many whole characters from the start as fit; an emoji of several parts is one. */
const charactersIn = (text: string, limit: number): string => {
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

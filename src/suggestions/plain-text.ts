/**
 * Turns text from a model into plain text of limited length. Idempotent. The result is not markup: it must still be escaped before it is
 * put into markup.
 */

/** @param limit in UTF-16 units, as form fields count; a character is never split */
export const plainText =
  (limit: number) =>
  (words: string): string =>
    shortened(withoutTags(words.slice(0, longest).replace(unseen, '')).replace(/\s+/g, ' ').trim(), limit).replace(
      /[ <]+$/,
      '',
    )

/** Longer than any field allows; limits the work for an endless reply. */
const longest = 10_000

/**
 * Control characters except white space, bidi embeddings, overrides and isolates, zero-width space, invisible tags, and lone surrogates.
 */
const unseen = /(?!\s)\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u{E0000}-\u{E007F}]|\p{Cs}/gu

/** Removes whole tags, then every `<` that could begin another. */
const withoutTags = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<\/?([a-z][a-z0-9]*)[^<>]*>/gi, (_, name: string) => (parting.test(name) ? ' ' : ''))
    .replace(/<+(?=[a-z/!?])/gi, '')

/** Tags that separate words; others, such as `b`, may occur within one. */
const parting = /^(?:br|div|h[1-6]|hr|li|ol|p|td|tr|ul)$/i

const shortened = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const fitting = charactersIn(text, limit)
  const space = text[fitting.length] === ' ' ? -1 : fitting.lastIndexOf(' ')
  return space > limit / 2 ? fitting.slice(0, space) : fitting
}

/** As many whole characters from the start as fit; an emoji of several code points is one. */
const charactersIn = (text: string, limit: number): string => {
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

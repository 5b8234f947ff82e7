/** The words of a text, for looking up in tables: lower case, without accents, each once. */

/** Longer than any real description; the rest is ignored. */
const readAtMost = 5000

const split = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

/** A hyphenated word counts as its parts and as one word: "make-up" is also "makeup". */
export const wordsOf = (text: string): readonly string[] => {
  const plain = text.slice(0, readAtMost).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set([...split(plain), ...split(plain.replace(/[-‐‑]/gu, ''))])]
}

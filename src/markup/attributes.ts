/** Attributes in a block's comment: JSON, escaped so that no text in them can end the comment or begin a tag. */

export type Attributes = Readonly<Record<string, unknown>>

/** @returns an empty object where there are none, null where they cannot be read */
export const readAttributes = (text: string | null): Attributes | null => {
  if (text === null) return {}
  try {
    return JSON.parse(text) as Attributes
  } catch {
    return null
  }
}

/** The text for a comment, escaped as WordPress's serialiser does it, so that the editor finds nothing to rewrite. */
export const writeAttributes = (attributes: Attributes): string =>
  escapes.reduce((text, [plain, escaped]) => text.replaceAll(plain, escaped), JSON.stringify(attributes))

// The order matters: backslashes first, so that an escaped quote is not read as an escaped backslash and a quote.
const escapes: readonly (readonly [string, string])[] = [
  ['\\\\', '\\u005c'],
  ['--', '\\u002d\\u002d'],
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\\"', '\\u0022'],
]

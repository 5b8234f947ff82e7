/**
 * The comments that delimit blocks in serialized markup, matched as WordPress does; everything between them is skipped.
 */

export type Token = {
  readonly kind: 'open' | 'void' | 'close'
  /** With its namespace, `core/paragraph`. */
  readonly name: string
  /** JSON text of the attributes, unchanged; null if there is none. */
  readonly attributes: string | null
  /** Position of the comment's first character and of the one after its last. */
  readonly start: number
  readonly end: number
  /** Position of the attributes' text, or the position where it would be. */
  readonly attributesAt: number
}

const head = /<!--\s+(\/)?wp:(?:([a-z][a-z0-9_-]*)\/)?([a-z][a-z0-9_-]*)\s+/g
const tail = /(\/)?-->/y
const attributesEnd = /\}\s+(\/)?-->/g

/** All delimiters from `from` on, in order. Text that only looks like one is skipped; never throws. */
export function* tokens(markup: string, from = 0): Generator<Token, void, undefined> {
  // Avoids searching the rest of the text again for each of many unclosed braces.
  let closable = true
  let at = from
  for (;;) {
    head.lastIndex = at
    const found = head.exec(markup)
    if (found === null) return
    const attributesAt = head.lastIndex
    const braced = markup[attributesAt] === '{'
    const end = braced
      ? closable
        ? endOf(attributesEnd, markup, attributesAt)
        : null
      : endOf(tail, markup, attributesAt)
    if (end === null) {
      if (braced) closable = false
      at = attributesAt
      continue
    }
    yield {
      kind: found[1] ? 'close' : end.selfClosing ? 'void' : 'open',
      name: `${found[2] ?? 'core'}/${found[3] ?? ''}`,
      attributes: braced ? markup.slice(attributesAt, end.from + 1) : null,
      start: found.index,
      end: end.to,
      attributesAt,
    }
    at = end.to
  }
}

const endOf = (pattern: RegExp, markup: string, from: number) => {
  pattern.lastIndex = from
  const found = pattern.exec(markup)
  return found && { from: found.index, to: pattern.lastIndex, selfClosing: found[1] !== undefined }
}

export type Slice = {
  /** The block's name with its namespace; null for text between blocks. */
  readonly name: string | null
  /** Null if unreadable; empty if there are none. */
  readonly attributes: Attributes | null
  readonly text: string
}

/**
 * Splits serialized markup into its top-level blocks, each with its exact bytes: joined, they are the input again.
 *
 * Cuts where WordPress's own parser does. Anything that the parser cannot match is one slice up to the end: an unclosed block, or
 * everything from a closing comment without an opening one.
 */
export const sliceBlocks = (markup: string): readonly Slice[] => {
  const slices: Slice[] = []
  let depth = 0
  let begun = { name: '', attributes: null as string | null, start: 0 }
  let done = 0
  const freeform = (end: number) => {
    if (end > done) slices.push({ name: null, attributes: {}, text: markup.slice(done, end) })
  }
  const block = (end: number) => {
    freeform(begun.start)
    slices.push({
      name: begun.name,
      attributes: readAttributes(begun.attributes),
      text: markup.slice(begun.start, end),
    })
    done = end
  }
  for (const token of tokens(markup)) {
    if (depth === 0) {
      if (token.kind === 'close') break
      begun = token
    }
    depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0
    if (depth === 0) block(token.end)
  }
  if (depth > 0) block(markup.length)
  else freeform(markup.length)
  return slices
}

/** Whether a slice is only white space between two blocks. */
export const isGap = ({ name, text }: Slice): boolean => name === null && text.trim() === ''

/** Attributes in a block's comment: JSON, escaped so that no text in them can end the comment or begin a tag. */
export type Attributes = Readonly<Record<string, unknown>>

/** @returns an empty object if there are none, null if they cannot be read */
export const readAttributes = (text: string | null): Attributes | null => {
  if (text === null) return {}
  try {
    return JSON.parse(text) as Attributes
  } catch {
    return null
  }
}

/** The text for a comment, escaped as WordPress's serializer does it, so that the editor has nothing to rewrite. */
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

/**
 * Changes attributes of chosen blocks in serialized markup and leaves every other byte as it is.
 * @param change returns new attributes of a block, or null to leave it alone; not called for unreadable attributes
 */
export const rewriteAttributes = (
  markup: string,
  change: (name: string, attributes: Attributes) => Attributes | null,
): string => {
  const pieces: string[] = []
  let done = 0
  for (const token of tokens(markup)) {
    const text = token.kind === 'close' ? null : changed(token, change)
    if (text === null) continue
    // Without attributes there is no space for them either, just as WordPress writes it.
    pieces.push(markup.slice(done, token.attributesAt - (text === '' ? 1 : 0)), text)
    done = token.attributesAt + (token.attributes?.length ?? 0)
  }
  return pieces.join('') + markup.slice(done)
}

const changed = (token: Token, change: (name: string, attributes: Attributes) => Attributes | null): string | null => {
  const attributes = readAttributes(token.attributes)
  const next = attributes && change(token.name, attributes)
  if (next === null) return null
  if (Object.keys(next).length === 0) return token.attributes === null ? null : ''
  return writeAttributes(next) + (token.attributes === null ? ' ' : '')
}

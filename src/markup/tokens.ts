/** The comments that delimit blocks in serialised markup, matched as WordPress does; everything between them is skipped. */

export type Token = {
  readonly kind: 'open' | 'void' | 'close'
  /** With its namespace, `core/paragraph`. */
  readonly name: string
  /** JSON text of the attributes, unchanged; null if there is none. */
  readonly attributes: string | null
  /** Position of the comment's first character and of the one after its last. */
  readonly start: number
  readonly end: number
  /** Position of the attributes' text, or where it would be. */
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

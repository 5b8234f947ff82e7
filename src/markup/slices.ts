/** Top-level blocks of serialised markup, each with its exact bytes: joined, they are the input again. */
import { readAttributes, type Attributes } from './attributes'
import { tokens } from './tokens'

export type Slice = {
  /** The block's name with its namespace; null for text between blocks. */
  readonly name: string | null
  /** Null if unreadable; empty if there are none. */
  readonly attributes: Attributes | null
  readonly text: string
}

/**
 * Cuts where WordPress's own parser does. What that parser cannot match is one slice up to the end:
 * an unclosed block, and everything from a closing comment without an opening one.
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

/** Whether a slice is only the space between two blocks. */
export const isGap = ({ name, text }: Slice): boolean => name === null && text.trim() === ''

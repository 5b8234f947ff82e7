/** Serialized markup as a tree of blocks, each with its own HTML. */
import { readAttributes, type Attributes, tokens, writeAttributes, type Token } from './tokens'

export type Block = {
  readonly name: string
  readonly attributes: Attributes
  /** Without the HTML of its inner blocks. */
  readonly html: string
  readonly inner: readonly Block[]
  /** Position among all blocks of the markup, in the order in which they begin, from 0. */
  readonly index: number
}

type Growing = { name: string; attributes: Attributes; html: string; inner: Growing[]; index: number }

/** A block that is never closed ends with the markup; a closing comment without an opening one is skipped. */
export const blockTree = (markup: string): readonly Block[] => {
  const root: Growing = { name: '', attributes: {}, html: '', inner: [], index: -1 }
  const open = [root]
  const last = () => open.at(-1) ?? root
  let count = 0
  let done = 0
  for (const { kind, name, attributes, start, end } of tokens(markup)) {
    last().html += markup.slice(done, start)
    done = end
    if (kind === 'close') {
      if (open.length > 1) open.pop()
      continue
    }
    const block = { name, attributes: readAttributes(attributes) ?? {}, html: '', inner: [], index: count++ }
    last().inner.push(block)
    if (kind === 'open') open.push(block)
  }
  last().html += markup.slice(done)
  return root.inner
}

/** A block and all blocks inside it, itself first. */
export const withInner = (block: Block): readonly Block[] => [block, ...block.inner.flatMap(withInner)]

/** A block without its inner blocks. */
export type OwnMarkup = {
  readonly attributes: Attributes
  /** Its HTML before the first inner block, or all of it if there is none; '' for a block that is only a comment. */
  readonly head: string
  /** Its HTML after the last inner block; '' if there is none. */
  readonly foot: string
}

/**
 * Changes one block of serialized markup, found by its position, and leaves every other byte as it is.
 * @param index position of the block among all blocks of the markup, as in `blockTree`
 * @param change returns its new attributes and HTML, or null to leave it alone
 * @returns the same markup if there is no such block, if its attributes cannot be read, or if nothing changed
 */
export const withBlockAt = (
  markup: string,
  index: number,
  change: (own: OwnMarkup, name: string) => OwnMarkup | null,
): string => {
  const all = [...tokens(markup)]
  const token = all.filter(({ kind }) => kind !== 'close')[index]
  const attributes = token && readAttributes(token.attributes)
  if (token === undefined || attributes === null || attributes === undefined) return markup
  const last = closing(all, token)
  const next = token.kind === 'void' ? token.end : (all[all.indexOf(token) + 1]?.start ?? markup.length)
  const from = last === null || next === last.start ? next : (all[all.indexOf(last) - 1]?.end ?? next)
  const own = {
    attributes,
    head: markup.slice(token.end, next),
    foot: last === null || from === next ? '' : markup.slice(from, last.start),
  }
  const changed = change(own, token.name)
  if (changed === null) return markup
  const comment =
    changed.attributes === attributes
      ? markup.slice(token.attributesAt, token.end)
      : `${written(changed.attributes)}${token.kind === 'void' ? '/' : ''}-->`
  const opened = markup.slice(0, token.attributesAt) + comment + changed.head
  return last === null || from === next
    ? opened + markup.slice(next)
    : opened + markup.slice(next, from) + changed.foot + markup.slice(last.start)
}

/** Where a block begins and ends in the markup, with its inner blocks and its comments; null if there is no such block. */
export const spanAt = (markup: string, index: number): { readonly start: number; readonly end: number } | null => {
  const all = [...tokens(markup)]
  const token = all.filter(({ kind }) => kind !== 'close')[index]
  const last = token && (token.kind === 'void' ? token : closing(all, token))
  return token && last ? { start: token.start, end: last.end } : null
}

const written = (attributes: Attributes): string =>
  Object.keys(attributes).length > 0 ? `${writeAttributes(attributes)} ` : ''

/** The comment that closes a block; null for a self-closing block, and for a block that is never closed. */
const closing = (all: readonly Token[], opening: Token): Token | null => {
  if (opening.kind === 'void') return null
  let depth = 0
  for (const token of all.slice(all.indexOf(opening))) {
    depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0
    if (depth === 0) return token
  }
  return null
}

/** Changes one block of serialised markup, found by its place, and leaves every other byte as it is. */
import { readAttributes, writeAttributes, type Attributes } from './attributes'
import { tokens, type Token } from './tokens'

/** A block without the blocks in it. */
export type OwnMarkup = {
  readonly attributes: Attributes
  /** Its HTML before the first block in it, or all of it; '' for a block that is only a comment. */
  readonly head: string
  /** Its HTML after the last block in it; '' if there is none in it. */
  readonly foot: string
}

/**
 * @param index  place of the block among all blocks of the markup, as in `blockTree`
 * @param change its new attributes and HTML, or null to leave it alone
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

const written = (attributes: Attributes): string =>
  Object.keys(attributes).length > 0 ? `${writeAttributes(attributes)} ` : ''

/** The comment that closes a block; null for a block that is only one, or is never closed. */
const closing = (all: readonly Token[], opening: Token): Token | null => {
  if (opening.kind === 'void') return null
  let depth = 0
  for (const token of all.slice(all.indexOf(opening))) {
    depth += token.kind === 'open' ? 1 : token.kind === 'close' ? -1 : 0
    if (depth === 0) return token
  }
  return null
}

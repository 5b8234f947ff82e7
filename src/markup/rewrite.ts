/** Changes attributes of chosen blocks in serialised markup and leaves every other byte as it is. */
import { readAttributes, writeAttributes, type Attributes } from './attributes'
import { tokens, type Token } from './tokens'

/**
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
    // Without attributes there is no space for them either, as WordPress writes it.
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

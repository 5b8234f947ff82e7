/**
 * A header of WooCommerce's with what shoppers look for: the store's name, a search beside account and cart, and lines that
 * break on a phone. Some of its headers lack one of these.
 */
import type { Attributes } from './attributes'
import { rewriteAttributes } from './rewrite'
import { tokens, type Token } from './tokens'

/** @param model our header of the same kind, whose blocks fill the gaps; what it lacks too stays a gap */
export const completedHeader = (header: string, model: string): string => {
  const named = completed(header, 'core/site-title', model, { after: ['core/site-logo'] })
  const tools = ['woocommerce/customer-account', 'woocommerce/mini-cart']
  return rewriteAttributes(completed(named, 'core/search', model, { before: tools }), breaking)
}

type Place = { readonly before?: readonly string[]; readonly after?: readonly string[] }

const completed = (header: string, block: string, model: string, { before = [], after = [] }: Place): string => {
  if (blockIn(header, [block]) !== null) return header
  const [given, place] = [blockIn(model, [block]), blockIn(header, [...before, ...after])]
  if (given === null || place === null) return header
  const at = before.length > 0 ? place.start : place.end
  return header.slice(0, at) + model.slice(given.start, given.end) + header.slice(at)
}

/** The first block of one of these types that has no content of its own. */
const blockIn = (markup: string, names: readonly string[]): Token | null => {
  for (const token of tokens(markup)) if (token.kind === 'void' && names.includes(token.name)) return token
  return null
}

/** A row that may not break becomes one that may, but for icons without a gap, which stay together. */
const breaking = (name: string, attributes: Attributes): Attributes | null => {
  const { layout } = attributes
  const together = branch(branch(attributes, 'style'), 'spacing')['blockGap'] === '0px'
  return name === 'core/group' && !together && isRow(layout)
    ? { ...attributes, layout: { ...layout, flexWrap: 'wrap' } }
    : null
}

const isRow = (layout: unknown): layout is Attributes =>
  typeof layout === 'object' && layout !== null && (layout as Attributes)['flexWrap'] === 'nowrap'

const branch = (tree: Attributes, name: string): Attributes => {
  const value = tree[name]
  return typeof value === 'object' && value !== null ? (value as Attributes) : {}
}

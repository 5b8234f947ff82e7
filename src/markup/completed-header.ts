/**
 * Completes a header of WooCommerce's with what shoppers expect: the store's name, a search next to account and cart in one color, a
 * menu of the shop, and rows that wrap on a phone. Some of its headers lack one of these.
 */
import type { Attributes } from './attributes'
import { rewriteAttributes } from './rewrite'
import { withMenuOf } from './shop-menu'
import { tokens, type Token } from './tokens'

/** @param model our header of the same kind, which provides the missing blocks; those it lacks too stay missing */
export const completedHeader = (header: string, model: string): string => {
  const named = completed(header, 'core/site-title', model, { after: ['core/site-logo'] })
  const tools = ['woocommerce/customer-account', 'woocommerce/mini-cart']
  const found = completed(named, 'core/search', model, { before: tools })
  return rewriteAttributes(
    withMenuOf(model, found),
    (name, attributes) => breaking(name, attributes) ?? inOneColour(name, attributes),
  )
}

type Place = { readonly before?: readonly string[]; readonly after?: readonly string[] }

const completed = (header: string, block: string, model: string, { before = [], after = [] }: Place): string => {
  if (blockIn(header, [block]) !== null) return header
  const [given, place] = [blockIn(model, [block]), blockIn(header, [...before, ...after])]
  if (given === null || place === null) return header
  const at = before.length > 0 ? place.start : place.end
  return header.slice(0, at) + model.slice(given.start, given.end) + header.slice(at)
}

/** The first self-closing block of one of these types. */
const blockIn = (markup: string, names: readonly string[]): Token | null => {
  for (const token of tokens(markup)) if (token.kind === 'void' && names.includes(token.name)) return token
  return null
}

/** Lets rows wrap that are set not to, except rows without a gap (icons), which stay together. */
const breaking = (name: string, attributes: Attributes): Attributes | null => {
  const { layout } = attributes
  const together = branch(branch(attributes, 'style'), 'spacing')['blockGap'] === '0px'
  return name === 'core/group' && !together && isRow(layout)
    ? { ...attributes, layout: { ...layout, flexWrap: 'wrap' } }
    : null
}

/** The account's icon as search and cart beside it: since WooCommerce 11 it would have the color of links. */
const inOneColour = (name: string, attributes: Attributes): Attributes | null => {
  const style = branch(attributes, 'style')
  return name === 'woocommerce/customer-account' && style['elements'] === undefined
    ? { ...attributes, style: { ...style, elements: { link: { color: { text: 'currentColor' } } } } }
    : null
}

const isRow = (layout: unknown): layout is Attributes =>
  typeof layout === 'object' && layout !== null && (layout as Attributes)['flexWrap'] === 'nowrap'

const branch = (tree: Attributes, name: string): Attributes => {
  const value = tree[name]
  return typeof value === 'object' && value !== null ? (value as Attributes) : {}
}

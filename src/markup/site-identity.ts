/**
 * The site logo's look, which each logo block stores in its own attributes, and the site title and header around it.
 */
import { isEqual } from 'es-toolkit'
import { withMenuOf } from './shop-menu'
import { rewriteAttributes, tokens, type Attributes, type Token } from './tokens'

/** Null: the block does not set the value. */
export type LogoLook = {
  /** In CSS pixels. */
  readonly width: number | null
  readonly linked: boolean | null
  /** Whether the site icon follows the logo. */
  readonly synced: boolean | null
  readonly align: string | null
}

/** The look of the first logo in the markup. */
export const logoIn = (markup: string): LogoLook => {
  let first = null as Attributes | null
  rewriteAttributes(markup, (name, attributes) => {
    if (name === block) first ??= attributes
    return null
  })
  const { width, isLink, shouldSyncIcon, align } = first ?? {}
  return {
    width: typeof width === 'number' ? width : null,
    linked: typeof isLink === 'boolean' ? isLink : null,
    synced: typeof shouldSyncIcon === 'boolean' ? shouldSyncIcon : null,
    align: typeof align === 'string' ? align : null,
  }
}

/**
 * Gives every logo in the markup, at any depth, this look. For null values, and for the alignment, the block keeps its own. Other blocks,
 * and logos that have this look already, stay byte for byte.
 */
export const withLogo = (markup: string, { width, linked, synced }: Partial<LogoLook>): string =>
  onLogos(markup, (attributes) => ({
    ...attributes,
    ...(width == null ? {} : { width }),
    ...(linked == null ? {} : { isLink: linked }),
    ...(synced == null ? {} : { shouldSyncIcon: synced }),
  }))

/** Removes the width of every logo. */
export const withoutLogoWidth = (markup: string): string => onLogos(markup, ({ width: _, ...kept }) => kept)

/** Gives all logos the same look, to compare markup regardless of the look of its logos. */
export const besidesLogoLook = (markup: string): string =>
  onLogos(markup, ({ width: _, isLink: __, shouldSyncIcon: ___, ...kept }) => ({
    ...kept,
    width: 0,
    isLink: false,
    shouldSyncIcon: false,
  }))

/** Whether there is a logo in the markup, at any depth. */
export const hasLogo = (markup: string): boolean => {
  let found = false
  rewriteAttributes(markup, (name) => {
    found ||= name === block
    return null
  })
  return found
}

const onLogos = (markup: string, change: (attributes: Attributes) => Attributes): string =>
  rewriteAttributes(markup, (name, attributes) => {
    const next = name === block ? change(attributes) : attributes
    return isEqual(next, attributes) ? null : next
  })

const block = 'core/site-logo'

/** Whether there is a site title in the markup, at any depth. */
export const hasTitle = (markup: string): boolean => {
  let found = false
  rewriteAttributes(markup, (name) => {
    found ||= name === title
    return null
  })
  return found
}

/**
 * Removes all site titles, or adds one right after the first logo; the same text if it is already so, or if there is no logo.
 */
export const withTitle = (markup: string, shown: boolean): string => {
  if (hasTitle(markup) === shown) return markup
  const blocks = [...tokens(markup)].filter(({ kind }) => kind === 'void')
  if (!shown)
    return blocks
      .filter(({ name }) => name === title)
      .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), markup)
  const logo = blocks.find(({ name }) => name === 'core/site-logo')
  return logo === undefined
    ? markup
    : `${markup.slice(0, logo.end)}\n<!-- wp:site-title {"level":0} /-->${markup.slice(logo.end)}`
}

/** Removes the site title's own font and weight, so that it follows the chosen fonts. Sizes stay. */
export const withTypeOfPairing = (markup: string): string =>
  rewriteAttributes(markup, (name, attributes) => {
    const style = branch(attributes['style'])
    const { fontFamily, fontStyle, fontWeight, letterSpacing, ...typography } = branch(style['typography'])
    const isOwn = [fontFamily, fontStyle, fontWeight, letterSpacing, attributes['fontFamily']].some(
      (each) => each !== undefined,
    )
    if (name !== title || !isOwn) return null
    const { fontFamily: _family, style: _style, ...others } = attributes
    const kept = withBranch(style, 'typography', typography)
    return withBranch(others, 'style', kept)
  })

const branch = (value: unknown): Attributes =>
  typeof value === 'object' && value !== null ? (value as Attributes) : {}

/** Sets a branch, or removes it if it would be empty. */
const withBranch = (tree: Attributes, name: string, value: Attributes): Attributes => {
  const { [name]: _, ...others } = tree
  return Object.keys(value).length > 0 ? { ...others, [name]: value } : others
}

const title = 'core/site-title'

/**
 * Completes a header of WooCommerce's with what shoppers expect and some of its headers lack: the store's name, a search next to account
 * and cart in one color, a menu of the shop, and rows that wrap on a phone.
 * @param model our header of the same kind, which provides the missing blocks; a block that it lacks too stays missing
 */
export const completedHeader = (header: string, model: string): string => {
  const named = completed(header, 'core/site-title', model, { after: ['core/site-logo'] })
  const tools = ['woocommerce/customer-account', 'woocommerce/mini-cart']
  const found = completed(named, 'core/search', model, { before: tools })
  return rewriteAttributes(
    withMenuOf(model, found),
    (name, attributes) => breaking(name, attributes) ?? inOneColor(name, attributes),
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
  const together = branchOf(branchOf(attributes, 'style'), 'spacing')['blockGap'] === '0px'
  return name === 'core/group' && !together && isRow(layout)
    ? { ...attributes, layout: { ...layout, flexWrap: 'wrap' } }
    : null
}

/**
 * Gives the account's icon the color of search and cart beside it: since WooCommerce 11 it would have the color of links.
 */
const inOneColor = (name: string, attributes: Attributes): Attributes | null => {
  const style = branchOf(attributes, 'style')
  return name === 'woocommerce/customer-account' && style['elements'] === undefined
    ? { ...attributes, style: { ...style, elements: { link: { color: { text: 'currentColor' } } } } }
    : null
}

const isRow = (layout: unknown): layout is Attributes =>
  typeof layout === 'object' && layout !== null && (layout as Attributes)['flexWrap'] === 'nowrap'

const branchOf = (tree: Attributes, name: string): Attributes => {
  const value = tree[name]
  return typeof value === 'object' && value !== null ? (value as Attributes) : {}
}

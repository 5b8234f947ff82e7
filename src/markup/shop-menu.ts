/**
 * The menus of a header or footer. WooCommerce's own parts list every page of the store, so they get a menu of the shop.
 */
import { readAttributes, writeAttributes, type Attributes, tokens, type Token } from './tokens'

/**
 * Gives a part of WooCommerce's a menu of the shop.
 * @param model our part of the same kind, with the links; if it has none, the part stays
 * @param part its first menu gets the links and keeps its look; a menu that a person made stays
 */
export const withMenuOf = (model: string, part: string): string => {
  const links = linksIn(model)
  for (const { kind, name, attributes, start, end } of tokens(part))
    if (kind === 'void' && name === menu && links !== '' && attributes?.includes('"ref"') !== true)
      return `${part.slice(0, start)}${opened(part.slice(start, end))}${links}<!-- /wp:navigation -->${part.slice(end)}`
  return part
}

/** What a new header or footer may take over from the present one. */
export type Takeover = {
  /** The store's menus; a menu that no longer exists is not taken over. */
  readonly menus: readonly { readonly id: number }[]
  /**
   * Whether the store is in use, so that visitors know the present menu, even if it is only links, a list of pages, or what WordPress shows
   * if the part names none. In a store that is not in use, only a menu that the present part refers to was made by a person.
   */
  readonly inUse: boolean
  /** Parts whose links come with the pattern and were not chosen by a person. */
  readonly patterns: readonly string[]
}

/**
 * Gives a part the menus of the present part, in their order and in the look of the new part. Where a part names no menu, WordPress would
 * show the store's newest one, which may be the footer's. A menu without a counterpart stays.
 */
export const withMenusOfPart = (present: string, part: string, takeover: Takeover): string => {
  const sources = sourcesIn(present)
  return menusOf(part).reduceRight((text, { start, end, ...own }, at) => {
    const source = sources[at]
    const taken = source === undefined ? null : takenOver(source, own, takeover)
    return taken === null ? text : text.slice(0, start) + taken + text.slice(end)
  }, part)
}

type Menu = { readonly attributes: Attributes; readonly links: string }

const takenOver = ({ attributes, links }: Menu, own: Menu, { menus, inUse, patterns }: Takeover): string | null => {
  const { ref } = attributes
  if ('ref' in own.attributes || (!inUse && own.links.trim() !== '')) return null
  const look = writeAttributes(ref === undefined ? own.attributes : { ref, ...own.attributes })
  const none = `<!-- wp:navigation ${look === '{}' ? '' : `${look} `}/-->`
  if (ref !== undefined) return menus.some(({ id }) => id === ref) ? none : null
  if (!inUse) return null
  if (links.trim() === '') return none
  const isNobodys =
    isPlaceholder(links) ||
    patterns.some((pattern) => menusOf(pattern).some((each) => each.links.trim() === links.trim()))
  return isNobodys ? null : `${opened(none)}${links}<!-- /wp:navigation -->`
}

/** The menus of a part. A part without menus may have a list of pages instead, which counts as one. */
const sourcesIn = (part: string): readonly Menu[] => {
  const found = menusOf(part)
  const list = [...tokens(part)].find(({ kind, name }) => kind === 'void' && name === 'core/page-list')
  return found.length > 0 || list === undefined ? found : [{ attributes: {}, links: part.slice(list.start, list.end) }]
}

type Placed = Menu & { readonly start: number; readonly end: number }

/** The menus in the markup, except those that cannot be read. */
const menusOf = (markup: string): readonly Placed[] => {
  const found: Placed[] = []
  let from: Token | null = null
  for (const token of tokens(markup)) {
    if (token.name !== menu) continue
    const first: Token = token.kind === 'close' ? (from ?? token) : token
    from = token.kind === 'open' ? token : null
    const attributes = readAttributes(first.attributes)
    if (attributes === null || token.kind === 'open') continue
    const links = token.kind === 'void' ? '' : markup.slice(first.end, token.start)
    found.push({ attributes, links, start: first.start, end: token.end })
  }
  return found
}

/** Whether all links are a theme's placeholders, which lead nowhere. */
const isPlaceholder = (links: string): boolean => {
  const all = [...tokens(links)].filter(({ kind }) => kind !== 'close')
  return all.every(({ attributes }) => readAttributes(attributes)?.['url'] === '#')
}

const menu = 'core/navigation'

const opened = (comment: string): string => comment.replace(/\/-->$/, '-->')

/** The links of the first menu that has any; '' if there are none. */
const linksIn = (markup: string): string => menusOf(markup).find(({ links }) => links !== '')?.links ?? ''

/** A menu of the shop in a header or footer of WooCommerce's, whose own lists every page of the store. */
import { readAttributes, writeAttributes, type Attributes, tokens, type Token } from './tokens'

/**
 * @param model our part of the same kind, with the links; without any, the part stays
 * @param part  its first menu gets the links and keeps its look; one that a person made stays
 */
export const withMenuOf = (model: string, part: string): string => {
  const links = linksIn(model)
  for (const { kind, name, attributes, start, end } of tokens(part))
    if (kind === 'void' && name === menu && links !== '' && attributes?.includes('"ref"') !== true)
      return `${part.slice(0, start)}${opened(part.slice(start, end))}${links}<!-- /wp:navigation -->${part.slice(end)}`
  return part
}

/** What another header or footer may take over of the present one. */
export type Takeover = {
  /** The store's; a menu that is gone is not taken over. */
  readonly menus: readonly { readonly id: number }[]
  /**
   * Whether the store is in use, so that visitors know the menu, whatever it is made of: links, a list of pages, or what WordPress shows
   * where none is named. Otherwise only a menu that the present part refers to is somebody's.
   */
  readonly inUse: boolean
  /** Parts whose own links nobody chose. */
  readonly patterns: readonly string[]
}

/**
 * A part whose menus are those of the present one, in their order, in the look of the new one. WordPress would show the newest menu of the
 * store where a part names none, which may be the one of the footer. A menu without a counterpart stays.
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

/** The menus of a part; a list of pages on its own is one. */
const sourcesIn = (part: string): readonly Menu[] => {
  const found = menusOf(part)
  const list = [...tokens(part)].find(({ kind, name }) => kind === 'void' && name === 'core/page-list')
  return found.length > 0 || list === undefined ? found : [{ attributes: {}, links: part.slice(list.start, list.end) }]
}

type Placed = Menu & { readonly start: number; readonly end: number }

/** Without those that cannot be read. */
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

/** Links of a theme that lead nowhere. */
const isPlaceholder = (links: string): boolean => {
  const all = [...tokens(links)].filter(({ kind }) => kind !== 'close')
  return all.every(({ attributes }) => readAttributes(attributes)?.['url'] === '#')
}

const menu = 'core/navigation'

const opened = (comment: string): string => comment.replace(/\/-->$/, '-->')

/** The inside of the first menu that has one; '' for none. */
const linksIn = (markup: string): string => menusOf(markup).find(({ links }) => links !== '')?.links ?? ''

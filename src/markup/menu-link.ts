/** One link of a menu: its label as people read it, its address, and the labels of the links below it. */
import { unescape } from 'es-toolkit'
import { blockTree, withBlockAt, withInner, type Block } from './blocks'
import { writeAttributes } from './tokens'

export type MenuTarget = {
  readonly label: string
  readonly url: string
  /** The item of the store that it links to, as core's navigation-link block names it; null for a custom address. */
  readonly entity: { readonly kind: string; readonly type: string; readonly id: number } | null
}

export type MenuLink = {
  /** The block's name; '' for text that is not a block. */
  readonly block: string
  /** Plain text; '' for a block without a label. */
  readonly label: string
  readonly url: string | null
  /** Labels of the links below it, at any depth. */
  readonly below: readonly string[]
}

export const menuLink = ({ label, url, entity }: MenuTarget): string =>
  `<!-- wp:navigation-link ${writeAttributes({
    label: escaped(label),
    ...(entity === null ? {} : { type: entity.type, id: entity.id }),
    url,
    kind: entity?.kind ?? 'custom',
  })} /-->`

export const readLink = (item: string): MenuLink => {
  const block = blockTree(item)[0]
  if (block === undefined) return { block: '', label: plain(item), url: null, below: [] }
  const { url } = block.attributes
  return {
    block: block.name,
    label: labelOf(block),
    url: typeof url === 'string' ? url : null,
    below: block.inner.flatMap(withInner).flatMap((each) => labelOf(each) || []),
  }
}

/** Whether the block has a label that can be changed. */
export const hasLabel = (block: string): boolean => labelled.has(block)

/** Changes the label; the same markup for a block without one. */
export const withLabel = (item: string, label: string): string =>
  withBlockAt(item, 0, (own, name) =>
    hasLabel(name) ? { ...own, attributes: { ...own.attributes, label: escaped(label) } } : null,
  )

/** How a label and an address are written in a link's markup. */
export const spelled = {
  label: (text: string) => inJson('label', escaped(text)),
  url: (text: string) => inJson('url', text),
}

const inJson = (name: string, text: string): string => writeAttributes({ [name]: text }).slice(1, -1)

const labelled: ReadonlySet<string> = new Set(['core/navigation-link', 'core/navigation-submenu', 'core/home-link'])

const labelOf = ({ attributes: { label } }: Block): string => (typeof label === 'string' ? plain(label) : '')

/** The label as plain text; in the markup it is HTML. */
export const plain = (html: string): string =>
  unescape(html.replace(/<[^>]*>/g, ' '))
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ')
    .trim()

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

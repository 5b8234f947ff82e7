/** The links of a header's menu: the blocks in its first navigation block, each with its own bytes. */
import {
  readAttributes,
  writeAttributes,
  type Attributes,
  sliceBlocks,
  isGap,
  tokens,
  rewriteAttributes,
} from './tokens'

type Menu = {
  readonly attributes: Attributes
  /** Serialised blocks, in order; empty for a menu that shows one from elsewhere. */
  readonly items: readonly string[]
}

/** Null where there is no navigation block, or one that cannot be read. */
export const menuIn = (markup: string): Menu | null => {
  const found = placeIn(markup)
  return found && { attributes: found.attributes, items: blocksIn(markup.slice(found.from, found.to)) }
}

/** The top-level blocks of a text, without the space between them. */
export const blocksIn = (markup: string): readonly string[] =>
  sliceBlocks(markup)
    .filter((slice) => !isGap(slice))
    .map(({ text }) => text)

/**
 * Gives the first navigation block these links, and the mark that a person chose them. Refers to no menu of the store any more;
 * everything around it stays byte for byte.
 */
export const withMenuItems = (markup: string, items: readonly string[]): string => {
  const found = placeIn(markup)
  if (found === null) return markup
  const { ref: _, ...look } = found.attributes
  const attributes = { ...look, metadata: { ...metadataOf(look), [mark]: true } }
  const menu = [`<!-- wp:navigation ${writeAttributes(attributes)} -->`, ...items, '<!-- /wp:navigation -->'].join('\n')
  return markup.slice(0, found.start) + menu + markup.slice(found.end)
}

/** Whether a person chose the links of the header's menu; the mark is saved with the header. */
export const isChosenMenu = (markup: string): boolean => metadataOf(menuIn(markup)?.attributes ?? {})[mark] === true

const mark = 'customizeYourStoreMenu'

const metadataOf = ({ metadata }: Attributes): Attributes =>
  typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? (metadata as Attributes) : {}

type Place = {
  readonly attributes: Attributes
  readonly start: number
  readonly end: number
  /** Its inside. */
  readonly from: number
  readonly to: number
}

const placeIn = (markup: string): Place | null => {
  let opened: { readonly attributes: Attributes; readonly start: number; readonly from: number } | null = null
  for (const token of tokens(markup)) {
    if (token.name !== 'core/navigation') continue
    const { kind, start, end } = token
    if (opened !== null && kind === 'close') return { ...opened, to: start, end }
    if (opened !== null || kind === 'close') continue
    const attributes = readAttributes(token.attributes)
    if (attributes === null) return null
    if (kind === 'void') return { attributes, start, end, from: end, to: end }
    opened = { attributes, start, from: end }
  }
  return null
}

/**
 * Which navigation menus a piece of markup shows.
 *
 * Ids of the `wp_navigation` posts that navigation blocks refer to.
 */
export const menusIn = (markup: string): readonly number[] => {
  const found: number[] = []
  rewriteAttributes(markup, (name, { ref }) => {
    if (name === 'core/navigation' && typeof ref === 'number') found.push(ref)
    return null
  })
  return found
}

/** The links of a header's menu: the blocks in its first navigation block, each with its exact bytes. */
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
  /** Serialized blocks, in order; empty for a menu that refers to one stored elsewhere. */
  readonly items: readonly string[]
}

/** Null if there is no navigation block, or if it cannot be read. */
export const menuIn = (markup: string): Menu | null => {
  const found = placeIn(markup)
  return found && { attributes: found.attributes, items: blocksIn(markup.slice(found.from, found.to)) }
}

/** The top-level blocks of a text, without the white space between them. */
export const blocksIn = (markup: string): readonly string[] =>
  sliceBlocks(markup)
    .filter((slice) => !isGap(slice))
    .map(({ text }) => text)

/**
 * Gives the first navigation block these links, and marks them as chosen by a person. The block then no longer refers to a menu of the
 * store; everything around it stays byte for byte.
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
  /** Position of its content. */
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

/** Ids of the `wp_navigation` posts that the markup's navigation blocks refer to. */
export const menusIn = (markup: string): readonly number[] => {
  const found: number[] = []
  rewriteAttributes(markup, (name, { ref }) => {
    if (name === 'core/navigation' && typeof ref === 'number') found.push(ref)
    return null
  })
  return found
}

/**
 * Converts the document into the editor's blocks. Each piece is parsed once, so an unchanged piece keeps its blocks and their elements.
 */
import { parse, type Block } from '@wordpress/blocks'
import type { Page } from '../../projections/design/page'
import type { Good } from '../../projections/design/goods'
import { withGoods } from './goods'
import { inertHtml, pagePart, placeholder } from './static-blocks'

/** The client ids of a section's blocks. They are also part of the ids of the blocks' elements. */
export type DrawnSection = { readonly id: string; readonly clientIds: readonly string[] }

type DrawnPage = {
  readonly blocks: Block[]
  readonly sections: readonly DrawnSection[]
  /** The sections, and header and footer as pieces with these ids. */
  readonly pieces: readonly DrawnSection[]
}

type Piece = { readonly content: string }

/**
 * @param isForeign whether the page may come from an imported file; if so, none of its blocks may run code
 * @param goods what lists of products show in a store without products; empty for the store's own
 */
export const blocksOf = ({ header, sections, footer }: Page, isForeign: boolean, goods: readonly Good[]): DrawnPage => {
  const known = knownWith(goods, isForeign)
  const drawn = sections.map((section) => ({ id: section.id, blocks: parsed(known, section) }))
  const [top, bottom] = [part(known, 'header', header), part(known, 'footer', footer)]
  const sectionsDrawn = drawn.map(drawnOf)
  return {
    blocks: [...top, ...(drawn.length > 0 ? drawn.flatMap(({ blocks }) => blocks) : [placeholder()]), ...bottom],
    sections: sectionsDrawn,
    pieces: [drawnOf({ id: 'header', blocks: top }), ...sectionsDrawn, drawnOf({ id: 'footer', blocks: bottom })],
  }
}

const drawnOf = ({ id, blocks }: { readonly id: string; readonly blocks: readonly Block[] }): DrawnSection => ({
  id,
  clientIds: blocks.map(({ clientId }) => clientId),
})

/** A parser and its cache. Each text is parsed again only when it changes. */
type Known = { readonly read: (content: string) => Block[]; readonly texts: Pieces; readonly parts: Pieces }
/** Keyed by the piece object instead of its text, because a pattern may be on the page twice. */
type Pieces = WeakMap<Piece, Block[]>

/** By the list of goods, which stays the same object while it does not change. */
const own = new WeakMap<readonly Good[], Known>()
const foreign = new WeakMap<readonly Good[], Known>()

const knownWith = (goods: readonly Good[], isForeign: boolean): Known => {
  const all = isForeign ? foreign : own
  const known = all.get(goods) ?? {
    read: (content) => parse(content).map((block) => withGoods(isForeign ? defused(block) : block, goods)),
    texts: new WeakMap(),
    parts: new WeakMap(),
  }
  all.set(goods, known)
  return known
}

const parsed = ({ read, texts }: Known, piece: Piece): Block[] => remembered(texts, piece, () => read(piece.content))

const part = ({ read, parts }: Known, tag: 'header' | 'footer', piece: Piece | null): Block[] =>
  piece === null ? [] : remembered(parts, piece, () => [pagePart(tag, read(piece.content))])

const remembered = (known: Pieces, piece: Piece, make: () => Block[]): Block[] => {
  const blocks = known.get(piece) ?? make()
  known.set(piece, blocks)
  return blocks
}

/**
 * Makes a block of a recording safe. A block that would run code or make the store fetch a URL is replaced by its markup or by nothing. The
 * editor itself cleans blocks that it does not know or finds invalid.
 */
export const defused = (block: Block): Block => {
  if (asMarkup.has(block.name)) return inertHtml(markupOf(block))
  if (outward.has(block.name)) return inertHtml('')
  return block.innerBlocks.length === 0 ? block : { ...block, innerBlocks: block.innerBlocks.map(defused) }
}

/** The markup as it was parsed. Since WordPress 7.1, the HTML block has no markup in its attributes. */
const markupOf = ({ originalContent, attributes: { content } }: Block): string =>
  originalContent ?? (typeof content === 'string' ? content : '')

const asMarkup: ReadonlySet<string> = new Set(['core/html', 'core/freeform'])

/** Blocks that reach outside: an embedded page, a feed, and a legacy widget, whose settings the store unserializes. */
const outward: ReadonlySet<string> = new Set(['core/embed', 'core/rss', 'core/legacy-widget'])

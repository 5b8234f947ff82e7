/** Converts the document into the editor's blocks. Every text is parsed once: an unchanged piece keeps its blocks and their elements. */
import { parse, type Block } from '@wordpress/blocks'
import type { Page } from '../../../projections/design/page'
import { inertHtml, pagePart, placeholder } from './static-blocks'

/** The blocks of a section, by their client ids, which are also part of their elements' ids. */
export type DrawnSection = { readonly id: string; readonly clientIds: readonly string[] }

type DrawnPage = { readonly blocks: Block[]; readonly sections: readonly DrawnSection[] }

type Piece = { readonly content: string }

/** @param isForeign whether the page may have come from a file: then no block of it runs anything */
export const blocksOf = ({ header, sections, footer }: Page, isForeign: boolean): DrawnPage => {
  const known = isForeign ? foreign : own
  const drawn = sections.map((section) => ({ id: section.id, blocks: parsed(known, section) }))
  return {
    blocks: [
      ...part(known, 'header', header),
      ...(drawn.length > 0 ? drawn.flatMap(({ blocks }) => blocks) : [placeholder()]),
      ...part(known, 'footer', footer),
    ],
    sections: drawn.map(({ id, blocks }) => ({ id, clientIds: blocks.map(({ clientId }) => clientId) })),
  }
}

/** Parses a text as often as it differs. */
type Known = { readonly read: (content: string) => Block[]; readonly texts: Pieces; readonly parts: Pieces }
/** Keyed by the piece, not its text, since a pattern may be on the page twice. */
type Pieces = WeakMap<Piece, Block[]>

const own: Known = { read: (content) => parse(content), texts: new WeakMap(), parts: new WeakMap() }
const foreign: Known = { read: (content) => parse(content).map(defused), texts: new WeakMap(), parts: new WeakMap() }

const parsed = ({ read, texts }: Known, piece: Piece): Block[] => remembered(texts, piece, () => read(piece.content))

const part = ({ read, parts }: Known, tag: 'header' | 'footer', piece: Piece | null): Block[] =>
  piece === null ? [] : remembered(parts, piece, () => [pagePart(tag, read(piece.content))])

const remembered = (known: Pieces, piece: Piece, make: () => Block[]): Block[] => {
  const blocks = known.get(piece) ?? make()
  known.set(piece, blocks)
  return blocks
}

/**
 * Blocks of a recording that would run what they hold, or have the store fetch an address that they hold: their markup is drawn instead,
 * or nothing. Blocks that the editor does not know or finds invalid it cleans by itself.
 */
export const defused = (block: Block): Block => {
  if (asMarkup.has(block.name)) return inertHtml(markupOf(block))
  if (outward.has(block.name)) return inertHtml('')
  return block.innerBlocks.length === 0 ? block : { ...block, innerBlocks: block.innerBlocks.map(defused) }
}

/** As it was parsed: since WordPress 7.1 the block of markup has none in its attributes. */
const markupOf = ({ originalContent, attributes: { content } }: Block): string =>
  originalContent ?? (typeof content === 'string' ? content : '')

const asMarkup: ReadonlySet<string> = new Set(['core/html', 'core/freeform'])

/** A page elsewhere in a frame, a feed, and a widget of old whose settings the store unpacks. */
const outward: ReadonlySet<string> = new Set(['core/embed', 'core/rss', 'core/legacy-widget'])

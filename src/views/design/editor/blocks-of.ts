/** Converts the document into the editor's blocks. Every text is parsed once: an unchanged piece keeps its blocks and their elements. */
import { parse, type Block } from '@wordpress/blocks'
import type { Page } from '../../../projections/design/page'
import { defused } from './defused'
import { pagePart } from './page-part'
import { placeholder } from './placeholder'

/** The blocks of a section, by their client ids, which are also part of their elements' ids. */
export type DrawnSection = { readonly id: string; readonly clientIds: readonly string[] }

export type DrawnPage = { readonly blocks: Block[]; readonly sections: readonly DrawnSection[] }

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

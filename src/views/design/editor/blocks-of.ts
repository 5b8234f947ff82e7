/** Converts the document into the editor's blocks. Every text is parsed once: an unchanged piece keeps its blocks and their elements. */
import { parse, type Block } from '@wordpress/blocks'
import type { Page } from '../../../projections/design/page'
import { pagePart } from './page-part'
import { placeholder } from './placeholder'

/** The blocks of a section, by their client ids, which are also part of their elements' ids. */
export type DrawnSection = { readonly id: string; readonly clientIds: readonly string[] }

export type DrawnPage = { readonly blocks: Block[]; readonly sections: readonly DrawnSection[] }

type Piece = { readonly content: string }

export const blocksOf = ({ header, sections, footer }: Page): DrawnPage => {
  const drawn = sections.map((section) => ({ id: section.id, blocks: parsed(section) }))
  return {
    blocks: [
      ...part('header', header),
      ...(drawn.length > 0 ? drawn.flatMap(({ blocks }) => blocks) : [placeholder()]),
      ...part('footer', footer),
    ],
    sections: drawn.map(({ id, blocks }) => ({ id, clientIds: blocks.map(({ clientId }) => clientId) })),
  }
}

const parsed = (piece: Piece): Block[] => remembered(texts, piece, () => parse(piece.content))

const part = (tag: 'header' | 'footer', piece: Piece | null): Block[] =>
  piece === null ? [] : remembered(parts, piece, () => [pagePart(tag, parse(piece.content))])

/** Keyed by the piece, not its text, since a pattern may be on the page twice. */
const texts = new WeakMap<Piece, Block[]>()
const parts = new WeakMap<Piece, Block[]>()

const remembered = (known: WeakMap<Piece, Block[]>, piece: Piece, make: () => Block[]): Block[] => {
  const blocks = known.get(piece) ?? make()
  known.set(piece, blocks)
  return blocks
}

/** From the document to the editor's blocks. Every text is parsed once: a piece that did not change keeps its blocks, and they their elements. */
import { parse, type Block } from '@wordpress/blocks'
import type { Page } from '../../../projections/designer/page'
import { pagePart } from './page-part'
import { placeholder } from './placeholder'

/** Which blocks a section consists of, by the ids that are also ids of their elements. */
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

/** By the piece and not by its text: the same pattern may stand on the page twice. */
const texts = new WeakMap<Piece, Block[]>()
const parts = new WeakMap<Piece, Block[]>()

const remembered = (known: WeakMap<Piece, Block[]>, piece: Piece, make: () => Block[]): Block[] => {
  const blocks = known.get(piece) ?? make()
  known.set(piece, blocks)
  return blocks
}

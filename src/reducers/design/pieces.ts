/** The pieces of a design, each by its name: a section's id, 'header' or 'footer'. */
import type { Design, DesignPart } from './design'

/** Null where the page has no such piece. */
export const pieceOf = (design: Design, piece: string): DesignPart | null => {
  if (piece === 'header' || piece === 'footer') return design[piece]
  return design.sections.find(({ id }) => id === piece) ?? null
}

/** The design with another text in one piece; the same object if there is no such piece, or its text stays. */
export const withPiece = (design: Design, piece: string, change: (markup: string) => string): Design => {
  const before = pieceOf(design, piece)
  const content = before === null ? null : change(before.content)
  if (before === null || content === null || content === before.content) return design
  return piece === 'header' || piece === 'footer'
    ? { ...design, [piece]: { ...before, content } }
    : { ...design, sections: design.sections.map((each) => (each.id === piece ? { ...each, content } : each)) }
}

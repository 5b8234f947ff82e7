/** The pieces of a design, each identified by its name: a section's id, 'header' or 'footer'. */
import type { EventOfType } from '../../events'
import { asText } from '../../markup/inline'
import { withAltAt, withFocusAt, withPictureAt } from '../../markup/pictures'
import { withCardAt } from '../../markup/product-cards'
import { withProductsAt } from '../../markup/product-lists'
import { withAdded, withRemoved } from '../../markup/section-blocks'
import { withSocialLinkAt } from '../../markup/social-links'
import { withLookAt } from '../../markup/text-look'
import { withLinkAt, withTextAt } from '../../markup/texts'
import type { ChoiceRows } from './choice-rows'
import { blockTree, withInner } from '../../markup/blocks'
import type { Design, DesignPart } from './design-document'

/** Null if the page has no such piece. */
export const pieceOf = (design: Design, piece: string): DesignPart | null => {
  if (piece === 'header' || piece === 'footer') return design[piece]
  return design.sections.find(({ id }) => id === piece) ?? null
}

/**
 * What the positions of blocks in a piece depend on: its pattern, and for a section its blocks, which can be added and removed. Undefined if the
 * page has no such piece.
 */
export const layoutAt = (section: string, { design }: { readonly design: Design | null }): string | undefined => {
  const piece = design && pieceOf(design, section)
  if (piece === null) return undefined
  const isPart = section === 'header' || section === 'footer'
  const blocks = isPart ? [] : blockTree(piece.content).flatMap(withInner)
  return [piece.pattern ?? '', ...blocks.map(({ name }) => name)].join(' ')
}

/**
 * The design with changed markup in one piece; the same object if there is no such piece, or its markup stays the same.
 */
const withPiece = (design: Design, piece: string, change: (markup: string) => string): Design => {
  const before = pieceOf(design, piece)
  const content = before === null ? null : change(before.content)
  if (before === null || content === null || content === before.content) return design
  return piece === 'header' || piece === 'footer'
    ? { ...design, [piece]: { ...before, content } }
    : { ...design, sections: design.sections.map((each) => (each.id === piece ? { ...each, content } : each)) }
}

/** Words requested from a model become a choice once they arrive. */
export const textChoices = {
  TextWritten: (design, { section, block, html }) =>
    withPiece(design, section, (markup) => withTextAt(markup, block, html)),
  TextSized: (design, { section, block, size }) =>
    withPiece(design, section, (markup) => withLookAt(markup, block, { size })),
  TextAligned: (design, { section, block, align }) =>
    withPiece(design, section, (markup) => withLookAt(markup, block, { align })),
  ButtonLinked: (design, { section, block, url, entity }) =>
    withPiece(design, section, (markup) => withSocialLinkAt(withLinkAt(markup, block, { url, entity }), block, url)),
  BlockAdded: (design, { section, block, what, holds }) =>
    withPiece(design, section, (markup) => withAdded(markup, block, what, holds)?.markup ?? markup),
  BlockRemoved: (design, { section, block }) =>
    withPiece(design, section, (markup) => withRemoved(markup, block) ?? markup),
  SectionWordsReceived: (design, { section, texts }) =>
    withPiece(design, section, (markup) =>
      texts.reduce((before, { block, text }) => withTextAt(before, block, asText(text)), markup),
    ),
} satisfies ChoiceRows

const withPicture = (
  design: Design,
  { section, block, picture }: EventOfType<'PictureChosen' | 'PictureUploaded' | 'PhotographImported'>,
): Design => withPiece(design, section, (markup) => withPictureAt(markup, block, picture))

/** A chosen file or photograph becomes a choice once it is in the media library. */
export const pictureChoices = {
  PictureChosen: withPicture,
  PictureUploaded: withPicture,
  PhotographImported: withPicture,
  PictureDescribed: (design, { section, block, alt }) =>
    withPiece(design, section, (markup) => withAltAt(markup, block, alt)),
  PictureFocused: (design, choice) =>
    withPiece(design, choice.section, (markup) => withFocusAt(markup, choice.block, choice)),
} satisfies ChoiceRows

export const productChoices = {
  ProductsOfListChosen: (design, { section, block, choice }) =>
    withPiece(design, section, (markup) => withProductsAt(markup, block, choice)),
  ProductCardsChosen: (design, { section, block, place, choice }) =>
    withPiece(design, section, (markup) => withCardAt(markup, block, place, choice)),
} satisfies ChoiceRows

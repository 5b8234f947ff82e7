/** The pieces of a design, each identified by its name: a section's id, 'header' or 'footer'. */
import type { EventOfType, FlowEvent } from '../../events'
import { asText } from '../../markup/inline'
import { withAltAt, withFocusAt, withPictureAt } from '../../markup/pictures'
import { withSocialLinkAt } from '../../markup/social-links'
import { withLinkAt, withTextAt } from '../../markup/texts'
import type { Design, DesignPart } from './design'

/** Null if the page has no such piece. */
export const pieceOf = (design: Design, piece: string): DesignPart | null => {
  if (piece === 'header' || piece === 'footer') return design[piece]
  return design.sections.find(({ id }) => id === piece) ?? null
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

const sorts = ['TextWritten', 'ButtonLinked', 'SectionWordsReceived'] as const

/** Words requested from a model become a choice once they arrive. */
export type TextChoice = EventOfType<(typeof sorts)[number]>

const ofTexts: ReadonlySet<string> = new Set(sorts)

export const isTextChoice = (event: FlowEvent): event is TextChoice => ofTexts.has(event.type)

/** The design after the choice; the same object if the choice changes nothing and is therefore no step. */
export const withTextChoice = (design: Design, event: TextChoice): Design =>
  withPiece(design, event.section, (markup) => {
    switch (event.type) {
      case 'TextWritten':
        return withTextAt(markup, event.block, event.html)
      case 'ButtonLinked':
        return withSocialLinkAt(withLinkAt(markup, event.block, event.url), event.block, event.url)
      case 'SectionWordsReceived':
        return event.texts.reduce((before, { block, text }) => withTextAt(before, block, asText(text)), markup)
    }
  })

const pictureSorts = [
  'PictureChosen',
  'PictureUploaded',
  'PhotographImported',
  'PictureDescribed',
  'PictureFocused',
] as const

/** A chosen file or photograph becomes a choice once it is in the media library. */
export type PictureChoice = EventOfType<(typeof pictureSorts)[number]>

const ofPictures: ReadonlySet<string> = new Set(pictureSorts)

export const isPictureChoice = (event: FlowEvent): event is PictureChoice => ofPictures.has(event.type)

/** The design after the choice; the same object if the choice changes nothing and is therefore no step. */
export const withPictureChoice = (design: Design, event: PictureChoice): Design =>
  withPiece(design, event.section, (markup) => {
    switch (event.type) {
      case 'PictureChosen':
      case 'PictureUploaded':
      case 'PhotographImported':
        return withPictureAt(markup, event.block, event.picture)
      case 'PictureDescribed':
        return withAltAt(markup, event.block, event.alt)
      case 'PictureFocused':
        return withFocusAt(markup, event.block, event)
    }
  })

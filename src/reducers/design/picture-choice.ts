/** What a choice about a section's picture changes in the document. */
import type { EventOfType, FlowEvent } from '../../events'
import { withAltAt, withFocusAt, withPictureAt } from '../../markup/picture-at'
import type { Design } from './design'
import { withPiece } from './pieces'

const sorts = ['PictureChosen', 'PictureUploaded', 'PhotographImported', 'PictureDescribed', 'PictureFocused'] as const

/** A file or a photograph that was chosen is a choice once it is in the media library. */
export type PictureChoice = EventOfType<(typeof sorts)[number]>

const ofPictures: ReadonlySet<string> = new Set(sorts)

export const isPictureChoice = (event: FlowEvent): event is PictureChoice => ofPictures.has(event.type)

/** The design after the choice; the same object if the choice changes nothing, and hence is no step. */
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

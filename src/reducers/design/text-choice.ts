/** What a choice about a text changes in the document. */
import type { EventOfType, FlowEvent } from '../../events'
import { withLinkAt, withTextAt } from '../../markup/texts'
import type { Design } from './design'
import { withPiece } from './pieces'

export type TextChoice = EventOfType<'TextWritten' | 'ButtonLinked'>

export const isTextChoice = (event: FlowEvent): event is TextChoice =>
  event.type === 'TextWritten' || event.type === 'ButtonLinked'

/** The design after the choice; the same object if the choice changes nothing, and hence is no step. */
export const withTextChoice = (design: Design, event: TextChoice): Design =>
  withPiece(design, event.section, (markup) =>
    event.type === 'TextWritten'
      ? withTextAt(markup, event.block, event.html)
      : withLinkAt(markup, event.block, event.url),
  )

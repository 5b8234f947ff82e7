/** What a choice about a text changes in the document. */
import type { EventOfType, FlowEvent } from '../../events'
import { asText } from '../../markup/inline'
import { withSocialLinkAt } from '../../markup/social-links'
import { withLinkAt, withTextAt } from '../../markup/texts'
import type { Design } from './design'
import { withPiece } from './pieces'

const sorts = ['TextWritten', 'ButtonLinked', 'SectionWordsReceived'] as const

/** Words that a model was asked for are a choice once they are there. */
export type TextChoice = EventOfType<(typeof sorts)[number]>

const ofTexts: ReadonlySet<string> = new Set(sorts)

export const isTextChoice = (event: FlowEvent): event is TextChoice => ofTexts.has(event.type)

/** The design after the choice; the same object if the choice changes nothing, and hence is no step. */
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

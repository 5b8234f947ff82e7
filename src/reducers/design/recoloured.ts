/** The design with text that can be read: by other markup of its pieces, or by rules of CSS. */
import type { EventOfType } from '../../events'
import type { LegibleRule } from '../../events/design/designing'
import type { Design, DesignPart } from './design'

/** What is no longer on the page stays away. The same object if nothing changes. */
export const recoloured = (design: Design, { sections }: EventOfType<'ContrastMended'>): Design => {
  const contents = new Map(sections.map(({ section, content }) => [section, content]))
  const next = <P extends DesignPart>(piece: P, id: string): P => {
    const content = contents.get(id)
    return content === undefined || content === piece.content ? piece : { ...piece, content }
  }
  const header = design.header && next(design.header, 'header')
  const footer = design.footer && next(design.footer, 'footer')
  const pieces = design.sections.map((section) => next(section, section.id))
  const isSame = pieces.every((section, index) => section === design.sections[index])
  return isSame && header === design.header && footer === design.footer
    ? design
    : { ...design, header, footer, sections: isSame ? design.sections : pieces }
}

/** A rule takes the place of an earlier one for the same. */
export const withRules = (design: Design, added: readonly LegibleRule[]): Design => {
  const isReplaced = (rule: LegibleRule) =>
    added.some(({ selector, kind }) => selector === rule.selector && kind === rule.kind)
  return added.length === 0
    ? design
    : { ...design, rules: [...(design.rules ?? []).filter((rule) => !isReplaced(rule)), ...added] }
}

/** Their colors suit the grounds as they were: with others it is measured anew. */
export const withoutRules = ({ rules: _, ...design }: Design): Design => design

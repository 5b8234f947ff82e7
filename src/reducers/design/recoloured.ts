/** The design with other text in some of its pieces: what is no longer on the page stays away. */
import type { EventOfType } from '../../events'
import type { Design, DesignPart } from './design'

/** The same object if nothing changes. */
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

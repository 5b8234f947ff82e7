/** How a feature lists the facts by which the merchant changes the design. */
import type { EventOfType, EventType } from '../../events'
import type { Pattern } from '../../events/design-calls'
import type { Design, DesignPart, Section } from './design-document'

/** For each fact, the design after it; the same object if nothing changes. `patterns` are those that the store has. */
export type ChoiceRows = {
  readonly [T in EventType]?: (design: Design, choice: EventOfType<T>, patterns: readonly Pattern[]) => Design
}

/** The same row for several facts. */
export const eachBy = <T extends EventType>(
  types: readonly T[],
  row: (design: Design, choice: EventOfType<T>) => Design,
): { readonly [K in T]: typeof row } => Object.fromEntries(types.map((type) => [type, row])) as { [K in T]: typeof row }

/** The design with these sections; the same object if none of them differs. */
export const withSections = (design: Design, sections: readonly Section[]): Design =>
  sections.length === design.sections.length && sections.every((section, index) => section === design.sections[index])
    ? design
    : { ...design, sections }

/** The design with changed markup in its pieces, each by a section's id, 'header' or 'footer'; the same object if no piece changes. */
export const withPieces = (design: Design, change: (content: string, id: string) => string): Design => {
  const changed = <P extends DesignPart>(piece: P, id: string): P => {
    const content = change(piece.content, id)
    return content === piece.content ? piece : { ...piece, content }
  }
  const header = design.header && changed(design.header, 'header')
  const footer = design.footer && changed(design.footer, 'footer')
  const next = withSections(
    design,
    design.sections.map((section) => changed(section, section.id)),
  )
  return header === design.header && footer === design.footer ? next : { ...next, header, footer }
}

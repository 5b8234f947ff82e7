/** What each choice does to the design, and the name under which it can be undone. */
import type { FlowEvent } from '../events'
import type { Design, Section } from './design'
import { inPalette } from './hero'

/** The name of a step: what was changed, and to what (a palette's, pairing's or pattern's title). */
export type Step = {
  readonly kind: 'palette' | 'fonts' | 'header' | 'footer' | 'insert' | 'move' | 'shuffle' | 'delete'
  readonly title: string
}

/** Null for what is not a choice of design. */
export const stepOf = (event: FlowEvent): Step | null => {
  switch (event.type) {
    case 'PaletteChosen':
      return { kind: 'palette', title: event.palette }
    case 'FontsChosen':
      return { kind: 'fonts', title: event.pairing }
    case 'HeaderChosen':
      return { kind: 'header', title: event.title }
    case 'FooterChosen':
      return { kind: 'footer', title: event.title }
    case 'SectionInserted':
      return { kind: 'insert', title: event.title }
    case 'SectionShuffled':
      return { kind: 'shuffle', title: event.title }
    case 'SectionMoved':
      return { kind: 'move', title: event.direction }
    case 'SectionDeleted':
      return { kind: 'delete', title: '' }
    default:
      return null
  }
}

/** The design after a choice; the same object if the choice changes nothing. */
export const changed = (design: Design, event: FlowEvent): Design => {
  switch (event.type) {
    case 'PaletteChosen':
      return design.palette === event.palette
        ? design
        : withSections(
            { ...design, palette: event.palette },
            design.sections.map((section) => inPalette(section, event.palette)),
          )
    case 'FontsChosen':
      return design.fonts === event.pairing ? design : { ...design, fonts: event.pairing }
    case 'HeaderChosen':
      return (design.header && { ...design, header: { pattern: event.pattern, content: event.content } }) || design
    case 'FooterChosen':
      return (design.footer && { ...design, footer: { pattern: event.pattern, content: event.content } }) || design
    case 'SectionInserted':
      return {
        ...design,
        sections: insert(design.sections, sectionOf(event, design)),
      }
    case 'SectionShuffled':
      return withSections(
        design,
        design.sections.map((section) => (section.id === event.section ? sectionOf(event, design) : section)),
      )
    case 'SectionMoved':
      return withSections(design, move(design.sections, event.section, event.direction === 'up' ? -1 : 1))
    case 'SectionDeleted':
      return withSections(
        design,
        design.sections.filter(({ id }) => id !== event.section),
      )
    default:
      return design
  }
}

const withSections = (design: Design, sections: readonly Section[]): Design =>
  sections.length === design.sections.length && sections.every((section, index) => section === design.sections[index])
    ? design
    : { ...design, sections }

const insert = (sections: readonly Section[], section: Section) =>
  sections.some(({ id }) => id === section.id) ? sections : [...sections, section]

type Placed = { readonly section: string; readonly pattern: string; readonly content: string }

const sectionOf = ({ section, pattern, content }: Placed, { palette }: Design): Section =>
  inPalette({ id: section, pattern, content }, palette)

const move = (sections: readonly Section[], id: string, by: -1 | 1): readonly Section[] => {
  const from = sections.findIndex((section) => section.id === id)
  const to = from + by
  const moved = sections[from]
  if (moved === undefined || to < 0 || to >= sections.length) return sections
  const others = sections.filter((section) => section.id !== id)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

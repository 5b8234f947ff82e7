/** The choices that add, order, replace and remove sections of the home page. */
import type { EventOfType } from '../../events'
import type { Pattern } from '../../events/design-calls'
import { withSections, type ChoiceRows } from './choice-rows'
import type { Design, Section } from './design-document'
import { entering, leaving } from './layouts'
import { inLook } from './logo'
import { inPage, ownLayout } from './page-layouts'
import { inPalette, inSectionLook } from './section-look'

export const sectionChoices = {
  HomeTemplateChosen: (design, { sections, keeps }, patterns) => {
    const placed = sections.map((section) => sectionOf(section, design))
    return keeps ? inPage(design, placed, patterns) : { ...design, sections: placed }
  },
  SectionInserted: (design, event) => ({
    ...design,
    sections: withSectionAfter(design.sections, sectionOf(event, design), event.after),
  }),
  SectionShuffled: (design, event, patterns) =>
    event.keeps
      ? withLayout(design, event, patterns)
      : withSection(design, event.section, () => sectionOf(event, design)),
  LayoutChosen: (design, event, patterns) => withLayout(design, event, patterns),
  SectionMoved: (design, { section, direction }) =>
    withSections(design, withSectionMoved(design.sections, section, direction === 'up' ? -1 : 1)),
  SectionPlaced: (design, { section, before }) =>
    withSections(design, withSectionBefore(design.sections, section, before)),
  SectionLookChosen: (design, event) => withSection(design, event.section, (section) => inSectionLook(section, event)),
  SectionDeleted: (design, { section }) =>
    withSections(
      design,
      design.sections.filter(({ id }) => id !== section),
    ),
} satisfies ChoiceRows

const withSection = (design: Design, id: string, change: (section: Section) => Section): Design =>
  withSections(
    design,
    design.sections.map((section) => (section.id === id ? change(section) : section)),
  )

type Placed = { readonly section: string; readonly pattern: string; readonly content: string }

/** A new section adopts the page's palette and logo. */
const sectionOf = ({ section, pattern, content }: Placed, { palette, logo }: Design): Section =>
  inLook(inPalette({ id: section, pattern, content }, palette), logo)

/** The section in another layout, with its content; the same design if it has this layout already. */
const withLayout = (
  design: Design,
  event: EventOfType<'SectionShuffled' | 'LayoutChosen'>,
  patterns: readonly Pattern[],
): Design =>
  withSection(design, event.section, (section) => {
    if (section.pattern === event.pattern) return section
    const { content, kept } = entering(leaving(section, ownLayout(section, patterns), true), event)
    return { ...sectionOf({ ...event, content }, design), kept }
  })

type Sections = readonly Section[]

/**
 * Adds a section after the given one, or at the end if that one does not exist. Like the other functions that change the order of the
 * sections, it returns the same list if nothing changes.
 */
const withSectionAfter = (sections: Sections, section: Section, after: string | null): Sections => {
  if (sections.some(({ id }) => id === section.id)) return sections
  const place = sections.findIndex(({ id }) => id === after) + 1
  return sections.toSpliced(place > 0 ? place : sections.length, 0, section)
}

/** Moves a section one place up or down. */
const withSectionMoved = (sections: Sections, id: string, by: -1 | 1): Sections => {
  const from = sections.findIndex((section) => section.id === id)
  const to = from + by
  const moved = sections[from]
  return moved === undefined || to < 0 || to >= sections.length
    ? sections
    : sections.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/**
 * Moves a section before the given one, or to the end if `before` is null. If the given section no longer exists, nothing moves.
 */
export const withSectionBefore = (sections: Sections, id: string, before: string | null): Sections => {
  const moved = sections.find((section) => section.id === id)
  const others = sections.filter((section) => section !== moved)
  const to = before === null ? others.length : others.findIndex((section) => section.id === before)
  if (moved === undefined || to < 0 || sections[to] === moved) return sections
  return others.toSpliced(to, 0, moved)
}

/** The order of the sections. Each function gives the same list if nothing changes. */
import type { Section } from './design'

type Sections = readonly Section[]

/** With a new section after that one, or at the end if there is none such. */
export const withSectionAfter = (sections: Sections, section: Section, after: string | null): Sections => {
  if (sections.some(({ id }) => id === section.id)) return sections
  const place = sections.findIndex(({ id }) => id === after) + 1
  return sections.toSpliced(place > 0 ? place : sections.length, 0, section)
}

/** With a section one place further up or down. */
export const withSectionMoved = (sections: Sections, id: string, by: -1 | 1): Sections => {
  const from = sections.findIndex((section) => section.id === id)
  const to = from + by
  const moved = sections[from]
  return moved === undefined || to < 0 || to >= sections.length
    ? sections
    : sections.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** With a section before that one, or at the end. Before one that is gone, it stays where it is. */
export const withSectionBefore = (sections: Sections, id: string, before: string | null): Sections => {
  const moved = sections.find((section) => section.id === id)
  const others = sections.filter((section) => section !== moved)
  const to = before === null ? others.length : others.findIndex((section) => section.id === before)
  if (moved === undefined || to < 0 || sections[to] === moved) return sections
  return others.toSpliced(to, 0, moved)
}

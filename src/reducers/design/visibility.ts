/** The choices that hide sections from visitors, and show them again. */
import { hidden, shown } from '../../markup/visibility'
import { withSections, type ChoiceRows } from './choice-rows'
import type { Design } from './design-document'

export const visibilityChoices = {
  SectionsHidden: (design, { sections }) => onThese(design, sections, hidden),
  SectionsShown: (design, { sections }) => onThese(design, sections, shown),
} satisfies ChoiceRows

const onThese = (design: Design, ids: readonly string[], change: (markup: string) => string): Design =>
  withSections(
    design,
    design.sections.map((section) => {
      const content = ids.includes(section.id) ? change(section.content) : section.content
      return content === section.content ? section : { ...section, content }
    }),
  )

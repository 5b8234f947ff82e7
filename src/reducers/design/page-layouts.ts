/** What sections keep when a ready-made page replaces them: their content moves into the new page's sections of the same kind. */
import { patternCategories, type PatternCategory } from '../../catalogue/pages/own-patterns'
import type { Pattern } from '../../events/design-calls'
import { categoriesOf } from '../../markup/metadata'
import type { Design, Section } from './design-document'
import { entering, hasChanges, leaving, type Spare } from './layouts'

/** The first of the designer's categories that a section belongs to; null for one of no kind, such as blocks made by hand. */
export const categoryOf = (content: string): PatternCategory | null => {
  const own = categoriesOf(content)
  return patternCategories.find((slug) => own.includes(slug)) ?? null
}

/** The section's layout as its pattern provides it; null if the store does not have the pattern. */
export const ownLayout = ({ pattern }: Section, patterns: readonly Pattern[]): string | null =>
  patterns.find(({ name }) => name === pattern)?.content ?? null

/**
 * The design with a ready-made page. What was changed in a section goes back into the pattern where it began, or else into one that it has been in,
 * or else into the next section of its kind; what has no place waits for the next page.
 */
export const inPage = (design: Design, sections: readonly Section[], patterns: readonly Pattern[]): Design => {
  const left = [...design.sections.flatMap((section) => spareOf(section, patterns)), ...(design.spare ?? [])]
  const taken = new Map<Section, Spare>()
  for (const isMatch of [beganIn, hadLayout, isOfKind])
    for (const section of sections) {
      const used = [...taken.values()]
      const found = taken.has(section) ? undefined : left.find((each) => !used.includes(each) && isMatch(each, section))
      if (found !== undefined) taken.set(section, found)
    }
  const used = new Set(taken.values())
  const spare = left.filter((each) => !used.has(each))
  const { spare: _, ...others } = design
  return {
    ...others,
    sections: sections.map((section) => {
      const found = taken.get(section)
      return found === undefined ? section : { ...section, ...entering(found, section) }
    }),
    ...(spare.length > 0 ? { spare } : {}),
  }
}

/** Nothing for a section in which nothing was changed: a page brings words of its own. */
const spareOf = (section: Section, patterns: readonly Pattern[]): readonly Spare[] => {
  const category = categoryOf(section.content)
  const luggage = leaving(section, ownLayout(section, patterns), false)
  return category === null || !hasChanges(luggage) ? [] : [{ category, ...luggage }]
}

const beganIn = ({ layouts }: Spare, { pattern }: Section): boolean => layouts[0]?.pattern === pattern

const hadLayout = ({ layouts }: Spare, { pattern }: Section): boolean =>
  layouts.some((each) => each.pattern === pattern)

const isOfKind = ({ category }: Spare, { content }: Section): boolean => category === categoryOf(content)

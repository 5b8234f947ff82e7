/** Patterns by the words that a merchant types. */
import { patternCategories, type PatternCategory } from '../../catalogue/pages/pattern-categories'
import type { Pattern } from '../../events/design/reading'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { folded } from '../searched'
import { patternsIn } from './library'

/** The patterns of all categories, each once, in the order of the screen. */
export const allPatterns = memo(
  (state: State): readonly Pattern[] => [
    ...new Set(patternCategories.flatMap((category) => patternsIn(category)(state))),
  ],
  ({ designing: { patterns } }) => [patterns],
)

/**
 * The patterns that have every word in their name or in a category's name, whatever the case and the accents.
 * @param labels what the categories are called
 * @param nameOf what a pattern of that title is called
 */
export const patternsWith = (
  typed: string,
  patterns: readonly Pattern[],
  labels: Readonly<Record<PatternCategory, string>>,
  nameOf: (title: string) => string,
): readonly Pattern[] => {
  const words = folded(typed).split(/\s+/)
  const names: Readonly<Record<string, string>> = labels
  return patterns.filter(({ title, categories }) => {
    const told = folded([nameOf(title), ...categories.flatMap((slug) => names[slug] ?? [])].join(' '))
    return words.every((word) => told.includes(word))
  })
}

/** The patterns that a category of the home page offers. */
import { themeSlug } from '../../catalogue/defaults'
import type { Pattern } from '../../events/reading'
import { comparePatterns } from './compare-patterns'

/** Patterns of the category in its order, without the theme's and those of WordPress's directory for themes and core. */
export const patternsOf = (category: string, patterns: readonly Pattern[]): readonly Pattern[] =>
  patterns
    .filter(
      ({ categories, name, source }) =>
        categories.includes(category) && !name.includes(themeSlug) && !hidden.includes(source),
    )
    .toSorted(comparePatterns(category))

const hidden: readonly string[] = ['pattern-directory/theme', 'pattern-directory/core']

/** The patterns that a category of the home page offers. */
import { themeSlug } from '../../catalogue/defaults'
import { ownPattern, shopPrefix } from '../../catalogue/pages/own-patterns'
import type { Pattern } from '../../events/design/reading'
import { comparePatterns } from './compare-patterns'

/**
 * Patterns of the category in its order, without the theme's and those of WordPress's directory for themes and core. If
 * WooCommerce and we have a pattern with the same slug, ours is offered: it contains the texts written for the store.
 */
export const patternsOf = (category: string, patterns: readonly Pattern[]): readonly Pattern[] => {
  const names = new Set(patterns.map(({ name }) => name))
  const hasTwin = (name: string) =>
    name.startsWith(`${shopPrefix}/`) && names.has(ownPattern(name.slice(shopPrefix.length + 1)))
  return patterns
    .filter(
      ({ categories, name, source }) =>
        categories.includes(category) && !name.includes(themeSlug) && !hidden.includes(source) && !hasTwin(name),
    )
    .toSorted(comparePatterns(category))
}

const hidden: readonly string[] = ['pattern-directory/theme', 'pattern-directory/core']

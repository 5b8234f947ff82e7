/** The order of patterns within a category. */
import { ownPattern, shopPattern, shopPrefix } from '../../catalogue/pages/own-patterns'
import { patternTitles } from '../../catalogue/pages/pattern-titles'

type Named = { readonly name: string; readonly title: string }

/** Categories that open a page; there WooCommerce's own patterns come last, elsewhere first. */
const opening: readonly string[] = ['intro', 'about']
const always = [ownPattern, shopPattern].map((named) => named('centered-content-with-image-below'))

/**
 * For `toSorted`. The first rule that decides: the one pattern that always comes first, the category's list of titles, WooCommerce's own patterns.
 * Patterns that no rule orders keep their original order.
 */
export const comparePatterns = (category: string): ((one: Named, other: Named) => number) => {
  const opens = opening.includes(category)
  const titles = patternTitles.get(category) ?? []
  const rank = (pattern: Named): readonly number[] => [
    opens && always.includes(pattern.name) ? 0 : 1,
    placeIn(titles, pattern.title),
    pattern.name.includes(shopPrefix) === opens ? 1 : 0,
  ]
  return (one, other) => {
    const theirs = rank(other)
    return rank(one).reduce((order, mine, index) => order || mine - (theirs[index] ?? 0), 0)
  }
}

const placeIn = (titles: readonly string[], title: string): number => {
  const place = titles.indexOf(title)
  return place === -1 ? titles.length : place
}

/** The patterns that the homepage screen offers, and the next one when a section is shuffled. */
import { themeSlug } from '../../catalogue/defaults'
import { minPatternsToShuffle } from '../../catalogue/limits'
import {
  ownPattern,
  patternCategories,
  shopPattern,
  shopPrefix,
  type PatternCategory,
} from '../../catalogue/pages/own-patterns'
import { patternTitles } from '../../catalogue/pages/pattern-titles'
import type { Pattern } from '../../events/design-calls'
import { withMetadata } from '../../markup/metadata'
import type { State } from '../../reducers'
import { isRefused } from '../../reducers/calls'
import { folded } from '../folded'
import { memo } from '../memo'

type Query = (state: State) => readonly Pattern[]

const queries = new Map<string, Query>()

/** The patterns of a category in the order of the screen; returns the same query for the same category. */
export const patternsIn = (category: string): Query => {
  const known = queries.get(category)
  if (known !== undefined) return known
  const query = memo(
    ({ designing: { patterns } }: State) => patternsOf(category, patterns ?? []),
    ({ designing: { patterns } }) => [patterns],
  )
  queries.set(category, query)
  return query
}

/** The first pattern for an empty page (docs/spec/design.md); null while there are no patterns. */
export const firstPattern = (state: State): Pattern | null => {
  const first = ownPattern('centered-content-with-image-below')
  return state.designing.patterns?.find(({ name }) => name === first) ?? patternsIn('intro')(state)[0] ?? null
}

/** Whether the patterns are still being read. */
export const patternsAreComing = ({ designing: { patterns }, calls }: State): boolean =>
  patterns === null && !isRefused(calls, 'PatternsRead')

/** Enough patterns for a section to be shuffled. */
export type ShuffleChoice = readonly [Pattern, Pattern, ...Pattern[]]

export const isChoice = (patterns: readonly Pattern[]): patterns is ShuffleChoice =>
  patterns.length >= minPatternsToShuffle

/**
 * The replacement when a section is shuffled: any pattern of the category but its own (docs/spec/design.md).
 * @param current name of the section's own pattern
 * @param random from 0 up to, but not including, 1
 */
export const shuffled = (patterns: ShuffleChoice, current: string | null, random: number): Pattern => {
  const index = Math.floor(random * patterns.length)
  const chosen = patterns[index] ?? patterns[0]
  if (chosen.name !== current) return chosen
  return (index === 0 ? patterns[1] : patterns[index - 1]) ?? patterns[0]
}

/** A pattern as a section of the page: its first block records the pattern's name, title and categories. */
export const asSection = ({ name, title, categories, content }: Pattern, only?: string): string =>
  withMetadata(content.trim(), { patternName: name, name: title, categories: only === undefined ? categories : [only] })

/**
 * The patterns that the home page offers in a category, in order. Leaves out the theme's own patterns, and those that WordPress's pattern
 * directory provides for themes and core. If WooCommerce and we have a pattern with the same slug, ours is offered, because it contains the
 * texts written for the store.
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

type Named = { readonly name: string; readonly title: string }

/** Categories for the top of a page. In these, WooCommerce's own patterns come last; in all others, first. */
const opening: readonly string[] = ['intro', 'about']
const always = [ownPattern, shopPattern].map((named) => named('centered-content-with-image-below'))

/**
 * The order of patterns in a category, for `toSorted`. The first rule that decides applies: the one pattern that always comes first, the
 * category's list of titles, WooCommerce's own patterns. Patterns that no rule orders keep their original order.
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

/** The patterns of all categories, each once, in the order of the screen. */
export const allPatterns = memo(
  (state: State): readonly Pattern[] => [
    ...new Set(patternCategories.flatMap((category) => patternsIn(category)(state))),
  ],
  ({ designing: { patterns } }) => [patterns],
)

/**
 * The patterns that contain every typed word in their name or in a category's name, ignoring case and accents.
 * @param labels the names of the categories
 * @param nameOf returns the displayed name of a pattern's title
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

/** The patterns that the homepage screen offers, and the next one when a section is shuffled. */
import { minPatternsToShuffle } from '../../catalogue/limits'
import { ownPattern } from '../../catalogue/pages/own-patterns'
import type { Pattern } from '../../events/design/reading'
import { withMetadata } from '../../markup/metadata'
import type { State } from '../../reducers'
import { memo } from '../memo'
import { patternsOf } from './patterns-of'
import { isRefused } from '../../reducers/shell/call-book'

type Query = (state: State) => readonly Pattern[]

const queries = new Map<string, Query>()

/** The patterns of a category in the order of the screen; the same query for the same category. */
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
 * @param chance from 0 up to, but not including, 1
 */
export const shuffled = (patterns: ShuffleChoice, current: string | null, chance: number): Pattern => {
  const index = Math.floor(chance * patterns.length)
  const chosen = patterns[index] ?? patterns[0]
  if (chosen.name !== current) return chosen
  return (index === 0 ? patterns[1] : patterns[index - 1]) ?? patterns[0]
}

/** A pattern as a section of the page: its first block records the pattern's name, title and categories. */
export const asSection = ({ name, title, categories, content }: Pattern, only?: string): string =>
  withMetadata(content.trim(), { patternName: name, name: title, categories: only === undefined ? categories : [only] })

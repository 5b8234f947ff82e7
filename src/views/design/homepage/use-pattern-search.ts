import { useState } from 'react'
import { patternCategories, type PatternCategory } from '../../../catalogue/pages/pattern-categories'
import type { Pattern } from '../../../events/design/reading'
import { allPatterns, patternsWith } from '../../../projections/design/pattern-search'
import { useProjection } from '../../flow'
import { patternName } from '../names'
import { categoryTexts } from './category-texts'

type Search = {
  readonly typed: string
  readonly type: (typed: string) => void
  /** What was found in all categories; null while nothing is searched for. */
  readonly found: readonly Pattern[] | null
}

/** Searching ends when another category is opened. */
export const usePatternSearch = (category: string): Search => {
  const all = useProjection(allPatterns)
  const [search, setSearch] = useState({ category, typed: '' })
  const typed = search.category === category ? search.typed : ''
  return {
    typed,
    type: (next) => setSearch({ category, typed: next }),
    found: typed.trim() === '' ? null : patternsWith(typed, all, labels(), patternName),
  }
}

const labels = () =>
  Object.fromEntries(patternCategories.map((slug) => [slug, categoryTexts[slug].label()])) as Record<
    PatternCategory,
    string
  >

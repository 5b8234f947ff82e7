/** The six categories of sections of a home page, in the order of the screen: as in its address and in a pattern's list of categories. */
export const patternCategories = ['intro', 'featured-selling', 'about', 'services', 'reviews', 'social-media'] as const

export type PatternCategory = (typeof patternCategories)[number]

/** False for an unknown one, whose pattern sidebar stays closed. */
export const isPatternCategory = (slug: string): slug is PatternCategory =>
  (patternCategories as readonly string[]).includes(slug)

/**
 * How much a test run covers. `quick` is what `npm test` runs, `all` is everything, and `added` is what `npm run test:all` has more
 * than `npm test`: `.ci/run` runs the two one after the other, and no test twice. Tags select tests; the amount of a test, as in the
 * number of simulated sessions, asks `isEverything`.
 */
export type Scope = 'quick' | 'all' | 'added'

const asked = process.env['TEST_SCOPE']

/** TEST_SCOPE; undefined where it is not set, which selects every test. */
export const scope: Scope | undefined = asked === 'quick' || asked === 'all' || asked === 'added' ? asked : undefined

/** Whether tests are to try as much as they can, rather than what shows their rows in little time. */
export const isEverything = scope === 'all' || scope === 'added'

/**
 * Whether tests of large matrices on a real WooCommerce try every combination: `EVERY_CASE=1`. Else each value is met with each other
 * one at least once, or in turn.
 */
export const isEveryCase = process.env['EVERY_CASE'] !== undefined

/** What the tags of tests mean: `it('…', { tags: ['all'] }, …)`, or `// @module-tag all` for a whole file. */
export const tags = [
  { name: 'all', description: 'Runs in npm run test:all only: npm test has a quicker test of the same row.' },
  { name: 'more', description: 'Runs in npm test, and again with larger amounts in npm run test:all.' },
]

/** The tests of a scope, as an expression of Vitest's --tags-filter; null where the scope has all of them. */
export const tagsFilter = (of: Scope): string | null => ({ quick: '!all', all: null, added: 'all or more' })[of]

/**
 * Whether a test file has no test of the scope, by its source. Such a file is not loaded at all: loading it would claim a store, and
 * boot one if no other file needs it.
 */
export const isOutside = (source: string, of: Scope): boolean => {
  const ofModule = [...source.matchAll(/^(?:\/\/| \*) @module-tag ([\w-]+)$/gm)].map(([, tag]) => tag)
  if (of === 'quick') return ofModule.includes('all')
  if (of === 'all') return false
  return ofModule.length === 0 && !/\btags: \[[^\]]*'(?:all|more)'/.test(source)
}

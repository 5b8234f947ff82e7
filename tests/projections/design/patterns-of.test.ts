import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patternTitles } from '../../../src/catalogue/pages/pattern-titles'
import { comparePatterns, patternsOf } from '../../../src/projections/design/library'

const pattern = (name: string, title: string, categories = ['intro'], source = 'plugin') => ({
  name,
  title,
  categories,
  source,
  content: '',
})
const always = pattern('customize-your-store/centered-content-with-image-below', 'Centered content with image below')
const own = pattern('woocommerce-blocks/just-arrived-full-hero', 'Just arrived full hero')
const listed = pattern('woocommerce-blocks/listed', 'Centered Content')
const listedBefore = pattern('library/before', 'Heading with image and two columns below')
const other = pattern('library/other', 'Something else')

const order = (category: string, ...patterns: ReturnType<typeof pattern>[]) =>
  patterns.toSorted(comparePatterns(category)).map(({ name }) => name)

describe('given the patterns of a category', () => {
  test(
    'when it opens the page, then one comes first, listed ones follow, the own ones are last',
    { tags: ['D-09'] },
    () => {
      expect(order('intro', own, other, listed, listedBefore, always)).toEqual(
        [always, listedBefore, listed, other, own].map(({ name }) => name),
      )
    },
  )

  test('when it is another, then the own ones come first', { tags: ['D-09'] }, () => {
    expect(order('reviews', other, own, listed)).toEqual([own.name, listed.name, other.name])
  })

  test(
    'when it has a list and does not open the page, then the list comes first, then the own ones',
    { tags: ['D-09'] },
    () => {
      const service = pattern('library/service', 'Headings left, content right')
      expect(order('services', other, own, service)).toEqual([service.name, own.name, other.name])
    },
  )

  test(
    'when WooCommerce has a twin of one of ours, then ours is offered, and its others stay',
    { tags: ['D-07', 'S-04'] },
    () => {
      const ours = pattern('customize-your-store/banner', 'Banner')
      const theirs = pattern('woocommerce-blocks/banner', 'Banner')
      expect(patternsOf('intro', [theirs, ours, own]).map(({ name }) => name)).toEqual(
        expect.arrayContaining([ours.name, own.name]),
      )
      expect(patternsOf('intro', [theirs, ours, own])).toHaveLength(2)
      expect(patternsOf('intro', [theirs])).toEqual([theirs])
    },
  )

  test('when two of them rank equally, then they keep their order', { tags: ['D-09'] }, () => {
    const second = pattern('library/second', 'Another')
    expect(order('about', other, second)).toEqual([other.name, second.name])
    expect(order('about', second, other)).toEqual([second.name, other.name])
  })

  test('then those of other categories, of the theme and of the directory are left out', { tags: ['D-07'] }, () => {
    const hidden = [
      pattern('twentytwentyfour/hero', 'Theme'),
      pattern('library/theme', 'Directory', ['intro'], 'pattern-directory/theme'),
      pattern('library/core', 'Directory', ['intro'], 'pattern-directory/core'),
      pattern('library/about', 'About', ['about']),
    ]
    expect(patternsOf('intro', [...hidden, own, other])).toEqual([other, own])
  })
})

describe('given any patterns', () => {
  const titles = [...patternTitles.values()].flat()
  const anyPattern = fc.record({
    name: fc.constantFrom(always.name, 'woocommerce-blocks/x', 'library/x', 'library/y'),
    title: fc.oneof(fc.constantFrom(...titles), fc.string()),
  })

  test('then the order is total, antisymmetric and transitive', { tags: ['D-09'] }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom('intro', 'about', 'services', 'reviews'),
        anyPattern,
        anyPattern,
        anyPattern,
        (category, a, b, c) => {
          const compare = comparePatterns(category)
          expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) || 0)
          if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
        },
      ),
    )
  })
})

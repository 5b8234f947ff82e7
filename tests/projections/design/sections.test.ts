import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { categoriesOf, patternNameOf } from '../../../src/markup/metadata'
import { asSection, isChoice, patternsIn, shuffled } from '../../../src/projections/design/library'
import { patternsOnPage, sectionCounts, sectionItems } from '../../../src/projections/design/sections'
import { designRead, patternsRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const library = patternsRead('one', 'two', 'three')
const base = [opened(), designRead(), library] as const
const pattern = (name: string) => library.patterns.find(({ title }) => title === name)!
const inserted = (name: string, section = name) =>
  fact('SectionInserted', {
    after: null,
    section,
    pattern: pattern(name).name,
    title: name,
    content: asSection(pattern(name)),
  })

describe('the sections of the home page', () => {
  it('the first cannot go up, the last cannot go down', { tags: ['D-10'] }, () => {
    const items = sectionItems(given(...base, inserted('one')))
    expect(items.map(({ canMoveUp, canMoveDown }) => [canMoveUp, canMoveDown])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ])
  })

  it('a single section can neither go up nor down', { tags: ['D-10'] }, () => {
    const content = '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->'
    const state = given(opened(), designRead({ home: { id: 'home', content, modified: null } }))
    expect(sectionItems(state)).toMatchObject([
      { canMoveUp: false, canMoveDown: false, block: 'core/paragraph', title: null },
    ])
  })

  it('given sections with the same name, then each tells which of them it is', { tags: ['B-17'] }, () => {
    const paragraph = '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->'
    const list = '<!-- wp:list --><ul></ul><!-- /wp:list -->'
    const content = [paragraph, list, paragraph].join('')
    const state = given(opened(), designRead({ home: { id: 'home', content, modified: null } }), library)
    const numbers = (events: Parameters<typeof given>) => sectionItems(given(...events)).map(({ nth }) => nth)
    expect(sectionItems(state).map(({ nth }) => nth)).toEqual([1, 1, 2])
    expect(numbers([...base, inserted('one'), inserted('two'), inserted('one', 'again')]).slice(-3)).toEqual([1, 1, 2])
  })

  it(
    'can be shuffled when their category has two patterns, not when it has one or they have none',
    { tags: ['D-10'] },
    () => {
      expect(sectionItems(given(...base, inserted('one'))).map(({ shuffle }) => shuffle?.category)).toEqual([
        undefined,
        undefined,
        'intro',
      ])
      expect(
        sectionItems(given(opened(), designRead(), patternsRead('one'), inserted('one'))).at(-1)?.shuffle,
      ).toBeNull()
    },
  )

  it('shuffling never gives the same pattern', { tags: ['D-10'] }, () => {
    const among = patternsIn('intro')(given(...base))
    if (!isChoice(among)) throw new Error('no choice')
    fc.assert(
      fc.property(fc.nat({ max: 2 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (own, random) => {
        expect(shuffled(among, among[own]!.name, random).name).not.toBe(among[own]!.name)
      }),
    )
  })

  it('the section’s own pattern drawn: the second for the first, otherwise the one before', { tags: ['D-10'] }, () => {
    const among = patternsIn('intro')(given(...base))
    if (!isChoice(among)) throw new Error('no choice')
    const [first, second, third] = among
    expect(shuffled(among, first.name, 0)).toBe(second)
    expect(shuffled(among, third!.name, 0.99)).toBe(second)
    expect(shuffled(among, null, 0.99)).toBe(third)
  })

  it('what takes the place carries the category that it was drawn from', { tags: ['D-10'] }, () => {
    const content = asSection({ ...pattern('two'), categories: ['intro', 'about'] }, 'about')
    expect(categoriesOf(content)).toEqual(['about'])
    expect(patternNameOf(content)).toBe('customize-your-store/two')
  })

  it('counts sections by category and knows which patterns are on the page', { tags: ['D-07'] }, () => {
    const state = given(...base, inserted('one'), inserted('one', 'again'), inserted('two'))
    expect(sectionCounts(state)).toMatchObject({ intro: 3, about: 0 })
    expect([...patternsOnPage(state)]).toEqual(['customize-your-store/one', 'customize-your-store/two'])
  })

  it('names sections by their pattern’s title', { tags: ['D-07'] }, () => {
    expect(sectionItems(given(...base, inserted('two'))).at(-1)).toMatchObject({ id: 'two', title: 'two' })
  })

  it('a query answers with the same object until something in it changes', () => {
    const before = given(...base, inserted('one'))
    const after = { ...before, seq: before.seq + 1 }
    expect(sectionItems(after)).toBe(sectionItems(before))
    expect(patternsIn('intro')(after)).toBe(patternsIn('intro')(before))
  })
})

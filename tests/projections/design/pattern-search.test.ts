import { describe, expect, it } from 'vitest'
import type { Pattern } from '../../../src/events/design/reading'
import { allPatterns, patternsWith } from '../../../src/projections/design/pattern-search'
import { patternsRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const labels = {
  intro: 'Intro',
  'featured-selling': 'Featured selling',
  about: 'About',
  services: 'Prestations',
  reviews: 'Témoignages',
  'social-media': 'Social media',
}
const pattern = (title: string, ...categories: readonly string[]): Pattern => ({
  name: title,
  title,
  categories,
  content: '',
  source: 'plugin',
})
const patterns = [
  pattern('Café avec image', 'intro'),
  pattern('Three quotes', 'reviews'),
  pattern('Image left', 'about'),
]
const found = (typed: string) => patternsWith(typed, patterns, labels).map(({ title }) => title)

describe('[B-09] a search over the patterns', () => {
  it.each([
    ['a title', 'quotes', ['Three quotes']],
    ['part of one, in other case', 'IMA', ['Café avec image', 'Image left']],
    ['accents left out', 'cafe', ['Café avec image']],
    ['accents put in', 'quôtes', ['Three quotes']],
    ['the name of a category', 'temoignages', ['Three quotes']],
    ['words of both, in any order', '  about  image ', ['Image left']],
    ['a word that is nowhere', 'image quotes', []],
    ['the slug of a category, which nobody sees', 'reviews', []],
    ['no word', '   ', ['Café avec image', 'Three quotes', 'Image left']],
  ])('finds by %s', (_, typed, titles) => {
    expect(found(typed)).toEqual(titles)
  })

  it('goes through all categories, each pattern once', () => {
    const state = given(opened(), patternsRead('one', 'two'))
    expect(allPatterns(state).map(({ title }) => title)).toEqual(['one', 'two'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Pattern } from '../../../src/events/design-calls'
import { allPatterns, patternsWith } from '../../../src/projections/design/library'
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
const patterns = [pattern('Café avec image', 'intro'), pattern('Hero 3', 'reviews'), pattern('Image left', 'about')]
const nameOf = (title: string) => (title === 'Hero 3' ? 'Three quotes' : title)
const found = (typed: string) => patternsWith(typed, patterns, labels, nameOf).map(({ title }) => title)

describe('a search over the patterns', { tags: ['B-09'] }, () => {
  it.each([
    ['a title', 'quotes', ['Hero 3']],
    ['part of one, in other case', 'IMA', ['Café avec image', 'Image left']],
    ['accents left out', 'cafe', ['Café avec image']],
    ['accents put in', 'quôtes', ['Hero 3']],
    ['the name of a category', 'temoignages', ['Hero 3']],
    ['words of both, in any order', '  about  image ', ['Image left']],
    ['a word that is nowhere', 'image quotes', []],
    ['the slug of a category, which nobody sees', 'reviews', []],
    ['no word', '   ', ['Café avec image', 'Hero 3', 'Image left']],
  ])('finds by %s', (_, typed, titles) => {
    expect(found(typed)).toEqual(titles)
  })

  it('goes through all categories, each pattern once', () => {
    const state = given(opened(), patternsRead('one', 'two'))
    expect(allPatterns(state).map(({ title }) => title)).toEqual(['one', 'two'])
  })
})

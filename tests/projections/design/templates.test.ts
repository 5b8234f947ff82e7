import { describe, expect, it } from 'vitest'
import { ownPattern } from '../../../src/catalogue/pages/own-patterns'
import { paths } from '../../../src/events/route-path'
import { readyPages as pagesByPurpose } from '../../../src/catalogue/pages/ready-pages'
import { templates } from '../../../src/catalogue/pages/templates'
import { fact, type FlowEvent } from '../../../src/events'
import { pathTo, readyPages } from '../../../src/projections/design/place'
import { homepageKind, templateList, type TemplateItem } from '../../../src/projections/design/templates'
import { sectionCounts, sectionItems } from '../../../src/projections/design/sections'
import type { State } from '../../../src/reducers'
import { templateTitle } from '../../../src/views/design/homepage/labels'
import { templateWords, wordsOfPage } from '../../../src/views/design/homepage/template-list'
import { designRead, featuresRead, patternsRead, refused } from '../../support/facts'
import { given, opened } from '../../support/story'
import { valuesOf } from '../../../src/reducers/design/stack'

const patterns = patternsRead(...new Set(templates(false).flatMap(({ body }) => body)))
const begun = (...events: FlowEvent[]) => given(opened(), featuresRead(), designRead(), patterns, ...events)

const chosen = ({ name, sections }: TemplateItem) =>
  fact('HomeTemplateChosen', {
    template: name,
    sections: sections.map((section, index) => ({ section: `${name}-${index}`, ...section })),
    keeps: true,
  })
const isSoft = ({ content }: { readonly content: string }) => content.includes('has-tertiary-background-color')
const second = () => templateList(begun()).items[1]!

describe('ready home pages', () => {
  it.each([
    ['a pattern library', fact('PatternLibraryReadReceived', { available: true })],
    ['none', fact('PatternLibraryReadReceived', { available: false })],
    ['no answer', fact('PatternLibraryReadRefused', { fault: refused() })],
  ] as const)(
    'given %s, then the homepage is made of patterns, and of ready pages on request',
    { tags: ['D-08', 'S-04'] },
    (_name, answer) => {
      expect(homepageKind(given(opened(paths.homepage), answer))).toBe('patterns')
      expect(homepageKind(given(opened(pathTo('homepage', 'about')), answer))).toBe('patterns')
      expect(homepageKind(given(opened(pathTo('homepage', readyPages)), answer))).toBe('templates')
    },
  )

  it(
    'given a palette, then the grounds alternate; in a theme of other colors the patterns decide',
    { tags: ['M-05'] },
    () => {
      const soft = (state: State) =>
        templateList(state)
          .items.flatMap(({ sections }) => sections)
          .filter(isSoft)
      expect(soft(begun())).toEqual([])
      expect(soft(begun(fact('PaletteChosen', { palette: 'Cream Forest' }))).length).toBeGreaterThan(5)
    },
  )

  it(
    'given a recording from when our patterns bore names of WooCommerce, then they are found all the same',
    { tags: ['D-08'] },
    () => {
      const old = fact('PatternsReadReceived', {
        recipe: 2,
        patterns: patterns.patterns.map((pattern) => ({
          ...pattern,
          name: pattern.name.replace('customize-your-store', 'woocommerce-blocks'),
        })),
      })
      const sizes = (state: State) => templateList(state).items.map(({ sections }) => sections.length)
      expect(sizes(given(opened(), featuresRead(), designRead(), old))).toEqual(sizes(begun()))
    },
  )

  it('three of them, each between the header and the footer that the store has', { tags: ['D-08'] }, () => {
    const { items } = templateList(begun())
    expect(items.map(({ name, sections }) => [name, sections.length])).toEqual([
      ['template1', 7],
      ['template2', 5],
      ['template3', 4],
    ])
    for (const { preview } of items) {
      expect(preview.startsWith('<!-- wp:site-title /-->')).toBe(true)
      expect(preview.endsWith('<p>Footer</p><!-- /wp:paragraph -->')).toBe(true)
    }
  })

  it('each says what it is about, and only what it has between header and footer', { tags: ['D-08'] }, () => {
    expect(templateList(begun()).items.map(({ about }) => templateWords(about))).toEqual([
      'Featured products, a wide image, reviews, social media',
      'Many products, a small banner, reviews',
      'Many products, a call to action',
    ])
  })

  it(
    'given one is chosen, then it replaces all sections, is the one in use, and is one step',
    { tags: ['D-08'] },
    () => {
      const state = begun(chosen(second()))
      expect(state.designing.design?.sections.map(({ pattern }) => pattern)).toEqual(
        templates(false)[1]?.body.map(ownPattern),
      )
      expect(state.designing.design?.header).toEqual(begun().designing.design?.header)
      expect(templateList(state).selected).toBe('template2')
      expect(valuesOf(state.designing.past).map(({ step }) => step)).toEqual([chosen(second())])
    },
  )

  it('given one is chosen, then its sections count in their categories and can be shuffled', { tags: ['D-08'] }, () => {
    const state = begun(chosen(second()))
    expect(sectionCounts(state)['intro']).toBe(5)
    expect(sectionItems(state)[0]?.shuffle?.category).toBe('intro')
  })

  it(
    'given a page without pattern names, then the one with the same number and names of blocks is in use',
    { tags: ['D-08'] },
    () => {
      const group = '<!-- wp:group -->\n<div class="wp-block-group"></div>\n<!-- /wp:group -->'
      const page = (count: number) => {
        const home = { id: 'home', content: Array.from({ length: count }, () => group).join('\n\n'), modified: null }
        return templateList(given(opened(), featuresRead(), designRead({ home }), patterns))
      }
      expect([3, 4, 5, 6, 7].map((count) => page(count).selected)).toEqual([
        null,
        'template3',
        'template2',
        null,
        'template1',
      ])
    },
  )

  it('nine more pages, each with a name and a purpose of its own, come after the templates', { tags: ['M-07'] }, () => {
    const all = patternsRead(...new Set([...templates(false), ...pagesByPurpose].flatMap(({ body }) => body)))
    const { items } = templateList(given(opened(), featuresRead(), designRead(), all))
    expect(items.slice(0, 3).map(({ name }) => templateTitle(name))).toEqual(['Template 1', 'Template 2', 'Template 3'])
    const named = items.slice(3)
    expect(named.map(({ name }) => templateTitle(name))).toEqual([
      'Catalog',
      'Story first',
      'One product',
      'Services',
      'Food and menu',
      'Lookbook',
      'Local shop',
      'Workshop',
      'Short and simple',
    ])
    expect(new Set(named.map(({ name, about }) => wordsOfPage(name, about))).size).toBe(9)
    const chosenOne = given(opened(), featuresRead(), designRead(), all, chosen(named[4]!))
    expect(templateList(chosenOne).selected).toBe('menu')
  })

  it(
    'given the server lacks one of its sections, then a page named for its purpose is not offered',
    { tags: ['M-07'] },
    () => {
      const [first, ...others] = pagesByPurpose[3]!.body
      const names = (...slugs: string[]) =>
        templateList(given(opened(), featuresRead(), designRead(), patternsRead(...slugs))).items.map(
          ({ name }) => name,
        )
      expect(names(first!, ...others)).toContain('services')
      expect(names(...others)).not.toContain('services')
    },
  )

  it('given the server has none of their patterns, then there is nothing to choose', { tags: ['D-08'] }, () => {
    const state = given(opened(), featuresRead(), designRead(), patternsRead())
    expect(templateList(state)).toEqual({ items: [], selected: null })
  })
})

import { describe, expect, it } from 'vitest'
import { templates } from '../../../src/catalogue/templates'
import { fact, type FlowEvent } from '../../../src/events'
import { homepageKind, templateList, type TemplateItem } from '../../../src/projections/designer/templates'
import { sectionCounts, sectionItems } from '../../../src/projections/designer/sections'
import { templateWords } from '../../../src/views/editor/homepage/template-words'
import { designRead, featuresRead, patternsRead, refused } from '../../support/facts'
import { given, opened } from '../../support/story'

const names = templates(false).flatMap(({ body }) => body.map((name) => name.replace('woocommerce-blocks/', '')))
const patterns = patternsRead(...new Set(names))
const begun = (...events: FlowEvent[]) =>
  given(opened(), featuresRead({ patternLibrary: false }), designRead(), patterns, ...events)

const chosen = ({ name, sections }: TemplateItem) =>
  fact('HomeTemplateChosen', {
    template: name,
    sections: sections.map((section, index) => ({ section: `${name}-${index}`, ...section })),
  })
const second = () => templateList(begun()).items[1]!

describe('ready home pages', () => {
  it.each([
    ['a pattern library', featuresRead(), 'patterns'],
    ['none', featuresRead({ patternLibrary: false }), 'templates'],
    ['no answer', fact('FeaturesReadRefused', { fault: refused() }), 'templates'],
  ] as const)('[D-08] given %s, then the homepage is made of %s', (_name, answer, kind) => {
    expect(homepageKind(given(opened()))).toBeNull()
    expect(homepageKind(given(opened(), answer))).toBe(kind)
  })

  it('[D-08] three of them, each between the header and the footer that the store has', () => {
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

  it('[D-08] each says what it is about, and only what it has between header and footer', () => {
    expect(templateList(begun()).items.map(({ about }) => templateWords(about))).toEqual([
      'Featured products, a wide picture, reviews, social media',
      'Many products, a small banner, reviews',
      'Many products, an invitation to buy',
    ])
  })

  it('[D-08] given one is chosen, then it replaces all sections, is the one in use, and is one step', () => {
    const state = begun(chosen(second()))
    expect(state.designing.design?.sections.map(({ pattern }) => pattern)).toEqual(templates(false)[1]?.body)
    expect(state.designing.design?.header).toEqual(begun().designing.design?.header)
    expect(templateList(state).selected).toBe('template2')
    expect(state.designing.past.map(({ step }) => step)).toEqual([{ kind: 'template', title: 'template2' }])
  })

  it('[D-08] given one is chosen, then its sections count in their categories and can be shuffled', () => {
    const state = begun(chosen(second()))
    expect(sectionCounts(state)['intro']).toBe(5)
    expect(sectionItems(state)[0]?.shuffle?.category).toBe('intro')
  })

  it('[D-08] given a page that says nothing of patterns, then the one of the same number and names of blocks is in use', () => {
    const group = '<!-- wp:group -->\n<div class="wp-block-group"></div>\n<!-- /wp:group -->'
    const page = (count: number) => {
      const home = { id: 'home', content: Array.from({ length: count }, () => group).join('\n\n'), modified: null }
      return templateList(given(opened(), featuresRead({ patternLibrary: false }), designRead({ home }), patterns))
    }
    expect([3, 4, 5, 6, 7].map((count) => page(count).selected)).toEqual([
      null,
      'template3',
      'template2',
      null,
      'template1',
    ])
  })

  it('[D-08] given the server has none of their patterns, then there is nothing to choose', () => {
    const state = given(opened(), featuresRead({ patternLibrary: false }), designRead(), patternsRead())
    expect(templateList(state)).toEqual({ items: [], selected: null })
  })
})

import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { patternNameOf } from '../../../src/markup/metadata'
import { footerList, headerList } from '../../../src/projections/design/parts'
import { unsavedTargets } from '../../../src/projections/publication'
import { designRead, featuresRead, home, storeRead, unused } from '../../support/facts'
import { given, opened } from '../../support/story'

const pattern = (name: string) => ({
  name: `woocommerce-blocks/${name}`,
  title: name,
  content: `<!-- wp:group {"className":"wc-blocks-pattern-${name}"} -->\n<div class="wp-block-group wc-blocks-pattern-${name}"></div>\n<!-- /wp:group -->\n`,
  categories: ['woo-commerce'],
  source: 'plugin',
})

const names = [
  'header-large',
  'header-essential',
  'header-minimal',
  'header-centered-menu',
  'footer-large',
  'footer-with-3-menus',
]
const patterns = fact('PatternsReadReceived', { recipe: 2, patterns: names.map(pattern) })
const part = (content: string, kind = 'header') => ({ id: `twentytwentyfour//${kind}`, content, modified: null })
const base = [opened(), designRead(), patterns] as const

describe('the header and the footer screen', () => {
  it('offers the headers in the order of the catalogue, and those footers that there are', { tags: ['D-06'] }, () => {
    expect(headerList(given(...base)).items?.map(({ title }) => title)).toEqual([
      'header-centered-menu',
      'header-essential',
      'header-minimal',
      'header-large',
    ])
    expect(footerList(given(...base)).items?.map(({ title }) => title)).toEqual(['footer-with-3-menus', 'footer-large'])
  })

  it('recognizes the chosen one by its class, and none in a part from elsewhere', { tags: ['D-06'] }, () => {
    expect(headerList(given(...base)).selected).toBeNull()
    const state = given(opened(), designRead({ header: part(pattern('header-minimal').content) }), patterns)
    expect(headerList(state).selected).toBe('woocommerce-blocks/header-minimal')
  })

  it('recognizes the chosen one by the class in its HTML, if the attributes lack it', { tags: ['D-06'] }, () => {
    const content = pattern('header-minimal').content.replace('{"className":"wc-blocks-pattern-header-minimal"}', '{}')
    const state = given(opened(), designRead({ header: part(content) }), patterns)
    expect(headerList(state).selected).toBe('woocommerce-blocks/header-minimal')
  })

  it('offers WooCommerce’s headers and footers if it has them, and ours if not', { tags: ['S-03'] }, () => {
    const ours = names.map((name) => ({ ...pattern(name), name: `customize-your-store/${name}` }))
    const theirs = ['header-large', 'footer-large'].map(pattern)
    const state = given(
      opened(),
      designRead(),
      fact('PatternsReadReceived', { recipe: 2, patterns: [...ours, ...theirs] }),
    )
    expect(headerList(state).items?.map(({ name }) => name)).toEqual([
      'customize-your-store/header-centered-menu',
      'customize-your-store/header-essential',
      'customize-your-store/header-minimal',
      'woocommerce-blocks/header-large',
    ])
    expect(footerList(state).items?.map(({ name }) => name)).toEqual([
      'customize-your-store/footer-with-3-menus',
      'woocommerce-blocks/footer-large',
    ])
  })

  it(
    'a header takes the place of the part’s first block and leaves the others byte for byte',
    { tags: ['D-06', 'D-17'] },
    () => {
      const own = '\n\n<!-- wp:paragraph  -->\n<p>  By hand </p>\n<!-- /wp:paragraph -->\n'
      const state = given(opened(), designRead({ header: part(`<!-- wp:site-title /-->${own}`) }), patterns)
      const content = headerList(state).items?.[0]?.content ?? ''
      expect(content.endsWith(own)).toBe(true)
      expect(content).not.toContain('wp:site-title')
      expect(patternNameOf(content)).toBe('woocommerce-blocks/header-centered-menu')
    },
  )

  it(
    'header and footer each keep the menu that they show, also when the newest menu is another one',
    { tags: ['D-06'] },
    () => {
      const navigation = (ref?: number) => `<!-- wp:navigation ${ref === undefined ? '' : `{"ref":${ref}} `}/-->`
      const withMenu = names.map(pattern).map((each) => ({
        ...each,
        content: each.content.replace('</div>', `${navigation()}</div>`),
      }))
      const read = designRead({
        header: part(navigation(5)),
        footer: part(navigation(8), 'footer'),
        menus: [
          { id: 9, status: 'publish' },
          { id: 8, status: 'publish' },
          { id: 5, status: 'publish' },
        ],
      })
      const state = given(opened(), read, fact('PatternsReadReceived', { recipe: 2, patterns: withMenu }))
      for (const { content, preview } of headerList(state).items ?? [])
        expect([content, preview]).toEqual([expect.stringContaining('"ref":5'), expect.stringContaining('"ref":5')])
      for (const { content } of footerList(state).items ?? []) expect(content).toContain('"ref":8')
    },
  )

  it('a footer takes the place of the last block', { tags: ['D-06', 'D-17'] }, () => {
    const own = '<!-- wp:separator /-->\n'
    const state = given(opened(), designRead({ footer: part(`${own}<!-- wp:site-title /-->`, 'footer') }), patterns)
    const content = footerList(state).items?.[0]?.content ?? ''
    expect(content.startsWith(own)).toBe(true)
    expect(content).toContain('wc-blocks-pattern-footer-with-3-menus')
  })

  it('a theme without such a part offers nothing', { tags: ['D-06'] }, () => {
    expect(headerList(given(opened(), designRead({ header: null }), patterns)).items).toBeNull()
  })

  it('after a choice that header is the selected one', { tags: ['D-06'] }, () => {
    const choice = headerList(given(...base)).items?.at(-1)
    const { name = '', title = '', content = '' } = choice ?? {}
    const state = given(...base, fact('HeaderChosen', { pattern: name, title, content }))
    expect(headerList(state).selected).toBe('woocommerce-blocks/header-large')
  })

  describe('of a store in use', () => {
    const stored =
      '<!-- wp:group --><div><!-- wp:site-logo {"width":90} /--><!-- wp:acme/languages /--></div><!-- /wp:group -->'
    const inUse = storeRead({ use: { ...unused, visitors: 'everything' }, taskCompleted: true })
    const read = designRead({
      home: { id: 'twentytwentyfour//home', content: home, modified: null },
      header: part(stored),
      footer: part('<!-- wp:site-logo {"width":20} /-->', 'footer'),
    })
    const used = [opened(), inUse, featuresRead(), read, patterns, fact('CanvasShown')] as const

    it('is offered first, and chosen; choosing it again after another one writes nothing', { tags: ['D-06'] }, () => {
      const { items, selected } = headerList(given(...used))
      expect(items?.map(({ title }) => title)).toEqual([
        '',
        'header-centered-menu',
        'header-essential',
        'header-minimal',
        'header-large',
      ])
      expect([items?.[0]?.content, selected]).toEqual([stored, items?.[0]?.name])
      const choosing = (at: number) => {
        const { name = '', title = '', content = '' } = items?.[at] ?? {}
        return fact('HeaderChosen', { pattern: name, title, content })
      }
      const other = given(...used, choosing(2))
      expect([headerList(other).selected, unsavedTargets(other).map(({ kind }) => kind)]).toEqual([
        'woocommerce-blocks/header-essential',
        ['header'],
      ])
      const again = given(...used, choosing(2), choosing(0))
      expect([headerList(again).selected, unsavedTargets(again)]).toEqual([selected, []])
    })

    it('is not offered separately if it equals one of the others', { tags: ['D-06'] }, () => {
      const content = headerList(given(...used)).items?.[1]?.content ?? ''
      const state = given(opened(), inUse, designRead({ header: part(content) }), patterns)
      expect(headerList(state)).toMatchObject({ selected: 'woocommerce-blocks/header-centered-menu' })
      expect(headerList(state).items).toHaveLength(4)
    })
  })
})

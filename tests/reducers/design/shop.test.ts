import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import type { ShopPlace } from '../../../src/events/sections'
import { stylesOf } from '../../../src/projections/design/styles-of'
import { sellingMenu } from '../../../src/projections/design/menu-places'
import { pagesOfMenu, shopGroupsOf } from '../../../src/projections/design/shop-pages'
import { unsavedTargets } from '../../../src/projections/publication'
import { paths } from '../../../src/events/route-path'
import { designRead, featuresRead, patternsRead, storeRead } from '../../support/facts'
import { given, nextPublication, opened, published } from '../../support/story'

const product = `<!-- wp:template-part {"slug":"header"} /-->

<!-- wp:woocommerce/add-to-cart-form /-->

<!-- wp:woocommerce/product-meta /-->`
const archive =
  '<!-- wp:woocommerce/product-collection {"queryId":0} --><div></div><!-- /wp:woocommerce/product-collection -->'
const soon = '<!-- wp:pattern {"slug":"woocommerce/coming-soon"} /-->'
const id = (slug: string) => `woocommerce/woocommerce//${slug}`
const filters = [
  'woocommerce/product-filters',
  'woocommerce/product-filter-taxonomy',
  'woocommerce/product-filter-price',
]

const told = (over: object = {}) => ({
  templates: {
    'single-product': { id: id('single-product'), content: product, edited: false },
    'archive-product': { id: id('archive-product'), content: archive, edited: false },
    'coming-soon': { id: id('coming-soon'), content: soon, edited: false },
  },
  version: 'one',
  blocks: filters,
  pages: {
    about: { link: { label: 'About us', url: 'http://shop.test/about-us/', kind: 'custom' }, missing: true },
    contact: {
      link: { label: 'Contact', url: 'http://shop.test/contact/', kind: 'post-type', type: 'page', id: 5 },
      missing: false,
    },
  },
  words: { delivery: 'Ask us.', deliveryTitle: 'Delivery', soon: 'Soon.', categories: 'Categories', price: 'Price' },
  ...over,
})
const settings = (over?: object) =>
  fact('EditorSettingsReadReceived', { settings: JSON.stringify({ shopPages: told(over) }) })
const designer = (...facts: FlowEvent[]) => given(opened('', { woocommerce: true }), designRead(), settings(), ...facts)
const chosen = (place: ShopPlace, choice: string) => fact('ShopChosen', { place, choice })
const css = (...facts: FlowEvent[]) => stylesOf(designer(...facts)).styles['css']
const templates = (...facts: FlowEvent[]) =>
  unsavedTargets(designer(...facts)).flatMap((target) => (target.kind === 'template' ? [target] : []))
const places = (...facts: FlowEvent[]) =>
  shopGroupsOf(designer(...facts)).flatMap(({ places: all }) => all.map(({ place }) => place))
const isChosen = (place: ShopPlace, ...facts: FlowEvent[]) =>
  shopGroupsOf(designer(...facts))
    .flatMap(({ places: all }) => all)
    .find((view) => view.place === place)
    ?.choices.find((choice) => choice.isChosen)?.choice

describe('the look of the shop’s pages', () => {
  it('a choice is a step with rules of its own, which undo takes back', () => {
    const side = chosen('gallery', 'end')
    expect(css()).toBeUndefined()
    expect(css(side)).toContain(':root{--cys-shop:"gallery-end"}')
    expect(css(side, fact('DesignUndone'))).toBeUndefined()
    expect(designer(side, side).designing.past).toHaveLength(1)
    expect(unsavedTargets(designer(side)).map(({ kind }) => kind)).toEqual(['styles'])
  })

  it('a choice that this build does not know changes nothing', () =>
    expect(designer(chosen('gallery', 'upside-down')).designing.past).toHaveLength(0))

  it('is read from the saved styles in the next session, and changes with the first choice', () => {
    const saved = css(chosen('gallery', 'end'), chosen('ratio', 'portrait'))
    const again = designRead({ styles: { id: 1, settings: {}, styles: { css: saved } } })
    const later = (...facts: FlowEvent[]) => given(opened('', { woocommerce: true }), again, settings(), ...facts)
    const views = shopGroupsOf(later()).flatMap(({ places: all }) => all)
    const now = (place: ShopPlace) => views.find((view) => view.place === place)?.choices.find((one) => one.isChosen)
    expect([now('gallery')?.choice, now('ratio')?.choice, now('button')?.choice]).toEqual(['end', 'portrait', 'shown'])
    expect(unsavedTargets(later())).toEqual([])
    expect(stylesOf(later(chosen('gallery', 'start'))).styles['css']).toContain(':root{--cys-shop:"ratio-portrait"}')
  })

  it('keeps what the merchant wrote in the field for CSS', () => {
    const own = designRead({ styles: { id: 1, settings: {}, styles: { css: 'p { color: red; }' } } })
    const styles = stylesOf(given(opened('', { woocommerce: true }), own, settings(), chosen('buying', 'stays'))).styles
    expect(styles['css']).toMatch(/p \{ color: red; \}$/)
  })
})

describe('the templates of the shop', () => {
  it('given a line about delivery, then it is below the button as written, and all else keeps its bytes', () => {
    const line = chosen('delivery', 'line')
    const words = fact('ShopWordsWritten', { place: 'delivery', text: 'Free over 50 & quick' })
    const content = product.replace(
      'add-to-cart-form /-->',
      'add-to-cart-form /-->\n\n<!-- wp:paragraph {"className":"cys-delivery","fontSize":"small"} -->\n<p class="cys-delivery has-small-font-size">Free over 50 &amp; quick</p>\n<!-- /wp:paragraph -->',
    )
    expect(templates(line, words)).toEqual([{ kind: 'template', id: id('single-product'), content }])
    expect(templates(line)[0]?.content).toContain('>Ask us.</p>')
    expect(templates(line, chosen('delivery', 'none'))).toEqual([])
    expect(templates(line, fact('DesignUndone'))).toEqual([])
  })

  it('filters are offered only where their blocks are, and stand beside the list', () => {
    expect(places()).toContain('filters')
    expect(places(settings({ blocks: ['woocommerce/product-filters'] }))).not.toContain('filters')
    const content = templates(chosen('filters', 'side'))[0]?.content ?? ''
    expect(content.indexOf('wp:woocommerce/product-filters')).toBeLessThan(
      content.indexOf('wp:woocommerce/product-coll'),
    )
    expect(content).toContain(archive)
  })

  it('a page that the merchant made before the shop opens is the first card and stays', () => {
    const own = '<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->'
    const edited = settings({
      templates: { 'coming-soon': { id: id('coming-soon'), content: own, edited: true } },
    })
    const group = shopGroupsOf(designer(edited)).find(({ page }) => page === 'coming-soon')
    expect(group?.places[0]).toMatchObject({ isTheirs: true, choices: [{ choice: 'present', isChosen: true }, {}, {}] })
    expect(templates(edited)).toEqual([])
    expect(templates(edited, chosen('soon', 'center'), chosen('soon', 'present'))).toEqual([])
  })

  it('are compared with what was read, and once saved nothing is left to save', () => {
    const before = designer(chosen('delivery', 'folded'), chosen('soon', 'center'))
    const chosenOnce = [
      opened(paths.designer, { woocommerce: true }),
      storeRead({ taskCompleted: true }),
      featuresRead(),
      patternsRead('header-large'),
      designRead(),
      settings(),
      chosen('delivery', 'folded'),
      fact('SaveChosen'),
    ]
    const saving = given(...chosenOnce)
    expect(unsavedTargets(before).map(({ kind }) => kind)).toEqual(['template', 'template'])
    expect(nextPublication(saving)?.expects.templates).toBe('one')
    const after = given(...chosenOnce, ...published(saving))
    expect(unsavedTargets(after)).toEqual([])
    expect(isChosen('delivery', chosen('delivery', 'folded'))).toBe('folded')
  })
})

describe('a template that somebody else has changed since', () => {
  const theirs = { text: '', modified: '2026-01-01T00:00:00' }
  const before = [
    opened(paths.designer, { woocommerce: true }),
    storeRead({ taskCompleted: true }),
    featuresRead(),
    patternsRead('header-large'),
    designRead(),
    settings(),
    chosen('delivery', 'line'),
    fact('SaveChosen'),
  ]
  const asked = [
    ...before,
    nextPublication(given(...before))!,
    fact('PublicationRefused', {
      fault: { tag: 'Conflicts', found: [{ what: 'templates', theirs, version: 'two' }] },
    }),
  ]

  it('stops Save; “Use mine” publishes the choice over the version that the merchant was asked about', () => {
    expect(nextPublication(given(...asked))).toBeNull()
    const again = given(...asked, fact('MineKept', { what: 'templates', theirs }))
    expect(nextPublication(again)?.expects.templates).toBe('two')
    expect(nextPublication(again)?.targets).toMatchObject([{ kind: 'template', id: id('single-product') }])
    expect(
      unsavedTargets(given(...asked, fact('MineKept', { what: 'templates', theirs }), ...published(again))),
    ).toEqual([])
  })
})

describe('a menu that sells', () => {
  const add = fact('PageAdded', { page: 'about' })
  it('leads to the shop, to categories, and to pages that Save makes where the store lacks them', () => {
    expect(pagesOfMenu(designer(add)).map(({ page, isMissing }) => [page, isMissing])).toEqual([
      ['about', true],
      ['contact', false],
    ])
    expect(unsavedTargets(designer(add))).toEqual([{ kind: 'page', page: 'about' }])
    expect(unsavedTargets(designer(add, fact('DesignUndone')))).toEqual([])
    const link = (label: string) => ({ label, url: `http://shop.test/${label}`, entity: null })
    const places = { shop: [link('Shop'), link('Cart')], pages: [link('Sample Page')], menus: [] }
    const categories = ['Uncategorized', 'Bags', 'Belts'].map(link)
    expect(labelsIn(sellingMenu({ ...places, categories }, [link('About')]))).toEqual([
      'Shop',
      'Bags',
      'Belts',
      'About',
    ])
  })
})

const labelsIn = (menu: string) => [...menu.matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label)

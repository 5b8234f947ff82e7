import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { addressPlace, destinationOf, leadsNowhere, linkPlaces } from '../../../src/projections/design/link-places'
import { linkedQuery, productQuery } from '../../../src/reducers/design/product-queries'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { due, given, opened, resumed } from '../../support/story'

const home = 'https://store.test/'
const page = (id: number, label: string) => ({
  label,
  url: `${home}${label.toLowerCase()}/`,
  kind: 'post-type',
  type: 'page',
  id,
})
const cups = { label: 'Cups', url: `${home}c/cups/`, kind: 'taxonomy', type: 'product_cat', id: 7 }
const mug = { id: 31, name: 'Mug', price: '', picture: '', link: `${home}product/mug/` }
const settings = (pages: readonly unknown[]) =>
  fact('EditorSettingsReadReceived', {
    settings: JSON.stringify({ menuPlaces: { shop: [page(1, 'Shop')], pages, categories: [cups], menus: [] } }),
  })
const begun = [
  opened(paths.homepage, { home, woocommerce: true }),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
]
const after = (...events: readonly FlowEvent[]) =>
  given(...begun, settings([page(2, 'Über'), page(3, 'Sample')]), ...events)
const searched = (words: string | null, leadsTo: number | null = null) => fact('LinkPlacesSearched', { words, leadsTo })
const asked = (words: string, query = linkedQuery) => fact('ProductsReadRequested', { words, query })
const answer = (...products: readonly (typeof mug)[]) => fact('ProductsReadReceived', { products })
const calls = (...events: readonly FlowEvent[]) => due(after(...events)).filter((name) => name.startsWith('Product'))

describe('what a link can lead to', () => {
  it('is found by any part of its name, however it is written', () => {
    const found = linkPlaces(after(searched('UB')), ' UB ')
    expect(found.pages).toEqual([{ label: 'Über', url: `${home}über/`, entity: { type: 'page', id: 2 } }])
    expect(found.categories).toEqual([])
    expect(linkPlaces(after(), '').pages.map(({ label }) => label)).toEqual(['Shop', 'Über', 'Sample'])
    expect(linkPlaces(after(), 'cup').categories).toEqual([
      { label: 'Cups', url: cups.url, entity: { type: 'product_cat', id: 7 } },
    ])
  })

  it('has the products that the store finds, which is asked while the chooser is open', () => {
    expect(calls()).toEqual([])
    expect(calls(searched(''))).toEqual(['ProductsRead'])
    expect(linkPlaces(after(searched('')), '')).toMatchObject({ products: [], isReading: true })
    const read = [searched('mug'), asked('mug'), answer(mug)]
    expect(calls(...read)).toEqual([])
    expect(linkPlaces(after(...read), 'mug')).toMatchObject({
      products: [{ label: 'Mug', url: mug.link, entity: { type: 'product', id: 31 } }],
      isReading: false,
    })
    expect(calls(searched('mug'), searched(null))).toEqual([])
    expect(calls(searched('mug'), fact('ScreenOpened', { path: paths.designer }))).toEqual([])
    expect(calls(searched('mug'), resumed(paths.homepage, { home, woocommerce: true }))).toEqual([])
  })

  it('given the store refuses, then pages and categories can still be chosen', () => {
    const state = after(searched(''), asked(''), fact('ProductsReadRefused', { fault: refused(500) }))
    expect(linkPlaces(state, '')).toMatchObject({ products: [], isReading: false })
  })

  it.each([
    ['example.com', { label: 'example.com', url: 'https://example.com', entity: null }],
    ['me@example.com', { label: 'me@example.com', url: 'mailto:me@example.com', entity: null }],
    ['+49 30 12345', { label: '+493012345', url: 'tel:+493012345', entity: null }],
    ['javascript:alert(1)', null],
    ['two words', null],
  ])('given the typed address %s, then it is offered if it is one', (typed, place) => {
    expect(addressPlace(typed)).toEqual(place)
  })
})

describe('what a link leads to', () => {
  const target = (url: string, type?: string, id?: number) => ({
    url,
    entity: type === undefined || id === undefined ? null : { type, id },
  })

  it('is named, by its id or by its address', () => {
    const state = after()
    expect(destinationOf(state, target('/elsewhere', 'page', 3))).toEqual({ kind: 'place', label: 'Sample' })
    expect(destinationOf(state, target(`${home}shop`))).toEqual({ kind: 'place', label: 'Shop' })
    expect(destinationOf(state, target('/shop/'))).toEqual({ kind: 'place', label: 'Shop' })
    expect(destinationOf(state, target(cups.url, 'product_cat', 7))).toEqual({ kind: 'place', label: 'Cups' })
    expect(destinationOf(state, target('https://example.com/a%20b/'))).toEqual({
      kind: 'web',
      label: 'example.com/a b',
    })
    expect(destinationOf(state, target('mailto:me@example.com'))).toEqual({ kind: 'mail', label: 'me@example.com' })
    expect(destinationOf(state, target('tel:+49'))).toEqual({ kind: 'phone', label: '+49' })
    expect(destinationOf(state, target('#'))).toBeNull()
    expect(destinationOf(state, target(''))).toBeNull()
  })

  it('given a page or category that was deleted, then it is gone; where not all are known, nobody says so', () => {
    const gone = { kind: 'gone' }
    expect(destinationOf(after(), target(`${home}old/`, 'page', 9))).toEqual(gone)
    expect(destinationOf(after(), target(`${home}old/`, 'product_cat', 9))).toEqual(gone)
    expect(leadsNowhere(after(), `Oat <a href="${home}old/" data-type="page" data-id="9">rye</a>`)).toBe(true)
    expect(leadsNowhere(after(), `Oat <a href="${home}shop/" data-type="page" data-id="1">rye</a>`)).toBe(false)
    const many = given(...begun, settings(Array.from({ length: 100 }, (_, index) => page(index + 10, `P${index}`))))
    expect(destinationOf(many, target(`${home}old/`, 'page', 9))).toEqual({ kind: 'web', label: '/old' })
    expect(destinationOf(given(...begun), target('/old', 'page', 9))).toEqual({ kind: 'web', label: '/old' })
  })

  it('given a product, then the store is asked for it, and says its name or that it is gone', () => {
    const known = target('/any', 'product', 31)
    const search = searched('', 31)
    expect(calls(search)).toEqual(['ProductsRead', 'ProductsRead'])
    expect(destinationOf(after(search), known)).toEqual({ kind: 'reading' })
    expect(destinationOf(after(search, asked('', productQuery(31)), answer(mug)), known)).toEqual({
      kind: 'place',
      label: 'Mug',
    })
    expect(destinationOf(after(search, asked('', productQuery(31)), answer()), known)).toEqual({ kind: 'gone' })
  })
})

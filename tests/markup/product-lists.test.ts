import { describe, expect, it } from 'vitest'
import { blockTree, withInner } from '../../src/markup/blocks'
import { productListsIn, withProductsAt, type ProductChoice } from '../../src/markup/product-lists'
import { collectionOf, queryOf, sectionOf } from '../support/product-list-markup'

const block = 2
const choiceOf = (markup: string) => productListsIn(markup)[0]?.choice
const attributesOf = (markup: string) => blockTree(markup).flatMap(withInner)[block]?.attributes
const newest: ProductChoice = {
  rule: 'newest',
  category: null,
  products: [],
  order: 'newest',
  count: 4,
  columns: 4,
}

describe('the products of a list', { tags: ['U-03'] }, () => {
  it.each([
    ['newest first', {}, {}, newest],
    ['best selling', { orderBy: 'popularity' }, {}, { ...newest, rule: 'best-selling', order: 'best-selling' }],
    [
      'best selling in newer versions',
      { orderBy: 'sales' },
      {},
      { ...newest, rule: 'best-selling', order: 'best-selling' },
    ],
    ['top rated', { orderBy: 'rating' }, {}, { ...newest, rule: 'top-rated', order: 'top-rated' }],
    ['on sale', { woocommerceOnSale: true }, {}, { ...newest, rule: 'on-sale' }],
    ['a category', { taxQuery: { product_cat: [7] } }, {}, { ...newest, rule: 'category', category: 7 }],
    [
      'a category as newer versions of core write it',
      { taxQuery: { include: { product_cat: [7] } } },
      {},
      { ...newest, rule: 'category', category: 7 },
    ],
    [
      'by hand',
      { woocommerceHandPickedProducts: ['12', '5'], orderBy: 'post__in' },
      {},
      { ...newest, rule: 'by-hand', products: [12, 5], order: 'title', count: 2 },
    ],
    ['all by name', { orderBy: 'title', order: 'asc', taxQuery: {} }, {}, { ...newest, rule: 'all', order: 'title' }],
    [
      'a named collection',
      { woocommerceOnSale: true },
      { collection: 'woocommerce/product-collection/on-sale' },
      { ...newest, rule: 'on-sale' },
    ],
  ])('is read: %s', (_, query, more, choice) => {
    expect(choiceOf(sectionOf(collectionOf(query, more)))).toEqual(choice)
  })

  it.each([
    ['two filters', { woocommerceOnSale: true, taxQuery: { product_cat: [7] } }, {}],
    ['two categories', { taxQuery: { product_cat: [7, 8] } }, {}],
    ['a tag', { taxQuery: { product_tag: [7] } }, {}],
    ['an attribute', { woocommerceAttributes: [{ taxonomy: 'pa_color', termId: 3 }] }, {}],
    ['featured products', { featured: true }, {}],
    ['a time', { timeFrame: { operator: 'in', value: '-7 days' } }, {}],
    ['a price', { priceRange: { min: 5 } }, {}],
    ['an order by chance', { orderBy: 'random' }, {}],
    ['products that are left out', { exclude: [4] }, {}],
    ['a collection that looks at another product', {}, { collection: 'woocommerce/product-collection/related' }],
  ])('is a rule of its own, which stays when only the number changes: %s', (_, query, more) => {
    const markup = sectionOf(collectionOf(query, more))
    const own = choiceOf(markup)
    expect(own).toMatchObject({ rule: 'own', count: 4, columns: 4 })
    expect(withProductsAt(markup, block, own!)).toBe(markup)
    const eight = withProductsAt(markup, block, { ...own!, count: 8 })
    expect(eight).toBe(sectionOf(collectionOf({ ...query, perPage: 8 }, more)))
  })

  it('replaces a rule of its own as a whole', () => {
    const markup = sectionOf(
      collectionOf(
        { featured: true, timeFrame: { operator: 'in', value: '-7 days' }, taxQuery: { product_tag: [1] } },
        { collection: 'woocommerce/product-collection/featured', hideControls: ['featured'] },
      ),
    )
    const onSale = withProductsAt(markup, block, { ...newest, rule: 'on-sale' })
    expect(onSale).toBe(sectionOf(collectionOf({ woocommerceOnSale: true })))
  })

  it('writes what WooCommerce reads: products by hand as texts, in their order', () => {
    const markup = withProductsAt(sectionOf(collectionOf()), block, {
      ...newest,
      rule: 'by-hand',
      products: [12, 5, 12],
    })
    expect(attributesOf(markup)).toMatchObject({
      query: { woocommerceHandPickedProducts: ['12', '5'], orderBy: 'post__in', perPage: 2, inherit: false },
    })
  })

  it('takes no rule without what it needs', () => {
    const markup = sectionOf(collectionOf({ orderBy: 'title', order: 'asc' }))
    expect(choiceOf(withProductsAt(markup, block, { ...newest, rule: 'by-hand' }))).toEqual(newest)
    expect(choiceOf(withProductsAt(markup, block, { ...newest, rule: 'category' }))).toEqual(newest)
  })

  it('is not offered for lists of the page that they are on, and for lists of posts', () => {
    expect(productListsIn(sectionOf(collectionOf({ inherit: true })))).toEqual([])
    expect(productListsIn(sectionOf(queryOf({ postType: 'post' })))).toEqual([])
    expect(productListsIn('<!-- wp:paragraph --><p>Oak</p><!-- /wp:paragraph -->')).toEqual([])
  })

  it('of core’s block has fewer rules, and columns in the template inside', () => {
    const markup = sectionOf(queryOf())
    const [list] = productListsIn(markup)
    expect(list).toMatchObject({ block, rules: ['newest', 'all'], choice: newest, hasColumns: true })
    expect(withProductsAt(markup, block, { ...newest, rule: 'on-sale' })).toBe(markup)
    const byName = withProductsAt(markup, block, { ...newest, rule: 'all', order: 'title', columns: 3, count: 6 })
    expect(byName).toContain('"columnCount":3,"minimumColumnWidth":"12rem"')
    expect(choiceOf(byName)).toEqual({ ...newest, rule: 'all', order: 'title', columns: 3, count: 6 })
  })

  it('has no columns where products are one below the other', () => {
    const markup = sectionOf(collectionOf({}, { displayLayout: { type: 'list', columns: 3 } }))
    expect(productListsIn(markup)[0]?.hasColumns).toBe(false)
  })
})

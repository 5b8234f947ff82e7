import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { productListsIn, type ProductChoice } from '../../../src/markup/product-lists'
import { productPanel, productEditor } from '../../../src/projections/design/product-lists'
import type { State } from '../../../src/reducers'
import { valuesOf } from '../../../src/reducers/design/stack'
import { productSteps } from '../../../src/views/design/products/labels'
import { designRead, featuresRead, patternsRead, refused, storeRead } from '../../support/facts'
import { readProducts } from '../../support/store-products'
import { collectionOf, queryOf, sectionOf } from '../../support/product-list-markup'
import { due, given, opened, resumed } from '../../support/story'

const place = { section: 'new', block: 2 }
const begun = (list: string): readonly FlowEvent[] => [
  opened(paths.homepage),
  storeRead({ taskCompleted: true }),
  featuresRead(),
  patternsRead(),
  designRead(),
  fact('SectionInserted', { section: 'new', pattern: 'a/b', title: 'B', content: sectionOf(list), after: null }),
]
const after = (...events: readonly FlowEvent[]): State => given(...begun(collectionOf()), ...events)

const opens = fact('ProductListOpened', place)
const newest: ProductChoice = { rule: 'newest', category: null, products: [], order: 'newest', count: 4, columns: 4 }
const fields = '_fields=id,name,prices,images'
const query = `per_page=4&orderby=date&order=desc&${fields}`
const asks = (words = '', asked = query) => fact('ProductsReadRequested', { words, query: asked })
const chooses = (choice: Partial<ProductChoice>) =>
  fact('ProductsOfListChosen', { ...place, choice: { ...newest, ...choice } })
const reads = [asks(), readProducts]
const categories = [
  fact('ProductCategoriesReadRequested'),
  fact('ProductCategoriesReadReceived', { categories: [{ id: 7, name: 'Cups' }] }),
]
const calls = (state: State) => due(state).filter((name) => name.startsWith('Product'))
const listed = ({ designing: { design } }: State) => productListsIn(design?.sections.at(-1)?.content ?? '')[0]
const steps = (state: State) => valuesOf(state.designing.past).map(({ step }) => step)

describe('a list of products', { tags: ['U-03'] }, () => {
  it('given its choices are opened, then the store is asked what it shows, and for its categories', () => {
    expect(calls(after())).toEqual([])
    expect(calls(after(opens))).toEqual(['ProductsRead', 'ProductCategoriesRead'])
    const state = after(opens, ...reads, ...categories)
    expect(calls(state)).toEqual([])
    expect(productPanel(state)).toMatchObject({
      shown: { stage: 'read', found: readProducts.products },
      categories: [{ id: 7, name: 'Cups' }],
      found: null,
    })
    expect(productEditor(state)).toMatch(/\/wp-admin\/post\.php\?action=edit&post=$/)
  })

  it('given a choice, then it is a step by name, the store is asked again, and undo takes it back', () => {
    const chosen = after(opens, ...reads, ...categories, chooses({ rule: 'on-sale', count: 8 }))
    expect(listed(chosen)?.choice).toMatchObject({ rule: 'on-sale', count: 8, order: 'newest' })
    expect(calls(chosen)).toEqual(['ProductsRead'])
    expect(productPanel(chosen)?.shown).toEqual({ stage: 'reading' })
    const [, step] = steps(chosen)
    expect(step?.type === 'ProductsOfListChosen' && productSteps.ProductsOfListChosen(step)).toBe('Products: On sale')
    const undone = after(opens, chooses({ rule: 'on-sale', count: 8 }), fact('DesignUndone'))
    expect(undone.designing.design).toEqual(after().designing.design)
    expect(steps(after(opens, chooses({})))).toHaveLength(1)
  })

  it('given products are chosen by hand, then the panel has them in order, with what the store said', () => {
    const state = after(opens, ...reads, chooses({ rule: 'by-hand', products: [32, 99, 31] }))
    expect(productPanel(state)?.picked).toEqual([
      { id: 32, product: readProducts.products[1] },
      { id: 99, product: null },
      { id: 31, product: readProducts.products[0] },
    ])
    expect(calls(state)).toContain('ProductsRead')
  })

  it('given a search, then the store is asked for it, and the words end with the list', () => {
    const search = after(opens, ...reads, ...categories, fact('ProductsSearched', { words: 'mug' }))
    expect(productPanel(search)).toMatchObject({ words: 'mug', found: { stage: 'reading' } })
    expect(calls(search)).toEqual(['ProductsRead'])
    const found = after(
      opens,
      fact('ProductsSearched', { words: 'mug' }),
      asks('mug', `per_page=12&orderby=date&order=desc&${fields}`),
      readProducts,
    )
    expect(productPanel(found)?.found).toMatchObject({ stage: 'read' })
    expect(productPanel(after(fact('ProductsSearched', { words: 'mug' }), opens))?.words).toBeNull()
  })

  it('given the store refuses, then the panel says so, and asks again on request', () => {
    const fault = refused(500)
    const sad = [opens, ...categories, asks(), fact('ProductsReadRefused', { fault })]
    expect(productPanel(after(...sad))?.shown).toEqual({ stage: 'unreadable', fault })
    expect(calls(after(...sad))).toEqual([])
    expect(calls(after(...sad, fact('ReadingRetried')))).toEqual(['ProductsRead'])
  })

  it('given it is opened again, then the store is asked again, and until then shows what it said', () => {
    const state = after(opens, ...reads, ...categories, fact('ProductListClosed'), opens)
    expect(calls(state)).toEqual(['ProductsRead', 'ProductCategoriesRead'])
    expect(productPanel(state)?.shown).toMatchObject({ stage: 'read' })
  })

  it.each([
    ['it is closed', [fact('ProductListClosed')]],
    ['another section is selected', [fact('SectionSelected', { section: '5-0' })]],
    ['another screen is opened', [fact('ScreenOpened', { path: paths.designer })]],
    ['the page is loaded again', [resumed(paths.homepage)]],
    ['its section is deleted', [fact('SectionDeleted', { section: 'new' })]],
  ])('given %s, then nothing more is asked', (_, events) => {
    const state = after(opens, ...events)
    expect(productPanel(state)).toBeNull()
    expect(calls(state)).toEqual([])
  })

  it('given a store without WooCommerce’s blocks, then the store is not asked', () => {
    const state = given(...begun(queryOf()), opens)
    expect(productPanel(state)).toMatchObject({ shown: null, list: { rules: ['newest', 'all'] } })
    expect(calls(state)).toEqual([])
  })

  it('given another look of its products, then it is a step by name', () => {
    const state = after(fact('ProductCardsChosen', { ...place, place: 'ratio', choice: 'portrait' }))
    const step = steps(state).at(-1)
    expect(step?.type === 'ProductCardsChosen' && productSteps.ProductCardsChosen(step)).toBe(
      'Shape of the pictures: Tall',
    )
    const gone = after(fact('ProductCardsChosen', { section: 'none', block: 0, place: 'ratio', choice: 'portrait' }))
    expect(gone.designing.design).toEqual(after().designing.design)
  })
})

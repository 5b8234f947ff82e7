/** The lists of products of the page: which products, how they are shown, and a search for some to add by hand. */
import { fact } from '../../../src/events'
import { allProductLists, openedProductList } from '../../../src/projections/design/product-lists'
import type { State } from '../../../src/reducers'
import { collectionOf, sectionOf } from '../../support/product-list-markup'
import { inDesigner, when, type Presses } from './press'

const lists = (state: State) => (inDesigner(state) ? [...allProductLists(state).values()].flat() : [])

export const onProducts: Presses = {
  'adds a section with products': (state) =>
    when(
      inDesigner(state) && lists(state).length === 0,
      fact('SectionInserted', {
        section: `section-${state.seq}`,
        pattern: 'a/shelf',
        title: 'Shelf',
        content: sectionOf(collectionOf()),
        after: null,
      }),
    ),
  'opens or closes the choices of products': (state) =>
    lists(state).flatMap(({ section, block }) => [
      fact('ProductListOpened', { section, block }),
      ...when(openedProductList(state) !== null, fact('ProductListClosed')),
    ]),
  'chooses products': (state) =>
    lists(state).flatMap(({ section, block, choice }) => [
      fact('ProductsOfListChosen', { section, block, choice: { ...choice, rule: 'on-sale' } }),
      fact('ProductsOfListChosen', { section, block, choice: { ...choice, rule: 'by-hand', products: [32, 31] } }),
      fact('ProductsOfListChosen', { section, block, choice: { ...choice, rule: 'category', category: 7, count: 8 } }),
      fact('ProductCardsChosen', { section, block, place: 'ratio', choice: 'portrait' }),
      fact('ProductCardsChosen', { section, block, place: 'button', choice: 'none' }),
    ]),
  'looks for products': (state) => when(openedProductList(state) !== null, fact('ProductsSearched', { words: 'mug' })),
}

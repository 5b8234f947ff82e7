/** A list of products that the merchant chooses by rule and by hand. */
import { fact } from '../../../src/events'
import { collectionOf, sectionOf } from '../../support/product-list-markup'
import { live } from './life'
import type { Rarity } from './rarities'

const choice = { category: null, products: [], order: 'newest', count: 4, columns: 4 } as const
const list = { section: 'shelf', block: 2 }

export const listed: Rarity = {
  name: 'products-chosen',
  tells: [
    'ProductListOpened',
    'ProductsReadReceived',
    'ProductCategoriesReadReceived',
    'ProductsSearched',
    'ProductsOfListChosen',
    'ProductCardsChosen',
    'ProductListClosed',
    'DesignPublished',
  ],
  live: () =>
    live({
      does: [
        fact('DesignWithoutAiChosen'),
        fact('SectionInserted', {
          section: list.section,
          after: null,
          pattern: 'a/shelf',
          title: 'Shelf',
          content: sectionOf(collectionOf()),
        }),
        fact('ProductListOpened', list),
        fact('ProductsOfListChosen', { ...list, choice: { ...choice, rule: 'on-sale' } }),
        fact('ProductsSearched', { words: 'mug' }),
        fact('ProductsOfListChosen', { ...list, choice: { ...choice, rule: 'by-hand', products: [32, 31] } }),
        fact('ProductCardsChosen', { ...list, place: 'ratio', choice: 'portrait' }),
        fact('ProductListClosed'),
        fact('DesignUndone'),
        fact('DesignRedone'),
        fact('SaveChosen'),
      ],
    }),
}

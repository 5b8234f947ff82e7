// @module-tag more
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardsIn, withCardAt } from '../../src/markup/product-cards'
import { normalChoice, productListsIn, withProductsAt, type ProductChoice } from '../../src/markup/product-lists'
import { tokens } from '../../src/markup/tokens'
import { hostileMarkup } from '../arbitraries/markup'
import { collectionOf, queryOf, sectionOf } from '../support/product-list-markup'
import { holds } from './holds'

const block = 2

const choice: fc.Arbitrary<ProductChoice> = fc.record({
  rule: fc.constantFrom('newest', 'best-selling', 'top-rated', 'on-sale', 'category', 'by-hand', 'all', 'own'),
  category: fc.option(fc.integer({ min: 1, max: 99 })),
  products: fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 8 }),
  order: fc.constantFrom('newest', 'best-selling', 'top-rated', 'title', 'price-low', 'price-high'),
  count: fc.integer({ min: -2, max: 120 }),
  columns: fc.integer({ min: -2, max: 9 }),
})

const collection = fc.oneof(
  fc.constant(collectionOf()),
  fc.constant(collectionOf({ featured: true }, { collection: 'woocommerce/product-collection/featured' })),
  fc.constant(collectionOf({ taxQuery: { include: { product_cat: [3] } }, orderBy: 'random' })),
)

const skeleton = (markup: string) => [...tokens(markup)].map(({ kind, name }) => `${kind} ${name}`)

describe('given any choice of products for a list', { tags: ['U-03'] }, () => {
  test('then reading the list gives it back', () =>
    holds(
      fc.property(collection, choice, (list, made) => {
        fc.pre(made.rule !== 'own')
        const [read] = productListsIn(withProductsAt(sectionOf(list), block, made))
        expect(read?.choice).toEqual(normalChoice(made))
      }),
    ))

  test('then making it twice is the same as once, whatever was chosen before', () =>
    holds(
      fc.property(fc.oneof(collection, fc.constant(queryOf())), choice, choice, (list, earlier, later) => {
        const once = withProductsAt(withProductsAt(sectionOf(list), block, earlier), block, later)
        expect(withProductsAt(once, block, later)).toBe(once)
      }),
    ))

  test('then its normal form is its own normal form', () =>
    holds(
      fc.property(choice, (made) => {
        expect(normalChoice(normalChoice(made))).toEqual(normalChoice(made))
      }),
    ))
})

describe('given a list among any markup', { tags: ['U-03'] }, () => {
  test('then choosing products and their look keeps every block opened and closed', () =>
    holds(
      fc.property(
        hostileMarkup,
        fc.oneof(collection, fc.constant(queryOf())),
        hostileMarkup,
        choice,
        (before, list, after, made) => {
          const markup = before + list + after
          for (const { block: at } of productListsIn(markup)) {
            const next = withProductsAt(markup, at, made)
            expect(skeleton(next)).toEqual(skeleton(markup))
            for (const { place, choices } of cardsIn(next, at))
              for (const each of choices) {
                const looks = withCardAt(next, at, place, each)
                expect(cardsIn(looks, at).find((row) => row.place === place)?.chosen).toBe(each)
                expect(withoutButtons(looks)).toEqual(withoutButtons(markup))
              }
          }
        },
      ),
    ))
})

const withoutButtons = (markup: string) => skeleton(markup).filter((each) => each !== 'void woocommerce/product-button')

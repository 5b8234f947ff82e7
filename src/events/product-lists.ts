/**
 * The lists of products on the home page: which products each shows, and how. `section` is a section's id; `block` is the index of the
 * list's block among all blocks of its markup.
 */
import * as t from 'io-ts'
import { read } from './calls'
import { nullable, Typed } from './codecs'

const At = { section: t.string, block: t.number }

/** Which products a list shows. `category` and `products` are ids; each belongs to one rule and is empty for the others. */
export const ProductChoice = t.strict({
  rule: t.keyof({
    newest: null,
    'best-selling': null,
    'top-rated': null,
    'on-sale': null,
    category: null,
    'by-hand': null,
    all: null,
    /** A rule of the block that the designer does not know; it stays. */
    own: null,
  }),
  category: nullable(t.number),
  products: t.readonlyArray(t.number),
  order: t.keyof({
    newest: null,
    'best-selling': null,
    'top-rated': null,
    title: null,
    'price-low': null,
    'price-high': null,
  }),
  count: t.number,
  columns: t.number,
})

/** The merchant opened the choices of a list, by its button or by a click on the list in the canvas. */
export const ProductListOpened = t.strict({ type: t.literal('ProductListOpened'), ...At })
/** The merchant closed the choices of a list. */
export const ProductListClosed = t.strict({ type: t.literal('ProductListClosed') })
/** The merchant chose which products a list shows, how many, and in which order. */
export const ProductsOfListChosen = t.strict({
  type: t.literal('ProductsOfListChosen'),
  ...At,
  choice: ProductChoice,
})
/** The merchant chose how a list shows its products: the shape of the pictures, where the words stand, the button. */
export const ProductCardsChosen = t.strict({
  type: t.literal('ProductCardsChosen'),
  ...At,
  place: t.keyof({ ratio: null, align: null, button: null }),
  choice: t.keyof({
    square: null,
    portrait: null,
    landscape: null,
    start: null,
    center: null,
    shown: null,
    none: null,
  }),
})
/** The merchant looked for products to add to the open list by hand; '' shows the newest ones. */
export const ProductsSearched = t.strict({ type: t.literal('ProductsSearched'), words: Typed })

/** A published product as shoppers see it. */
export const Product = t.intersection([
  t.strict({
    id: t.number,
    name: Typed,
    /** In the store's currency, e.g. "€ 12.00"; '' if it has none. */
    price: t.string,
    /** URL of a small picture; '' if it has none. */
    picture: t.string,
  }),
  /** The address of its page, where it was asked for. */
  t.exact(t.partial({ link: t.string })),
])
export type Product = t.TypeOf<typeof Product>

/**
 * Reads products from the store. `words` are search words, '' for none; `query` has the other parameters of WooCommerce's route for
 * shoppers.
 */
const ProductsRead = read(
  'ProductsRead',
  { words: Typed, query: t.string },
  'ProductsReadReceived',
  { products: t.readonlyArray(Product) },
  { about: ({ words, query }) => `${query}:${words}` },
)

export const ProductCategory = t.strict({ id: t.number, name: Typed })
export type ProductCategory = t.TypeOf<typeof ProductCategory>

/** Reads the categories that have products. */
const ProductCategoriesRead = read('ProductCategoriesRead', {}, 'ProductCategoriesReadReceived', {
  categories: t.readonlyArray(ProductCategory),
})

export const productCalls = { ProductsRead, ProductCategoriesRead } as const

/** The glossary's part about lists of products. */
export const productFacts = [
  ProductListOpened,
  ProductListClosed,
  ProductsOfListChosen,
  ProductCardsChosen,
  ProductsSearched,
]

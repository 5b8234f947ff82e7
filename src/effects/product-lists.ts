/** Reads products from WooCommerce's route for shoppers, which has only what is published. */
import * as t from 'io-ts'
import { largestPage } from '../catalogue/limits'
import { fact } from '../events'
import type { Product } from '../events/product-lists'
import { plain } from '../markup/menu-link'
import { mapAnswer } from './runner/answers'
import type { Effect } from './runner/effect'

const Prices = t.type({
  price: t.string,
  currency_minor_unit: t.number,
  currency_decimal_separator: t.string,
  currency_thousand_separator: t.string,
  currency_prefix: t.string,
  currency_suffix: t.string,
})

const ProductReply = t.intersection([
  t.type({ id: t.number, name: t.string, images: t.array(t.type({ thumbnail: t.string })), prices: t.unknown }),
  t.partial({ permalink: t.string }),
])

const route = '/wc/store/v1/products'

export const readProducts: Effect<'ProductsRead', 'rest'> = ({ words, query }, { rest }) =>
  rest
    .ask({
      method: 'GET',
      path: `${route}?${words === '' ? '' : `search=${encodeURIComponent(words)}&`}${query}`,
      reply: t.array(ProductReply),
    })
    .pipe(mapAnswer((products) => fact('ProductsReadReceived', { products: products.map(productOf) })))

const productOf = ({ id, name, images, prices, permalink }: t.TypeOf<typeof ProductReply>): Product => ({
  id,
  name: plain(name),
  price: Prices.is(prices) ? priceIn(prices) : '',
  picture: images[0]?.thumbnail ?? '',
  ...(permalink === undefined ? {} : { link: permalink }),
})

/** The price of a product with variants is its lowest one. */
const priceIn = (prices: t.TypeOf<typeof Prices>): string => {
  const { price, currency_minor_unit: decimals } = prices
  if (!/^\d+$/.test(price)) return ''
  const digits = price.padStart(decimals + 1, '0')
  const whole = digits
    .slice(0, digits.length - decimals)
    .replace(/\B(?=(\d{3})+$)/g, prices.currency_thousand_separator)
  const part = decimals === 0 ? '' : prices.currency_decimal_separator + digits.slice(-decimals)
  return `${prices.currency_prefix}${whole}${part}${prices.currency_suffix}`
}

export const readProductCategories: Effect<'ProductCategoriesRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({
      method: 'GET',
      path: `${route}/categories?per_page=${largestPage}&_fields=id,name`,
      reply: t.array(t.type({ id: t.number, name: t.string })),
    })
    .pipe(
      mapAnswer((found) =>
        fact('ProductCategoriesReadReceived', { categories: found.map(({ id, name }) => ({ id, name: plain(name) })) }),
      ),
    )

export const productListEffects = {
  ProductCategoriesRead: readProductCategories,
  ProductsRead: readProducts,
} as const

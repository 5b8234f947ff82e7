/** The fake store's products as shoppers see them: three, of which one is on sale. */
import { fact } from '../../src/events'
import type { Route } from './fake-route'

const currency = {
  currency_minor_unit: 2,
  currency_decimal_separator: '.',
  currency_thousand_separator: ',',
  currency_prefix: '$',
  currency_suffix: '',
}

/** In the shape of WooCommerce's route for shoppers. */
export const goods = [
  { id: 31, name: 'Mug &amp; saucer', price: '1200', onSale: false },
  { id: 32, name: 'Bowl', price: '123450', onSale: true },
  { id: 33, name: 'Vase', price: '900', onSale: false },
].map(({ onSale, price, ...each }) => ({
  ...each,
  onSale,
  images: [{ id: each.id + 100, thumbnail: `http://store.test/${each.id}.jpg` }],
  prices: { price, ...currency },
}))

export const productRoutes: readonly Route[] = [
  ['GET', /^\/wc\/store\/v1\/products\/categories\?/, () => [{ id: 7, name: 'Cups &amp; bowls' }]],
  [
    'GET',
    /^\/wc\/store\/v1\/products\?(.*)$/,
    (_store, _body, [, query]) => {
      const asked = new URLSearchParams(query)
      const ids = (asked.get('include') ?? '').split(',').filter(Boolean).map(Number)
      const words = asked.get('search')?.toLowerCase() ?? ''
      return goods
        .filter(({ onSale }) => onSale || asked.get('on_sale') !== 'true')
        .filter(({ id, name }) => (ids.length === 0 || ids.includes(id)) && name.toLowerCase().includes(words))
        .slice(0, Number(asked.get('per_page')))
        .map(({ onSale: _, ...each }) => each)
    },
  ],
]

/** What the flow makes of an answer with two of them. */
export const readProducts = fact('ProductsReadReceived', {
  products: [
    { id: 31, name: 'Mug & saucer', price: '$12.00', picture: 'http://store.test/31.jpg' },
    { id: 32, name: 'Bowl', price: '$1,234.50', picture: 'http://store.test/32.jpg' },
  ],
})

/** Products as WooCommerce's route for shoppers names them, and what the flow reads of them. */
import { fact } from '../../src/events'

const currency = {
  currency_minor_unit: 2,
  currency_decimal_separator: '.',
  currency_thousand_separator: ',',
  currency_prefix: '$',
  currency_suffix: '',
}

export const goods = [
  { id: 31, name: 'Mug &amp; saucer', price: '1200' },
  { id: 32, name: 'Bowl', price: '123450' },
].map(({ price, ...each }) => ({
  ...each,
  images: [{ id: each.id + 100, thumbnail: `http://store.test/${each.id}.jpg` }],
  prices: { price, ...currency },
}))

export const readProducts = fact('ProductsReadReceived', {
  products: [
    { id: 31, name: 'Mug & saucer', price: '$12.00', picture: 'http://store.test/31.jpg' },
    { id: 32, name: 'Bowl', price: '$1,234.50', picture: 'http://store.test/32.jpg' },
  ],
})

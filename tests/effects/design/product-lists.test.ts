import * as E from 'fp-ts/Either'
import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { readProductCategories, readProducts } from '../../../src/effects/product-lists'
import type { Rest } from '../../../src/effects/runner/ports'
import { fact } from '../../../src/events'
import type { Fault } from '../../../src/events/calls'
import { goods, readProducts as read } from '../../support/store-products'

const answering = (reply: unknown) => {
  const asked: string[] = []
  const rest: Rest = {
    ask: ({ method, path, reply: codec }) => {
      asked.push(`${method} ${path}`)
      const decoded = codec.decode(reply)
      return of(E.isRight(decoded) ? decoded : E.left<Fault>({ tag: 'Garbled', what: path }))
    },
    allowed: () => of(E.right([])),
  }
  return { asked, rest }
}

describe('products of a list', { tags: ['U-03'] }, () => {
  it('are read from the route for shoppers, with names and prices as people read them', async () => {
    const { asked, rest } = answering(goods)
    const request = fact('ProductsReadRequested', { words: 'mug & café', query: 'per_page=12' })
    expect(await firstValueFrom(readProducts(request, { rest }, 'id'))).toEqual(E.right(read))
    expect(asked).toEqual(['GET /wc/store/v1/products?search=mug%20%26%20caf%C3%A9&per_page=12'])
  })

  it.each([
    ['no decimals', { price: '1200', currency_minor_unit: 0, currency_prefix: '¥' }, '¥1,200'],
    ['less than one', { price: '5' }, '$0.05'],
    [
      'a sign behind the number',
      {
        price: '123456789',
        currency_prefix: '',
        currency_suffix: ' €',
        currency_decimal_separator: ',',
        currency_thousand_separator: '.',
      },
      '1.234.567,89 €',
    ],
    ['no price', { price: '' }, ''],
  ])('have a price with %s', async (_, prices, price) => {
    const [good] = goods
    const { rest } = answering([{ ...good, images: [], prices: { ...good?.prices, ...prices } }])
    const request = fact('ProductsReadRequested', { words: '', query: '' })
    expect(await firstValueFrom(readProducts(request, { rest }, 'id'))).toEqual(
      E.right(fact('ProductsReadReceived', { products: [{ id: 31, name: 'Mug & saucer', price, picture: '' }] })),
    )
  })

  it('are no products if the answer has another shape', async () => {
    const { rest } = answering({ code: 'closed' })
    const request = fact('ProductsReadRequested', { words: '', query: '' })
    expect(await firstValueFrom(readProducts(request, { rest }, 'id'))).toMatchObject(E.left({ tag: 'Garbled' }))
  })

  it('have categories', async () => {
    const { rest } = answering([{ id: 7, name: 'Cups &amp; bowls', count: 3 }])
    const request = fact('ProductCategoriesReadRequested')
    expect(await firstValueFrom(readProductCategories(request, { rest }, 'id'))).toEqual(
      E.right(fact('ProductCategoriesReadReceived', { categories: [{ id: 7, name: 'Cups & bowls' }] })),
    )
  })
})

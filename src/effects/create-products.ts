/**
 * POST wc-admin/onboarding/products. Harmless to repeat: the server fills up to six products and counts what is there. What it made
 * is what was not known before the first try.
 */
import * as t from 'io-ts'
import { fact } from '../events'
import { andThen, answer, fail, mapAnswer } from './answers'
import type { Effect } from './effect'
import { productIds } from './products'

const Reply = t.type({ success: t.boolean })

export const createProducts: Effect<'ProductCreation', 'rest'> = ({ known }, { rest }) =>
  rest.ask({ method: 'POST', path: '/wc-admin/onboarding/products', reply: Reply }).pipe(
    andThen(({ success }) =>
      success
        ? known === null
          ? answer([])
          : productIds(rest)
        : fail({ tag: 'Garbled', what: 'Product creation failed' }),
    ),
    mapAnswer((ids) => fact('ProductsCreated', { ids: ids.filter((id) => known?.includes(id) === false) })),
  )

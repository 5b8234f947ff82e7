/** POST wc-admin/onboarding/products. Harmless to repeat: the server fills up to six products and counts what is there. */
import * as t from 'io-ts'
import { fact } from '../events'
import { andThen, answer, fail } from './answers'
import type { Effect } from './effect'

const Reply = t.type({ success: t.boolean })

export const createProducts: Effect<'ProductCreation', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'POST', path: '/wc-admin/onboarding/products', reply: Reply })
    .pipe(
      andThen(({ success }) =>
        success ? answer(fact('ProductsCreated')) : fail({ tag: 'Garbled', what: 'Product creation failed' }),
      ),
    )

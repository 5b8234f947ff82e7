/** POST ai/product: sets one product's texts, price and image. Idempotent: sets values. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { askAi } from './ai-routes'
import { andThen, answer, fail, mapAnswer, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Rest } from '../runner/ports'
import { isTransient } from '../runner/retry'

export const updateProduct: Effect<'AiProductUpdate', 'rest'> = ({ product, last, provider }, { rest }) =>
  askAi(rest, {
    method: 'POST',
    route: 'product',
    provider,
    body: { products_information: product, last_product: last, provider },
    reply: t.type({ ai_content_generated: t.boolean }),
  }).pipe(
    andThen(() => modified(rest, product.product_id)),
    mapAnswer((time) => fact('AiProductUpdated', { modified: time })),
  )

/** A product without later modifications is still as it was written (D-19). */
const modified = (rest: Rest, id: number): Answer<string | null> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/product/${id}?context=edit&_fields=modified_gmt`,
      reply: t.type({ modified_gmt: t.string }),
    })
    .pipe(
      mapAnswer(({ modified_gmt }): string | null => modified_gmt),
      orElse((fault) => (isTransient(fault) || fault.tag !== 'Refused' ? fail(fault) : answer(null))),
    )

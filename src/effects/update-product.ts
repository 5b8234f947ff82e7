/** POST ai/product: one product gets its words, price and picture. Harmless to repeat: it sets values. */
import * as t from 'io-ts'
import { fact } from '../events'
import { askAi } from './ai-routes'
import { mapAnswer } from './answers'
import type { Effect } from './effect'

export const updateProduct: Effect<'AiProductUpdate', 'rest'> = ({ product, last }, { rest }) =>
  askAi(rest, {
    method: 'POST',
    route: 'product',
    body: { products_information: product, last_product: last },
    reply: t.type({ ai_content_generated: t.boolean }),
  }).pipe(mapAnswer(() => fact('AiProductUpdated')))

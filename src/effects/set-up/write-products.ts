/**
 * POST ai/products: the server creates missing samples and proposes content for each product. Idempotent: it counts existing products.
 * The created products are those not known before the first try.
 */
import { fact } from '../../events'
import { askAiForText, bodyOf, imagesOf } from './ai-routes'
import { andThen, answer, mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { productIds } from './products'

export const writeProducts: Effect<'AiProductWriting', 'rest'> = ({ images, known, ...brief }, { rest }) =>
  askAiForText(rest, {
    method: 'POST',
    route: 'products',
    provider: brief.provider,
    body: { ...bodyOf(brief), images: imagesOf(images) },
  }).pipe(
    andThen((reply) =>
      (known === null ? answer([]) : productIds(rest)).pipe(
        mapAnswer((ids) =>
          fact('AiProductsProposed', { reply, ids: ids.filter((id) => known?.includes(id) === false) }),
        ),
      ),
    ),
  )

/** DELETE ai/patterns and ai/products: restores the samples' original texts and images. Idempotent. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { askAi } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Rest } from '../runner/ports'

export const resetPatterns: Effect<'AiPatternReset', 'rest'> = (_request, { rest }) =>
  reset(rest, 'patterns').pipe(mapAnswer(() => fact('AiPatternsReset')))

export const resetProducts: Effect<'AiProductReset', 'rest'> = (_request, { rest }) =>
  reset(rest, 'products').pipe(mapAnswer(() => fact('AiProductsReset')))

const reset = (rest: Rest, route: 'patterns' | 'products') =>
  askAi(rest, { method: 'DELETE', route, reply: t.type({ removed: t.boolean }) })

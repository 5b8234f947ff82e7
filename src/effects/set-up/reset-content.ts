/** DELETE ai/patterns and ai/products: restores the samples' original texts and images. Idempotent. */
import * as t from 'io-ts'
import { fact } from '../../events'
import type { Provider } from '../../events/wizard/suggesting'
import { askAi } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Rest } from '../runner/ports'

export const resetPatterns: Effect<'AiPatternReset', 'rest'> = ({ provider }, { rest }) =>
  reset(rest, 'patterns', provider).pipe(mapAnswer(() => fact('AiPatternsReset')))

export const resetProducts: Effect<'AiProductReset', 'rest'> = ({ provider }, { rest }) =>
  reset(rest, 'products', provider).pipe(mapAnswer(() => fact('AiProductsReset')))

const reset = (rest: Rest, route: 'patterns' | 'products', provider: Provider) =>
  askAi(rest, { method: 'DELETE', route, provider, reply: t.type({ removed: t.boolean }) })

/** GET ai/store-info. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { askAi } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

const AiStoreReply = t.type({ is_ai_generated: t.boolean })

export const readAiStore: Effect<'AiStoreRead', 'rest'> = ({ provider }, { rest }) =>
  askAi(rest, { method: 'GET', route: 'store-info', provider, reply: AiStoreReply }).pipe(
    mapAnswer(({ is_ai_generated: generated }) => fact('AiStoreReadReceived', { generated })),
  )

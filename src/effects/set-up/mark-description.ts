/** POST ai/business-description: stores the description that the content was written for. Idempotent: sets a value. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { askAi, bodyOf } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

export const markDescription: Effect<'AiDescriptionMark', 'rest'> = (brief, { rest }) =>
  askAi(rest, {
    method: 'POST',
    route: 'business-description',
    provider: brief.provider,
    body: bodyOf(brief),
    reply: t.type({ ai_content_generated: t.boolean }),
  }).pipe(mapAnswer(() => fact('AiDescriptionMarked')))

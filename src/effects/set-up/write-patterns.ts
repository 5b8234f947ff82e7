/** POST ai/patterns: the server writes the patterns' texts. Idempotent: the same description rewrites them. */
import { fact } from '../../events'
import { askAiForText, bodyOf, imagesOf } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

export const writePatterns: Effect<'AiPatternWriting', 'rest'> = ({ images, ...brief }, { rest }) =>
  askAiForText(rest, {
    method: 'POST',
    route: 'patterns',
    provider: brief.provider,
    body: { ...bodyOf(brief), images: imagesOf(images) },
  }).pipe(mapAnswer((reply) => fact('AiPatternsWritten', { reply })))

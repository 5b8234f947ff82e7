/** POST ai/store-title: writes a title, unless the store has one that a person wrote. Idempotent: overwrites only its own title. */
import { fact } from '../../events'
import { askAiForText, bodyOf } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

export const writeTitle: Effect<'AiTitleWriting', 'rest'> = (brief, { rest }) =>
  askAiForText(rest, { method: 'POST', route: 'store-title', provider: brief.provider, body: bodyOf(brief) }).pipe(
    mapAnswer((reply) => fact('AiTitleWritten', { reply })),
  )

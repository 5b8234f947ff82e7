/** POST ai/store-title: a title for a store that has none of a person's. Harmless to repeat: it is written over its own. */
import { fact } from '../events'
import { askAiForText, bodyOf } from './ai-routes'
import { mapAnswer } from './answers'
import type { Effect } from './effect'

export const writeTitle: Effect<'AiTitleWriting', 'rest'> = (brief, { rest }) =>
  askAiForText(rest, { method: 'POST', route: 'store-title', body: bodyOf(brief) }).pipe(
    mapAnswer((reply) => fact('AiTitleWritten', { reply })),
  )

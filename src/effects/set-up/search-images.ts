/** POST ai/images. Idempotent: a search changes nothing. */
import { fact } from '../../events'
import { askAiForText, bodyOf } from './ai-routes'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

export const searchImages: Effect<'AiImageSearch', 'rest'> = ({ look, ...brief }, { rest }) =>
  askAiForText(rest, {
    method: 'POST',
    route: 'images',
    provider: brief.provider,
    body: { ...bodyOf(brief), ...(look === null ? {} : { look }) },
  }).pipe(mapAnswer((reply) => fact('AiImagesFound', { reply })))

/** Makes the front page show the home template. Idempotent: sets a value. */
import * as t from 'io-ts'
import { fact } from '../../events'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'

export const setFrontPage: Effect<'FrontPageSetting', 'rest'> = (_request, { rest }) =>
  rest
    .ask({
      method: 'POST',
      path: '/wp/v2/settings?_fields=show_on_front',
      body: { show_on_front: 'posts' },
      reply: t.type({ show_on_front: t.literal('posts') }),
    })
    .pipe(mapAnswer(() => fact('FrontPageSet')))

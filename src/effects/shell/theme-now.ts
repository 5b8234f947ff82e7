/** The active theme as visitors see it: its slug and its name. */
import * as t from 'io-ts'
import type { Thing } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

const Themes = t.array(t.type({ stylesheet: t.string, name: t.type({ raw: t.string }) }))

/** One theme, or none if the store does not report it. */
export const themeNow = (rest: Rest): Answer<readonly Extract<Thing, { kind: 'theme' }>[]> =>
  rest
    .ask({
      method: 'GET',
      path: '/wp/v2/themes?context=edit&status=active&_fields=stylesheet,name',
      reply: Themes,
      quick: true,
    })
    .pipe(
      mapAnswer((themes) =>
        themes.map(({ stylesheet, name }) => ({ kind: 'theme', slug: stylesheet, name: name.raw })),
      ),
    )

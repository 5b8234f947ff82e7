/** Restores a menu to being a draft or being shown, and nothing else of it. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Answer, Rest } from '../runner/ports'
import type { Made } from './made'
import { unlessTouched } from './unless-touched'

type Menu = ThingOf<'menu'>

export const restoreMenu = (rest: Rest, to: Menu, from: Menu): Answer<Made> => {
  const path = `/wp/v2/navigation/${to.id}`
  return unlessTouched(to, {
    now: askingNow(rest)
      .ask({ method: 'GET', path: `${path}?context=edit&_fields=status`, reply: t.type({ status: t.string }) })
      .pipe(mapAnswer(({ status }) => status)),
    isWanted: (now) => now === to.status,
    isAsLeft: (now) => now === from.status,
    write: () => rest.ask({ method: 'PUT', path: `${path}?_fields=id`, body: { status: to.status }, reply: t.unknown }),
  })
}

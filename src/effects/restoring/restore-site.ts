/** Restores logo and site icon. Sends only what differs: the server refuses to clear a setting that is not set. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { mapAnswer } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Answer, Rest } from '../runner/ports'
import type { Made } from './made'
import { unlessTouched } from './unless-touched'

type Site = ThingOf<'site'>

const Id = t.union([t.number, t.null, t.undefined])
const Reply = t.type({ site_logo: Id, site_icon: Id })
const path = '/wp/v2/settings?_fields=site_logo,site_icon'

export const restoreSite = (rest: Rest, to: Site, from: Site): Answer<Made> => {
  const now = askingNow(rest)
    .ask({ method: 'GET', path, reply: Reply })
    .pipe(mapAnswer(({ site_logo, site_icon }) => ({ logo: site_logo ?? 0, icon: site_icon ?? 0 })))
  return unlessTouched(to, {
    now,
    isWanted: (found) => isLike(found, to),
    isAsLeft: (found) => isLike(found, from),
    write: () =>
      rest.ask({
        method: 'PUT',
        path,
        body: { ...change('site_logo', from.logo, to.logo), ...change('site_icon', from.icon, to.icon) },
        reply: t.unknown,
      }),
  })
}

type Pictures = Pick<Site, 'logo' | 'icon'>

const isLike = (one: Pictures, other: Pictures): boolean => one.logo === other.logo && one.icon === other.icon

const change = (name: string, now: number, wanted: number) =>
  now === wanted ? {} : { [name]: wanted === 0 ? null : wanted }

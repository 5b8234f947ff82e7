/** Restores logo and site icon. Sends only what differs: the server refuses to clear a setting that is not set. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { andThen, answer } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

const Id = t.union([t.number, t.null, t.undefined])
const Reply = t.type({ site_logo: Id, site_icon: Id })
const path = '/wp/v2/settings?_fields=site_logo,site_icon'

export const restoreSite = (rest: Rest, { logo, icon }: ThingOf<'site'>): Answer<unknown> =>
  rest.ask({ method: 'GET', path, reply: Reply }).pipe(
    andThen(({ site_logo, site_icon }): Answer<unknown> => {
      const body = { ...change('site_logo', site_logo, logo), ...change('site_icon', site_icon, icon) }
      return Object.keys(body).length === 0 ? answer(null) : rest.ask({ method: 'PUT', path, body, reply: t.unknown })
    }),
  )

const change = (name: string, now: number | null | undefined, wanted: number) =>
  (now ?? 0) === wanted ? {} : { [name]: wanted === 0 ? null : wanted }

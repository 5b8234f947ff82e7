/** Logo, site icon, title and tagline, and what this account may do with them (docs/spec/design.md). */
import { unescape } from 'es-toolkit'
import * as t from 'io-ts'
import type { Site } from '../../events/design/reading'
import { allOf, andThen, answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import { MediaReply, mediaOf } from './media'
import type { Answer, Rest } from '../runner/ports'

/** The id of an image; unset is 0, null or absent, depending on the route. */
const Id = t.union([t.number, t.null, t.undefined])
const Fields = t.intersection([
  t.type({ site_logo: Id, site_icon: Id }),
  // The settings say `title` and `description`, the public root `name` and `description`.
  t.partial({ title: t.string, name: t.string, description: t.string }),
])

export const readSite = (rest: Rest): Answer<Site> =>
  allOf({ settings: rest.allowed('/wp/v2/settings'), media: rest.allowed('/wp/v2/media') }).pipe(
    andThen(({ settings, media }) => {
      const mayManage = settings.includes('PUT')
      return identity(rest, mayManage).pipe(
        mapAnswer((shown): Site => ({ ...shown, mayManage, mayUpload: media.includes('POST') })),
      )
    }),
  )

/** Accounts that may not read the settings get them from the public root. */
export const identity = (rest: Rest, mayManage: boolean): Answer<Pick<Site, 'logo' | 'icon' | 'identity'>> =>
  rest
    .ask({
      method: 'GET',
      path: `${mayManage ? '/wp/v2/settings' : '/'}?_fields=site_logo,site_icon,${mayManage ? 'title' : 'name'},description`,
      reply: Fields,
      quick: true,
    })
    .pipe(
      andThen(({ site_logo, site_icon, title, name, description }) =>
        picture(rest, site_logo ?? 0).pipe(
          mapAnswer((logo) => ({
            logo,
            icon: site_icon ?? 0,
            identity: { title: unescape(title ?? name ?? ''), tagline: unescape(description ?? '') },
          })),
        ),
      ),
    )

/** Null also if the image was deleted from the library. */
export const picture = (rest: Rest, id: number): Answer<Site['logo']> =>
  id === 0
    ? answer(null)
    : rest.ask({ method: 'GET', path: `/wp/v2/media/${id}?context=view`, reply: MediaReply }).pipe(
        mapAnswer(mediaOf),
        orElse((fault): Answer<Site['logo']> => (isMissing(fault) ? answer(null) : fail(fault))),
      )

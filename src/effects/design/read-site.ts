/** Logo, site icon, and what this account may do with them (docs/spec/design.md). */
import * as t from 'io-ts'
import type { Site } from '../../events/design/reading'
import { allOf, andThen, answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import { MediaReply, mediaOf } from './media'
import type { Answer, Rest } from '../runner/ports'

/** The id of an image; unset is 0, null or absent, depending on the route. */
const Id = t.union([t.number, t.null, t.undefined])
const Fields = t.type({ site_logo: Id, site_icon: Id })

export const readSite = (rest: Rest): Answer<Site> =>
  allOf({ settings: rest.allowed('/wp/v2/settings'), media: rest.allowed('/wp/v2/media') }).pipe(
    andThen(({ settings, media }) => {
      const mayManage = settings.includes('PUT')
      return identity(rest, mayManage).pipe(
        mapAnswer((shown): Site => ({ ...shown, mayManage, mayUpload: media.includes('POST') })),
      )
    }),
  )

/** Accounts that may not read the settings get logo and icon from the public root. */
export const identity = (rest: Rest, mayManage: boolean): Answer<Pick<Site, 'logo' | 'icon'>> =>
  rest
    .ask({
      method: 'GET',
      path: `${mayManage ? '/wp/v2/settings' : '/'}?_fields=site_logo,site_icon`,
      reply: Fields,
      quick: true,
    })
    .pipe(
      andThen(({ site_logo, site_icon }) =>
        picture(rest, site_logo ?? 0).pipe(mapAnswer((logo) => ({ logo, icon: site_icon ?? 0 }))),
      ),
    )

/** Null also if the image was deleted from the library. */
const picture = (rest: Rest, id: number): Answer<Site['logo']> =>
  id === 0
    ? answer(null)
    : rest.ask({ method: 'GET', path: `/wp/v2/media/${id}?context=view`, reply: MediaReply }).pipe(
        mapAnswer(mediaOf),
        orElse((fault): Answer<Site['logo']> => (isMissing(fault) ? answer(null) : fail(fault))),
      )

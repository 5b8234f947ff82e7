/** The store's state apart from its design: active theme, front page, logo and icon, tagline, options, fonts, products. */
import { unescape } from 'es-toolkit'
import * as t from 'io-ts'
import { largestPage } from '../../catalogue/limits'
import { ownRestorableOptions, restorableOptions } from '../../catalogue/restorable-options'
import { fact } from '../../events'
import type { Thing } from '../../events/restoring/restoring'
import { allOf, andThen, answer, fail, isByWordPress, mapAnswer, orElse } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Effect } from '../runner/effect'
import { InstalledFamily, fontFamilyOf } from '../set-up/font-shapes'
import { readOptions, readOwnOptions, storedValue } from '../shell/options'
import type { Answer, Rest } from '../runner/ports'
import { productIds } from '../set-up/products'
import { themeNow } from '../shell/theme-now'

export const readBaseline: Effect<'BaselineRead', 'rest'> = (_request, ports) => {
  // What will be brought back is what is there when the first change is made.
  const rest = askingNow(ports.rest)
  return allOf({
    theme: themeNow(rest),
    settings: whereAllowed(settings(rest)),
    options: whereAllowed(valuesOf(restorableOptions, readOptions(rest, restorableOptions))),
    ownOptions: whereAllowed(valuesOf(ownRestorableOptions, readOwnOptions(rest, ownRestorableOptions))),
    fonts: whereAllowed(fonts(rest)),
    products: productIds(rest),
  }).pipe(
    mapAnswer(({ products, ...things }) =>
      fact('BaselineReadReceived', { products, things: Object.values(things).flat() }),
    ),
  )
}

/** What this account may not read it cannot change either, so there is nothing to restore. */
const whereAllowed = (source: Answer<readonly Thing[]>): Answer<readonly Thing[]> =>
  source.pipe(
    orElse((fault): Answer<readonly Thing[]> =>
      isByWordPress(fault) && [403, 404].includes(fault.status) ? answer([]) : fail(fault),
    ),
  )

/** An unset id is 0, null or absent, depending on the field. */
const Id = t.union([t.number, t.null, t.undefined])
const Settings = t.type({
  show_on_front: t.string,
  page_on_front: Id,
  page_for_posts: Id,
  site_logo: Id,
  site_icon: Id,
  description: t.string,
})

const settings = (rest: Rest): Answer<readonly Thing[]> =>
  rest
    .ask({
      method: 'GET',
      path: '/wp/v2/settings?_fields=show_on_front,page_on_front,page_for_posts,site_logo,site_icon,description',
      reply: Settings,
      quick: true,
    })
    .pipe(
      mapAnswer((found) => [
        {
          kind: 'front-page',
          show: found.show_on_front,
          page: found.page_on_front ?? 0,
          posts: found.page_for_posts ?? 0,
        },
        { kind: 'site', logo: found.site_logo ?? 0, icon: found.site_icon ?? 0 },
        { kind: 'tagline', text: unescape(found.description) },
      ]),
    )

const valuesOf = (names: readonly string[], source: ReturnType<typeof readOptions>): Answer<readonly Thing[]> =>
  source.pipe(mapAnswer((values) => names.map((name) => ({ kind: 'option', name, value: storedValue(values[name]) }))))

/** All of them: a family that a reading leaves out would count as not there, and as made by the flow later. */
const fonts = (rest: Rest, page = 1): Answer<readonly Thing[]> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/font-families?per_page=${largestPage}${page === 1 ? '' : `&page=${page}`}&_embed=font_faces`,
      reply: t.array(InstalledFamily),
      quick: true,
    })
    .pipe(
      // The last page was full.
      orElse((fault) =>
        fault.tag === 'Refused' && fault.code === 'rest_post_invalid_page_number' ? answer([]) : fail(fault),
      ),
      mapAnswer((families) =>
        families.map((family): Thing => ({ kind: 'font', family: fontFamilyOf(family), there: true })),
      ),
      andThen((things) =>
        things.length < largestPage
          ? answer(things)
          : fonts(rest, page + 1).pipe(mapAnswer((others) => [...things, ...others])),
      ),
    )

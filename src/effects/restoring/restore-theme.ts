/** Activates a theme again, unless somebody has deleted it, or activated another one. */
import * as t from 'io-ts'
import type { ThingOf } from '../../events/restoring/restoring'
import { andThen, fail, orElse } from '../runner/answers'
import { askingNow } from '../runner/asking-now'
import type { Answer, Rest } from '../runner/ports'
import { themeNow } from '../shell/theme-now'
import type { Made } from './made'
import { unlessTouched } from './unless-touched'

type Theme = ThingOf<'theme'>

export const restoreTheme = (rest: Rest, to: Theme, from: Theme): Answer<Made> => {
  const isActive = (now: readonly Theme[], { slug }: Theme) => now.some((theme) => theme.slug === slug)
  return unlessTouched(to, {
    now: themeNow(askingNow(rest)),
    isWanted: isActive,
    // A store may not tell.
    isAsLeft: (now) => now.length === 0 || isActive(now, from),
    write: ({ slug }) => activated(rest, encodeURIComponent(slug)),
  })
}

/** That a theme is missing and that it can't be activated is one code of WooCommerce's, so the theme itself is asked for. */
const activated = (rest: Rest, slug: string): Answer<unknown> =>
  rest.ask({ method: 'POST', path: `/wc-admin/onboarding/themes/activate?theme=${slug}`, reply: t.unknown }).pipe(
    orElse((fault) =>
      fault.tag === 'Refused'
        ? askingNow(rest)
            .ask({ method: 'GET', path: `/wp/v2/themes/${slug}?_fields=stylesheet`, reply: t.unknown })
            .pipe(andThen(() => fail(fault)))
        : fail(fault),
    ),
  )

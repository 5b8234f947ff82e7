/**
 * Installs the theme and the pattern library. POST wc-admin/onboarding/themes/install is sent only if the theme is missing, because a site
 * that disallows file changes rejects it even for an installed theme. Idempotent: an installed theme gives the same answer.
 */
import * as t from 'io-ts'
import { fact } from '../events'
import { andThen, answer, fail, mapAnswer, orElse } from './runner/answers'
import type { Effect } from './runner/effect'
import type { Answer, Rest } from './runner/ports'

const ThemeReply = t.type({ slug: t.string, name: t.string, status: t.literal('success') })

export const installTheme: Effect<'ThemeInstall', 'rest'> = ({ theme }, { rest }) =>
  nameOf(rest, theme).pipe(
    orElse((fault) => (fault.tag === 'Refused' && fault.status < 500 ? installed(rest, theme) : fail(fault))),
    mapAnswer((name) => fact('ThemeInstalled', { name })),
  )

/** The name of an installed theme. */
const nameOf = (rest: Rest, theme: string): Answer<string> =>
  rest
    .ask({ method: 'GET', path: `/wp/v2/themes/${encodeURIComponent(theme)}?_fields=name`, reply: Named })
    .pipe(mapAnswer(({ name }) => name.raw))

const Named = t.type({ name: t.type({ raw: t.string }) })

const installed = (rest: Rest, theme: string): Answer<string> =>
  rest
    .ask({
      method: 'POST',
      path: `/wc-admin/onboarding/themes/install?theme=${encodeURIComponent(theme)}`,
      reply: ThemeReply,
    })
    .pipe(mapAnswer(({ name }) => name))

const InstallReply = t.type({ success: t.boolean })

/** POST wc/private/patterns. Idempotent: fetches the library again. */
export const installPatterns: Effect<'PatternInstall', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'POST', path: '/wc/private/patterns', reply: InstallReply })
    .pipe(
      andThen(({ success }) =>
        success ? answer(fact('PatternsInstalled')) : fail({ tag: 'Garbled', what: 'Fetching patterns failed' }),
      ),
    )

export const themeEffects = {
  ThemeInstall: installTheme,
  PatternInstall: installPatterns,
} as const

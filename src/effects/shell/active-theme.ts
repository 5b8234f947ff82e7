/** The active theme: its slug, whether it is a block theme, and where the user's global styles are. */
import * as t from 'io-ts'
import { andThen, answer, fail } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

export type ActiveTheme = { readonly stylesheet: string; readonly block: boolean; readonly styles: string | null }

const Links = t.partial({ 'wp:user-global-styles': t.array(t.type({ href: t.string })) })
const ThemesReply = t.array(
  t.intersection([t.type({ stylesheet: t.string, is_block_theme: t.boolean }), t.partial({ _links: Links })]),
)

export const readActiveTheme = (rest: Rest): Answer<ActiveTheme> =>
  rest.ask({ method: 'GET', path: '/wp/v2/themes?context=edit&status=active', reply: ThemesReply, quick: true }).pipe(
    andThen(([theme]): Answer<ActiveTheme> => {
      if (theme === undefined) return fail({ tag: 'Garbled', what: 'no active theme' })
      const href = theme._links?.['wp:user-global-styles']?.[0]?.href
      return answer({
        stylesheet: theme.stylesheet,
        block: theme.is_block_theme,
        styles: href === undefined ? null : (/\/global-styles\/(\d+)/.exec(decodeURIComponent(href))?.[1] ?? null),
      })
    }),
  )

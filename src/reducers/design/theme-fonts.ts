/** Whether the current theme has the fonts that a pairing expects of its theme: another theme may not define their slugs. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { themeSlug } from '../../catalogue/defaults'
import { themeFamilySlugs } from '../../catalogue/fonts/families'
import type { FontPairing } from '../../catalogue/fonts/font-pairing'
import type { ServerDesign } from './design'

const ThemeFamily = t.type({ slug: t.string, fontFamily: t.string })
const Base = t.type({
  settings: t.type({ typography: t.type({ fontFamilies: t.type({ theme: t.array(ThemeFamily) }) }) }),
})

export const canShow = (server: Pick<ServerDesign, 'theme' | 'base'> | null, pairing: FontPairing): boolean => {
  const wanted = pairing.settings.typography.fontFamilies.theme.filter(({ slug }) => themeFamilySlugs.includes(slug))
  if (server === null || server.theme === themeSlug || wanted.length === 0) return true
  const own = familiesOf(server.base)
  return wanted.every(({ slug, fontFamily }) =>
    own.some((family) => family.slug === slug && plain(family.fontFamily) === plain(fontFamily)),
  )
}

const familiesOf = (base: string) =>
  pipe(
    J.parse(base),
    E.chainW((json) => Base.decode(json)),
    E.match(
      () => [],
      ({ settings }) => settings.typography.fontFamilies.theme,
    ),
  )

/** Themes differ in quotes, spaces and case. */
const plain = (family: string): string => family.replaceAll(/["'\s]/g, '').toLowerCase()

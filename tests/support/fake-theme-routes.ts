/** The fake store's themes: installed ones, available ones, and the active one. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

const obtainable = ['twentytwentythree', 'twentytwentyfour', 'twentytwentyfive']

export const isInstalled = ({ theme, installed }: FakeStore, slug: string): boolean =>
  slug === theme || installed.has(slug)

const stylesId = ({ theme, stylesIds }: FakeStore) => stylesIds?.[theme] ?? (theme === 'twentytwentyfour' ? 7 : 3)

export const nameOf = (slug: string) => `The theme ${slug}`

const done = (slug: string) => ({ slug, name: nameOf(slug), status: 'success' })

const card = (slug: string, { theme, describesThemes }: FakeStore) => ({
  slug,
  name: nameOf(slug),
  ...(describesThemes && { description: 'A theme' }),
  price: 'Free',
  is_free: true,
  is_active: slug === theme,
  thumbnail_url: `http://store.test/${slug}.png`,
  link_url: `http://store.test/${slug}`,
  color_palettes: [{ title: 'Plain', primary: '#000000', secondary: '#ffffff' }],
  total_palettes: 1,
})

export const themeRoutes: readonly Route[] = [
  [
    'GET',
    /^\/wp\/v2\/themes\?/,
    (store) => [
      {
        stylesheet: store.theme,
        name: { raw: nameOf(store.theme) },
        is_block_theme: true,
        _links: {
          'wp:user-global-styles': [{ href: `http://store.test/wp-json/wp/v2/global-styles/${stylesId(store)}` }],
        },
      },
    ],
  ],
  [
    'GET',
    /^\/wp\/v2\/themes\/([\w-]+)/,
    (store, _body, [, slug = '']) =>
      isInstalled(store, slug) ? { name: { raw: nameOf(slug) } } : refusal(404, 'rest_theme_not_found'),
  ],
  [
    'GET',
    /^\/wc-admin\/onboarding\/themes\/recommended/,
    (store) => ({
      themes: obtainable.map((slug) => card(slug, store)),
      _links: { browse_all: { href: 'http://store.test/themes' } },
    }),
  ],
  [
    'POST',
    /^\/wc-admin\/onboarding\/themes\/install\?theme=([\w-]+)/,
    ({ installed }, _body, [, slug = '']) => {
      if (!obtainable.includes(slug)) return refusal(500, 'woocommerce_rest_theme_install')
      installed.add(slug)
      return done(slug)
    },
  ],
]

/** The request of WordPress's themes page. */
export const themeRoutesOfOthers: readonly Route[] = [
  [
    'POST',
    /^\/wc-admin\/onboarding\/themes\/activate\?theme=([\w-]+)/,
    (store, _body, [, slug = '']) => {
      if (!isInstalled(store, slug)) return refusal(500, 'woocommerce_rest_invalid_theme')
      // The previous theme stays installed.
      store.installed.add(store.theme)
      store.theme = slug
      return done(slug)
    },
  ],
]

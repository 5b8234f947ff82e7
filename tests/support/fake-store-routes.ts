/** The fake store's routes, each as short as the flow needs it. */
import { pick } from 'es-toolkit'
import { aiRoutes } from './fake-ai-routes'
import { modelRoutes } from './fake-model-routes'
import { fontRoutes } from './fake-font-routes'
import { linkRoutes } from './fake-link-routes'
import { mediaRoutes } from './fake-media-routes'
import { photographRoutes } from './fake-photograph-routes'
import { optionRoutes } from './fake-option-routes'
import { refusal, type Route } from './fake-route'
import { publicationRoutes } from './fake-publication-routes'
import { stylesVersion } from './fake-versions'
import { shopRoutes } from './fake-shop-routes'
import type { FakeStore } from './fake-store'
import { templateRoutes, templateRoutesOfOthers } from './fake-template-routes'
import { themeRoutes, themeRoutesOfOthers } from './fake-theme-routes'

const pattern = (name: string, category: string) => ({
  name: `customize-your-store/${name}`,
  title: name,
  content: `<!-- wp:group {"className":"${name}"} -->\n<div class="wp-block-group ${name}"></div>\n<!-- /wp:group -->`,
  categories: [category],
  source: 'plugin',
})

const stylesOf = (store: FakeStore, id = '') =>
  store.styles[id] === undefined
    ? refusal(404, 'rest_global_styles_not_found')
    : { id: Number(id), ...store.styles[id], customize_your_store_version: stylesVersion(store, id) }

const stylesRoutes: readonly Route[] = [
  [
    'GET',
    /^\/wp\/v2\/global-styles\/themes/,
    () => ({ settings: {}, styles: {}, customize_your_store_version: 'none' }),
  ],
  ['GET', /^\/wp\/v2\/global-styles\/(\d+)/, (store, _body, [, id]) => stylesOf(store, id)],
]

/** Requests of others; the flow itself does not send them. */
export const routesOfOthers: readonly Route[] = [
  ...templateRoutesOfOthers,
  ...themeRoutesOfOthers,
  [
    'PUT',
    /^\/wp\/v2\/global-styles\/(\d+)/,
    (store, body, [, id = '']) => {
      if (store.styles[id] !== undefined)
        store.styles[id] = pick(body as FakeStore['styles'][string], ['settings', 'styles'])
      return stylesOf(store, id)
    },
  ],
]

export const routes: readonly Route[] = [
  ...themeRoutes,
  ...photographRoutes,
  ...templateRoutes,
  ...stylesRoutes,
  ['GET', /^\/wp\/v2\/navigation/, ({ menus }) => menus],
  ...fontRoutes,
  ...linkRoutes,
  ...mediaRoutes,
  [
    'GET',
    /^\/wp\/v2\/block-patterns\/patterns/,
    () => [
      pattern('header-essential', 'woo-commerce'),
      pattern('footer-with-3-menus', 'woo-commerce'),
      pattern('centered-content-with-image-below', 'intro'),
      pattern('header-centered-menu', 'woo-commerce'),
      pattern('just-arrived-full-hero', 'intro'),
      pattern('product-collection-5-columns', 'featured-selling'),
      pattern('goods-and-a-link', 'featured-selling'),
      pattern('testimonials-3-columns', 'reviews'),
    ],
  ],
  ...shopRoutes,
  ...aiRoutes,
  ...modelRoutes,
  ...optionRoutes,
  ...publicationRoutes,
  ['GET', /^\/wc\/private\/patterns/, () => ({ success: true })],
  ['POST', /^\/wc\/private\/patterns/, () => ({ success: true })],
  ['GET', /^\/customize-your-store\/v1\/editor-settings/, () => ({})],
  [
    'POST',
    /^\/customize-your-store\/v1\/understood/,
    () => ({
      trades: ['bakery'],
      place: 'Leeds',
      name: null,
      nearest: [],
      pictures: '/pictures/',
      choices: [
        { trade: 'bakery', name: 'Bread and cake', picture: 'loaves.webp' },
        { trade: 'soap', name: 'Soap', picture: 'soap.webp' },
      ],
    }),
  ],
  ['GET', /^\/customize-your-store\/v1\/store/, (store) => store.use],
  ['GET', /^\/wc\/store\/v1\/products\/categories/, () => [{ id: 7, name: 'Mugs &amp; cups' }]],
  [
    'GET',
    /^\/wc\/store\/v1\/products(\?|$)/,
    () => [31, 32].map((id) => ({ id, name: `Mug ${id}`, images: [], prices: {} })),
  ],
]

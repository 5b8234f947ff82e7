/** The fake store's routes, each as short as the flow needs it. */
import type { FakeStore } from './fake-store'
import { fontRoutes, type Route } from './fake-font-routes'

const entity = (store: FakeStore, key: string) => ({
  id: `${store.theme}//${key}`,
  content: { raw: store.contents[key] },
  modified: null,
})

const pattern = (name: string, category: string) => ({
  name: `woocommerce-blocks/${name}`,
  title: name,
  content: `<!-- wp:group {"className":"${name}"} -->\n<div class="wp-block-group ${name}"></div>\n<!-- /wp:group -->`,
  categories: [category],
  source: 'plugin',
})

export const routes: readonly Route[] = [
  [
    'GET',
    /^\/wp\/v2\/themes/,
    (store) => [
      {
        stylesheet: store.theme,
        is_block_theme: true,
        _links: { 'wp:user-global-styles': [{ href: 'http://store.test/wp-json/wp/v2/global-styles/7' }] },
      },
    ],
  ],
  ['GET', /^\/wp\/v2\/templates\/lookup/, (store) => entity(store, 'home')],
  ['GET', /^\/wp\/v2\/template-parts\/.*\/\/(header|footer)/, (store, _body, [, part = '']) => entity(store, part)],
  [
    'PUT',
    /^\/wp\/v2\/template(?:s|-parts)\/.*\/\/(\w+)/,
    (store, body, [, key = '']) => {
      store.contents[key] = (body as { content: string }).content
      store.options['woocommerce_admin_customize_store_completed'] = 'yes'
      return { modified: null }
    },
  ],
  ['GET', /^\/wp\/v2\/global-styles\/themes/, () => ({ settings: {}, styles: {} })],
  ['GET', /^\/wp\/v2\/global-styles\/7/, (store) => ({ id: 7, ...store.styles })],
  [
    'PUT',
    /^\/wp\/v2\/global-styles\/7/,
    (store, body) => {
      store.styles = body as FakeStore['styles']
      return { id: 7 }
    },
  ],
  ['GET', /^\/wp\/v2\/navigation/, () => []],
  ...fontRoutes,
  [
    'GET',
    /^\/wp\/v2\/block-patterns\/patterns/,
    () => [
      pattern('header-essential', 'woo-commerce'),
      pattern('footer-with-3-menus', 'woo-commerce'),
      pattern('centered-content-with-image-below', 'intro'),
    ],
  ],
  ['GET', /^\/wp\/v2\/settings/, () => ({ site_logo: null, site_icon: 0 })],
  [
    'POST',
    /^\/wp\/v2\/settings/,
    (store, body) => {
      store.frontPage = (body as { show_on_front: string }).show_on_front
      return { show_on_front: store.frontPage }
    },
  ],
  ['GET', /^\/wc-admin\/options/, (store) => store.options],
  [
    'POST',
    /^\/wc-admin\/options/,
    (store, body) => {
      Object.assign(store.options, body)
      return {}
    },
  ],
  [
    'GET',
    /^\/wc-admin\/onboarding\/tasks/,
    (store) => [
      {
        tasks: [
          { id: 'customize-store', isComplete: store.options['woocommerce_admin_customize_store_completed'] === 'yes' },
        ],
      },
    ],
  ],
  ['GET', /^\/wc-admin\/onboarding\/themes\/recommended/, () => ({ themes: [], _links: { browse_all: { href: '' } } })],
  [
    'POST',
    /^\/wc-admin\/onboarding\/themes\/install\?theme=(\w+)/,
    (_store, _body, [, slug]) => ({ slug, name: slug, status: 'success' }),
  ],
  [
    'POST',
    /^\/wc-admin\/onboarding\/themes\/activate\?theme=(\w+)/,
    (store, _body, [, slug = '']) => {
      store.theme = slug
      return { slug, name: slug, status: 'success' }
    },
  ],
  [
    'POST',
    /^\/wc-admin\/onboarding\/products/,
    (store) => {
      while (store.products.length < 6) store.products.push(`Sample ${store.products.length + 1}`)
      return { success: true }
    },
  ],
  ['GET', /^\/wc\/private\/patterns/, () => ({ success: true })],
  ['POST', /^\/wc\/private\/patterns/, () => ({ success: true })],
  ['GET', /^\/customize-your-store\/v1\/editor-settings/, () => ({})],
]

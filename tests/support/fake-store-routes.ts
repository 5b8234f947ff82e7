/** The fake store's routes, each as short as the flow needs it. */
import type { FakeStore } from './fake-store'
import { aiRoutes } from './fake-ai-routes'
import { fontRoutes, type Route } from './fake-font-routes'
import { mediaRoutes } from './fake-media-routes'
import { shopRoutes } from './fake-shop-routes'

const files: Readonly<Record<string, string>> = {
  home: '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:paragraph --><p>Old</p><!-- /wp:paragraph -->\n\n<!-- wp:template-part {"slug":"footer"} /-->',
  header: '<!-- wp:site-title /-->',
  footer: '<!-- wp:paragraph --><p>Old footer</p><!-- /wp:paragraph -->',
}

const entity = (store: FakeStore, id: string) => ({
  id,
  content: { raw: store.contents[id] ?? files[id.split('//')[1] ?? ''] ?? '' },
  modified: store.times[id] ?? null,
})

/** Later with each call. Each store has its own time: a session is the same whatever was before it. */
const now = ({ asked }: FakeStore) => `2026-01-01T00:00:00.${asked.length}`

const completed = 'woocommerce_admin_customize_store_completed'

const stylesId = ({ theme }: FakeStore) => (theme === 'twentytwentyfour' ? 7 : 3)

const pattern = (name: string, category: string) => ({
  name: `customize-your-store/${name}`,
  title: name,
  content: `<!-- wp:group {"className":"${name}"} -->\n<div class="wp-block-group ${name}"></div>\n<!-- /wp:group -->`,
  categories: [category],
  source: 'plugin',
})

export const routes: readonly Route[] = [
  [
    'GET',
    /^\/wp\/v2\/themes\?/,
    (store) => [
      {
        stylesheet: store.theme,
        name: { raw: `The theme ${store.theme}` },
        is_block_theme: true,
        _links: {
          'wp:user-global-styles': [{ href: `http://store.test/wp-json/wp/v2/global-styles/${stylesId(store)}` }],
        },
      },
    ],
  ],
  ['GET', /^\/wp\/v2\/templates\/lookup/, (store) => entity(store, `${store.theme}//home`)],
  [
    'GET',
    /^\/wp\/v2\/template-parts\?/,
    (store) => ['header', 'footer'].map((slug) => ({ ...entity(store, `${store.theme}//${slug}`), slug, area: slug })),
  ],
  ['GET', /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/\w+)/, (store, _body, [, id = '']) => entity(store, id)],
  [
    'PUT',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/\w+)/,
    (store, body, [, id = '']) => {
      store.contents[id] = (body as { content: string }).content
      store.times[id] = now(store)
      return entity(store, id)
    },
  ],
  [
    'DELETE',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/\w+)\?force=true/,
    (store, _body, [, id = '']) => {
      for (const kept of [store.contents, store.times]) Reflect.deleteProperty(kept, id)
      return { deleted: true }
    },
  ],
  ['GET', /^\/wp\/v2\/global-styles\/themes/, () => ({ settings: {}, styles: {} })],
  ['GET', /^\/wp\/v2\/global-styles\/(\d+)/, (store, _body, [, id = '']) => ({ id: Number(id), ...store.styles[id] })],
  [
    'PUT',
    /^\/wp\/v2\/global-styles\/(\d+)/,
    (store, body, [, id = '']) => {
      store.styles[id] = body as FakeStore['styles'][string]
      return { id: Number(id), ...store.styles[id] }
    },
  ],
  ['GET', /^\/wp\/v2\/navigation/, () => []],
  ...fontRoutes,
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
      pattern('testimonials-3-columns', 'reviews'),
    ],
  ],
  ...shopRoutes,
  ...aiRoutes,
  ['GET', /^\/wc-admin\/options/, (store) => store.options],
  [
    'POST',
    /^\/(wc-admin|customize-your-store\/v1)\/options/,
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
        tasks: [{ id: 'customize-store', isComplete: store.options[completed] === 'yes' }],
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
  ['GET', /^\/wc\/private\/patterns/, () => ({ success: true })],
  ['POST', /^\/wc\/private\/patterns/, () => ({ success: true })],
  ['GET', /^\/customize-your-store\/v1\/editor-settings/, () => ({})],
  ['GET', /^\/customize-your-store\/v1\/store/, (store) => store.use],
]

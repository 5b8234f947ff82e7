/** A small model of the store behind the REST port, visibly simpler than the real one, which tests/store and tests/browser use. */
import * as E from 'fp-ts/Either'
import type { Fault } from '../../src/events/fault'
import type { RestRequest } from '../../src/effects/ports'

export type FakeStore = {
  theme: string
  readonly products: string[]
  readonly families: {
    id: number
    slug: string
    name: string
    fontFamily: string
    faces: { fontWeight: string; fontStyle: string; fontFamily: string; src: string }[]
  }[]
  readonly options: Record<string, unknown>
  readonly contents: Record<string, string>
  styles: { settings: unknown; styles: unknown }
  frontPage: string
  /** Every request that reached the store, as 'METHOD path'. */
  readonly asked: string[]
}

export const fakeStore = (): FakeStore => ({
  theme: 'twentytwentythree',
  products: [],
  families: [],
  options: { woocommerce_allow_tracking: 'yes' },
  contents: {
    home: '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:paragraph --><p>Old</p><!-- /wp:paragraph -->\n\n<!-- wp:template-part {"slug":"footer"} /-->',
    header: '<!-- wp:site-title /-->',
    footer: '<!-- wp:paragraph --><p>Old footer</p><!-- /wp:paragraph -->',
  },
  styles: { settings: {}, styles: {} },
  frontPage: 'page',
  asked: [],
})

/** The store's answer: what its routes would say, decoded by the request's own codec. */
export const serve = <A>(store: FakeStore, request: RestRequest<A>): E.Either<Fault, A> => {
  store.asked.push(`${request.method} ${request.path}`)
  const route = routes.find(([method, pattern]) => method === request.method && pattern.test(request.path))
  if (route === undefined) return E.left({ tag: 'Refused', status: 404, code: 'rest_no_route', message: request.path })
  const value = route[2](store, request.body, route[1].exec(request.path) ?? [])
  return E.mapLeft((): Fault => ({ tag: 'Garbled', what: request.path }))(request.reply.decode(value))
}

type Route = readonly [
  RestRequest<unknown>['method'],
  RegExp,
  (store: FakeStore, body: unknown, match: readonly string[]) => unknown,
]

const entity = (store: FakeStore, key: string) => ({
  id: `${store.theme}//${key}`,
  content: { raw: store.contents[key] },
  modified: null,
})

const embedded = (family: FakeStore['families'][number]) => ({
  id: family.id,
  font_family_settings: { slug: family.slug, name: family.name, fontFamily: family.fontFamily },
  _embedded: { font_faces: family.faces.map((face) => ({ font_face_settings: face })) },
})

const pattern = (name: string, category: string) => ({
  name: `woocommerce-blocks/${name}`,
  title: name,
  content: `<!-- wp:group {"className":"${name}"} -->\n<div class="wp-block-group ${name}"></div>\n<!-- /wp:group -->`,
  categories: [category],
  source: 'plugin',
})

const routes: readonly Route[] = [
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
  ['GET', /^\/wp\/v2\/font-collections\?/, () => [{ slug: 'google-fonts' }]],
  [
    'GET',
    /^\/wp\/v2\/font-collections\/google-fonts/,
    () => ({ font_families: ['inter', 'rubik', 'lora'].map(offer) }),
  ],
  [
    'GET',
    /^\/wp\/v2\/font-families\?slug=([\w-]+)/,
    (store, _body, [, slug]) => store.families.filter((family) => family.slug === slug).map(embedded),
  ],
  ['GET', /^\/wp\/v2\/font-families/, (store) => store.families.map(embedded)],
  [
    'POST',
    /^\/wp\/v2\/font-families$/,
    (store, body) => {
      const settings = JSON.parse(
        (body as { font_family_settings: string }).font_family_settings,
      ) as FakeStore['families'][number]
      const family = { ...settings, id: store.families.length + 1, faces: [] }
      store.families.push(family)
      return embedded(family)
    },
  ],
  [
    'POST',
    /^\/wp\/v2\/font-families\/(\d+)\/font-faces/,
    (store, body, [, id]) => {
      const face = JSON.parse(
        String((body as FormData).get('font_face_settings')),
      ) as FakeStore['families'][number]['faces'][number]
      store.families.find((family) => family.id === Number(id))?.faces.push(face)
      return { font_face_settings: face }
    },
  ],
  [
    'GET',
    /^\/wp\/v2\/block-patterns\/patterns/,
    () => [
      pattern('header-essential', 'woo-commerce'),
      pattern('footer-with-3-menus', 'woo-commerce'),
      pattern('centered-content-with-image-below', 'intro'),
    ],
  ],
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

const offer = (slug: string) => ({
  font_family_settings: {
    slug,
    name: slug,
    fontFamily: slug,
    fontFace: ['400', '500', '800'].map((fontWeight) => ({
      fontFamily: slug,
      fontStyle: 'normal',
      fontWeight,
      src: `http://store.test/${slug}-${fontWeight}.woff2`,
    })),
  },
})

/** The fake store's templates and parts: edited ones override the files that each of its themes has. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'
import { templateVersion } from './fake-versions'

const files: Readonly<Record<string, string>> = {
  home: '<!-- wp:template-part {"slug":"header"} /-->\n\n<!-- wp:paragraph --><p>Old</p><!-- /wp:paragraph -->\n\n<!-- wp:template-part {"slug":"footer"} /-->',
  header: '<!-- wp:site-title /-->',
  footer: '<!-- wp:paragraph --><p>Old footer</p><!-- /wp:paragraph -->',
}

const fileOf = (store: FakeStore, id: string): string | undefined => store.files?.[id] ?? files[id.split('//')[1] ?? '']

export const isThere = (store: FakeStore, id: string) =>
  Object.hasOwn(store.contents, id) || fileOf(store, id) !== undefined

export const contentOf = (store: FakeStore, id: string): string =>
  (Object.hasOwn(store.contents, id) ? store.contents[id] : undefined) ?? fileOf(store, id) ?? ''

const entity = (store: FakeStore, id: string) => ({
  id,
  content: { raw: contentOf(store, id) },
  modified: store.times[id] ?? null,
  customize_your_store_version: templateVersion(store, id),
})

/** Increases with each call. Each store has its own time, so that a session does not depend on earlier ones. */
const now = ({ asked }: FakeStore) => `2026-01-01T00:00:00.${asked.length}`

export const written = (store: FakeStore, id: string, content: string): void => {
  store.contents[id] = content
  store.times[id] = now(store)
}

const missing = refusal(404, 'rest_template_not_found')

/** The site editor's requests; the flow publishes instead. */
export const templateRoutesOfOthers: readonly Route[] = [
  [
    'GET',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/[\w-]+)/,
    (store, _body, [, id = '']) => (isThere(store, id) ? entity(store, id) : missing),
  ],
  [
    'PUT',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/[\w-]+)/,
    (store, body, [, id = '']) => {
      if (!isThere(store, id)) return missing
      written(store, id, (body as { readonly content: string }).content)
      return entity(store, id)
    },
  ],
]

export const templateRoutes: readonly Route[] = [
  // All of its themes are block themes.
  ['GET', /^\/customize-your-store\/v1\/classic-menus/, () => ({ menus: null })],
  [
    'GET',
    /^\/wp\/v2\/templates\/lookup/,
    (store) => {
      const [first, second] = [`${store.theme}//front-page`, `${store.theme}//home`]
      return { ...entity(store, isThere(store, first) ? first : second), customize_your_store_of_page: null }
    },
  ],
  [
    'GET',
    /^\/wp\/v2\/template-parts\?/,
    (store) => ['header', 'footer'].map((slug) => ({ ...entity(store, `${store.theme}//${slug}`), slug, area: slug })),
  ],
]

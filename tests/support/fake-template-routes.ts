/** The fake store's templates and their parts: what was edited, over the files that every theme of its has. */
import { createHash } from 'node:crypto'
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

const missing = refusal(404, 'rest_template_not_found')

export const contentOf = (store: FakeStore, id: string): string =>
  (Object.hasOwn(store.contents, id) ? store.contents[id] : undefined) ?? fileOf(store, id) ?? ''

const entity = (store: FakeStore, id: string) => ({
  id,
  content: { raw: contentOf(store, id) },
  modified: store.times[id] ?? null,
  customize_your_store_sent: sentHash(store, id),
  customize_your_store_version: templateVersion(store, id),
})

/** Null for a file, and for what others made of it since. */
const sentHash = ({ contents, lastSent }: FakeStore, id: string): string | null => {
  const content = contents[id]
  return content !== undefined && content === lastSent[id] ? createHash('sha256').update(content).digest('hex') : null
}

/** Later with each call. Each store has its own time: a session is the same whatever was before it. */
const now = ({ asked }: FakeStore) => `2026-01-01T00:00:00.${asked.length}`

export const written = (store: FakeStore, id: string, body: unknown) => {
  const { content } = body as { readonly content: string }
  store.contents[id] = content
  store.lastSent[id] = content
  store.times[id] = now(store)
  return entity(store, id)
}

export const templateRoutes: readonly Route[] = [
  // Its themes are block themes.
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
  [
    'GET',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/[\w-]+)/,
    (store, _body, [, id = '']) => (isThere(store, id) ? entity(store, id) : missing),
  ],
  [
    'PUT',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/[\w-]+)/,
    (store, body, [, id = '']) => (isThere(store, id) ? written(store, id, body) : missing),
  ],
  [
    'POST',
    /^\/wp\/v2\/templates\?/,
    (store, body) => {
      const { theme, slug } = body as { readonly theme: string; readonly slug: string }
      return written(store, `${theme}//${slug}`, body)
    },
  ],
  [
    'DELETE',
    /^\/wp\/v2\/template(?:s|-parts)\/(\w+\/\/[\w-]+)\?force=true/,
    (store, _body, [, id = '']) => {
      if (!isThere(store, id)) return missing
      if (!Object.hasOwn(store.contents, id)) return refusal(400, 'rest_invalid_template')
      for (const kept of [store.contents, store.times, store.lastSent]) Reflect.deleteProperty(kept, id)
      return { deleted: true }
    },
  ],
]

/** The fake store's media library; it finds pictures by slug, as WordPress does. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

type Picture = {
  readonly id: number
  readonly slug: string
  readonly source_url: string
  readonly alt_text: string
  readonly media_details: { readonly width: number; readonly height: number }
}

const libraries = new WeakMap<FakeStore, Picture[]>()

/** All pictures of a store. */
export const libraryOf = (store: FakeStore): Picture[] => {
  const library = libraries.get(store) ?? []
  libraries.set(store, library)
  return library
}

const made = new WeakMap<FakeStore, number>()

/** An id is never reused, even after its picture was deleted. */
const nextId = (store: FakeStore): number => {
  const id = (made.get(store) ?? 99) + 1
  made.set(store, id)
  return id
}

export const mediaRoutes: readonly Route[] = [
  [
    'GET',
    /^\/wp\/v2\/media\?slug=([\w-]+)$/,
    (store, _body, [, slug]) => libraryOf(store).filter((picture) => picture.slug === slug),
  ],
  [
    'GET',
    /^\/wp\/v2\/media\/(\d+)/,
    (store, _body, [, id]) =>
      libraryOf(store).find((picture) => picture.id === Number(id)) ?? refusal(404, 'rest_post_invalid_id'),
  ],
  [
    'DELETE',
    /^\/wp\/v2\/media\/(\d+)\?force=true$/,
    (store, _body, [, id]) => {
      const library = libraryOf(store)
      const place = library.findIndex((picture) => picture.id === Number(id))
      return place === -1
        ? refusal(404, 'rest_post_invalid_id')
        : { deleted: true, previous: library.splice(place, 1)[0] }
    },
  ],
  [
    'POST',
    /^\/wp\/v2\/media$/,
    (store, body) => {
      const form = body as FormData
      const file = form.get('file') as File
      // WordPress's reply to a file type that it does not accept.
      if (file.type === 'image/svg+xml') return refusal(500, 'rest_upload_unknown_error')
      const library = libraryOf(store)
      const slug = form.get('slug') as string
      const first = library.find((one) => one.slug === slug)
      // The plugin answers with it.
      if (first !== undefined) return first
      const picture = {
        id: nextId(store),
        slug,
        source_url: `http://store.test/${file.name}`,
        alt_text: '',
        media_details: { width: 300, height: 300 },
      }
      library.push(picture)
      return picture
    },
  ],
]

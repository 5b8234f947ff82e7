/** The fake store's photograph search: it reaches Openverse only if a test allows it. */
import type { Photograph } from '../../src/events/pictures'
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

const found = new WeakMap<FakeStore, readonly Photograph[]>()

/** From now on, the store reaches Openverse, which returns these photographs for any search. */
export const findsPhotographs = (store: FakeStore, photographs: readonly Photograph[]): FakeStore => {
  found.set(store, photographs)
  return store
}

const consent = 'customize_your_store_photographs'
const ours = (name: string) => `customize_your_store_photographs_${name}`

/** The store's answer; a refusal without consent, or if Openverse cannot be reached. */
const asking =
  (says: (found: readonly Photograph[], body: unknown) => unknown): Route[2] =>
  (store, body) => {
    if (store.options[consent] !== 'yes') return refusal(403, ours('consent'))
    const photographs = found.get(store)
    return photographs === undefined ? refusal(502, ours('unreachable')) : says(photographs, body)
  }

export const photographRoutes: readonly Route[] = [
  [
    'POST',
    /^\/customize-your-store\/v1\/photographs\/consent$/,
    ({ options }, body) => {
      const { agreed } = body as { readonly agreed: boolean }
      options[consent] = agreed ? 'yes' : false
      return { agreed }
    },
  ],
  [
    'GET',
    /^\/customize-your-store\/v1\/photographs\?search=/,
    asking((photographs) => ({ photographs, page: 1, pages: 1 })),
  ],
  [
    'POST',
    /^\/customize-your-store\/v1\/photographs$/,
    asking((photographs, body) => {
      const { id } = body as { readonly id: string }
      const one = photographs.find((each) => each.id === id)
      return one === undefined
        ? refusal(404, ours('gone'))
        : {
            id: 900 + photographs.indexOf(one),
            source_url: `http://store.test/${id}.jpg`,
            alt_text: one.title,
            media_details: { width: one.width, height: one.height },
          }
    }),
  ],
]

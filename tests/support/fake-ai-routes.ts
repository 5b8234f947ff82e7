/** The fake store's content: who may write texts and products, from which description, and how they are reset. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'
import { keepWordsWithVersion } from './fake-versions-kept'

/** The server's state of the content; a text is identified by the description that it was written for. */
export type FakeContent = {
  /** The texts of the patterns; null for the original ones. */
  patterns: string | null
  /** Titles of samples that were written, by id. */
  readonly products: Record<number, string>
  /** The description that the content was last written for. */
  marked: string | null
  /** The title that this server wrote. */
  title: string | null
  /** What a search for pictures finds. */
  images: readonly { readonly title: string; readonly URL: string }[]
  /** The recognized kind of business; null if the store does not report it, like WooCommerce's own routes. */
  kind: string | null
  /** Why no products are written; null when they are. */
  errors: readonly string[] | null
  /** Whether WordPress has a model to ask. */
  model: boolean
}

export const fakeContent = (): FakeContent => ({
  patterns: null,
  products: {},
  marked: null,
  title: null,
  images: [{ title: 'Bread', URL: 'http://store.test/bread.jpg' }],
  kind: null,
  errors: null,
  model: false,
})

type Brief = { readonly write?: boolean; readonly business_description: string; readonly provider?: string }
type Writing = { readonly products_information: { readonly product_id: number; readonly title: string } }

const connection = 'woocommerce_blocks_allow_ai_connection'
const ok = { ai_content_generated: true }

const isWritten = ({ ai, products }: FakeStore) =>
  ai.patterns !== null || products.some(({ id, status }) => status === 'publish' && Object.hasOwn(ai.products, id))

/** Samples are the products that the store itself created. */
const samples = ({ products }: FakeStore) => products.filter(({ id, status }) => id >= 100 && status === 'publish')

export const makeSamples = (store: FakeStore): void => {
  const there = store.products.filter(({ status }) => status === 'publish').length
  for (let missing = 6 - there; missing > 0; missing -= 1)
    store.products.push({
      id: 100 + store.products.length,
      status: 'publish',
      date: '2026-01-01T00:00:00',
      modified: '2026-01-01T00:00:05',
    })
}

const proposal = ({ id }: FakeStore['products'][number], description: string) => ({
  product_id: id,
  title: `Number ${id} for ${description}`,
  description: 'A product description',
  price: 12.5,
  image: { src: 'http://store.test/bread.jpg', alt: 'Bread' },
})

/** Writing its texts changes a product's modification time, a while after it was created, as in the real store. */
const modify = (store: FakeStore, id: number) => {
  const product = store.products.find((one) => one.id === id)
  if (product) product.modified = '2026-01-01T00:05:00'
}

/** A route that forwards a description only if the store may use AI. */
const ai = (method: Route[0], name: string, reply: (store: FakeStore, body: unknown) => unknown): Route => [
  method,
  new RegExp(`^/(?:wc/private|customize-your-store/v1)/ai/${name}$`),
  (store, body) =>
    method !== 'POST' || (body as Brief).provider === 'rules' || store.options[connection] === 'yes'
      ? reply(store, body)
      : refusal(403, 'ai_connection_not_allowed'),
]

export const aiRoutes: readonly Route[] = [
  ai('GET', 'store-info', (store) => ({ is_ai_generated: isWritten(store) })),
  ai('POST', 'images', (store, body) => {
    const images = store.ai.marked === (body as Brief).business_description ? [] : store.ai.images
    const told = store.ai.kind === null ? {} : { kind: store.ai.kind }
    return { ...ok, images: { images, search_term: 'bread' }, ...told }
  }),
  ai('POST', 'products', (store, body) => {
    if (store.ai.errors !== null)
      return { ai_content_generated: false, product_content: [], additional_errors: store.ai.errors }
    makeSamples(store)
    const { business_description, provider, write = false } = body as Brief
    const proposed = samples(store).map((sample) => proposal(sample, business_description))
    // WooCommerce's own route, which Jetpack's connection uses, only proposes.
    const written = write && provider !== 'jetpack'
    if (written) {
      for (const { product_id, title } of proposed) {
        store.ai.products[product_id] = title
        modify(store, product_id)
      }
      keepWordsWithVersion(store)
    }
    return { ...ok, product_content: proposed, ...(provider === 'jetpack' ? {} : { written }) }
  }),
  ai('POST', 'patterns', (store, body) => {
    store.ai.patterns = (body as Brief).business_description
    return ok
  }),
  ai('POST', 'product', (store, body) => {
    const { product_id, title } = (body as Writing).products_information
    store.ai.products[product_id] = title
    modify(store, product_id)
    return ok
  }),
  ai('POST', 'business-description', (store, body) => {
    store.ai.marked = (body as Brief).business_description
    return ok
  }),
  ai('POST', 'store-title', (store, body) => {
    const title = store.options['blogname'] ?? ''
    if (title !== '' && title !== store.ai.title) return { ai_content_generated: false }
    store.ai.title = `Title for ${(body as Brief).business_description}`
    store.options['blogname'] = store.ai.title
    return ok
  }),
  ai('DELETE', 'patterns', (store) => {
    Object.assign(store.ai, { patterns: null, marked: null })
    return { removed: true }
  }),
  ai('DELETE', 'products', (store) => {
    for (const { id } of samples(store))
      if (Reflect.has(store.ai.products, id)) {
        Reflect.deleteProperty(store.ai.products, id)
        modify(store, id)
      }
    store.ai.marked = null
    return { removed: true }
  }),
]

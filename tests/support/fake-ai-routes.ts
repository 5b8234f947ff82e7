/** The fake store's own words and products: who may write them, from which description, and the way back. */
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

/** What the store's server knows of its content; words are told by the description that they were written for. */
export type FakeContent = {
  /** Of the patterns; null for their own. */
  patterns: string | null
  /** Titles of samples that were written, by id. */
  readonly products: Record<number, string>
  /** The description that the content was last written for. */
  marked: string | null
  /** The title that was written here. */
  title: string | null
  /** What a search for pictures finds. */
  images: readonly { readonly title: string; readonly URL: string }[]
  /** The kind of business that is understood; null when the store does not tell, as WooCommerce's own routes do not. */
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

type Brief = { readonly business_description: string; readonly provider?: string }
type Writing = { readonly products_information: { readonly product_id: number; readonly title: string } }

const connection = 'woocommerce_blocks_allow_ai_connection'
const ok = { ai_content_generated: true }

const isWritten = ({ ai, products }: FakeStore) =>
  ai.patterns !== null || products.some(({ id, status }) => status === 'publish' && Object.hasOwn(ai.products, id))

/** Samples are those that the store made by itself. */
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

/** Written words make a product younger, as in the real store; a while after it was made. */
const modify = (store: FakeStore, id: number) => {
  const product = store.products.find((one) => one.id === id)
  if (product) product.modified = '2026-01-01T00:05:00'
}

/** A route that sends a description on only where the store may use AI. */
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
    return {
      ...ok,
      product_content: samples(store).map((sample) => proposal(sample, (body as Brief).business_description)),
    }
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

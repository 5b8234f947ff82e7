/** The fake store's settings and products. */
import { makeSamples } from './fake-ai-routes'
import { refusal, type Route } from './fake-route'
import type { FakeStore } from './fake-store'

const product = ({ id, status, date, modified }: FakeStore['products'][number]) => ({
  customize_your_store_sample: id >= 100,
  id,
  status,
  date_gmt: date,
  modified_gmt: modified,
})

/** Null deletes a setting; WordPress refuses that for a setting that is not set. */
const withSettings = ({ settings, options }: FakeStore, body: unknown) => {
  const { title, ...wanted } = body as Record<string, unknown>
  if (title !== undefined) options['blogname'] = title
  const isUnset = (name: string) => wanted[name] === null && settings[name] === null
  if (Object.keys(wanted).some(isUnset)) return refusal(500, 'rest_invalid_stored_value')
  return Object.assign(settings, wanted)
}

const productOf = (store: FakeStore, id = '') => store.products.find((one) => one.id === Number(id))

const missing = refusal(404, 'rest_post_invalid_id')

export const shopRoutes: readonly Route[] = [
  ['GET', /^\/wp\/v2\/settings/, (store) => ({ ...store.settings, title: store.options['blogname'] ?? '' })],
  ['PUT', /^\/wp\/v2\/settings/, (store, body) => withSettings(store, body)],
  [
    'GET',
    /^\/wp\/v2\/product\/(\d+)/,
    (store, _body, [, id]) => {
      const found = productOf(store, id)
      return found ? product(found) : missing
    },
  ],
  ['GET', /^\/wp\/v2\/product\?/, (store) => store.products.filter(({ status }) => status !== 'trash').map(product)],
  [
    'POST',
    /^\/wc-admin\/onboarding\/products/,
    (store) => {
      makeSamples(store)
      return { success: true }
    },
  ],
]

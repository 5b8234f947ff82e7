/** The fake store's settings and products. */
import { makeSamples } from './fake-ai-routes'
import type { Route } from './fake-font-routes'
import type { FakeStore } from './fake-store'

const product = ({ id, status, date, modified }: FakeStore['products'][number]) => ({
  customize_your_store_sample: id >= 100,
  id,
  status,
  date_gmt: date,
  modified_gmt: modified,
})

/** Null forgets a setting, and reading it gives what it is without one. */
const withSettings = (store: FakeStore, body: unknown) => {
  const { site_icon, ...others } = body as Record<string, unknown>
  return Object.assign(store.settings, others, site_icon === undefined ? {} : { site_icon: site_icon ?? 0 })
}

const productOf = (store: FakeStore, id = '') => store.products.find((one) => one.id === Number(id))

export const shopRoutes: readonly Route[] = [
  ['GET', /^\/wp\/v2\/settings/, (store) => store.settings],
  ['POST', /^\/wp\/v2\/settings/, (store, body) => withSettings(store, body)],
  ['PUT', /^\/wp\/v2\/settings/, (store, body) => withSettings(store, body)],
  [
    'GET',
    /^\/wp\/v2\/product\/(\d+)/,
    (store, _body, [, id]) => {
      const found = productOf(store, id)
      return found && product(found)
    },
  ],
  [
    'PUT',
    /^\/wp\/v2\/product\/(\d+)/,
    (store, body, [, id]) => {
      const found = productOf(store, id)
      if (found) Object.assign(found, body, { modified: '2026-02-02T00:00:00' })
      return found && product(found)
    },
  ],
  [
    'DELETE',
    /^\/wp\/v2\/product\/(\d+)/,
    (store, _body, [, id]) => {
      const found = productOf(store, id)
      if (found) found.status = 'trash'
      return {}
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

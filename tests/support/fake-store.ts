/** A small model of the store behind the REST port, visibly simpler than the real one, which tests/store and tests/browser use. */
import { memoize } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import type { Fault } from '../../src/events/fault'
import type { RestRequest } from '../../src/effects/ports'
import { fakeContent, type FakeContent } from './fake-ai-routes'
import type { StoreUse } from '../../src/events/reading'
import { unused } from './facts'
import { routes } from './fake-store-routes'

export type FakeStore = {
  theme: string
  readonly products: { readonly id: number; status: string; readonly date: string; modified: string }[]
  readonly families: {
    id: number
    slug: string
    name: string
    fontFamily: string
    faces: { fontWeight: string; fontStyle: string; fontFamily: string; src: string }[]
  }[]
  readonly options: Record<string, unknown>
  /** Edited templates and parts by their id; what is not here is as the theme's file has it. */
  readonly contents: Record<string, string>
  /** When they were edited last. */
  readonly times: Record<string, string>
  /** Each theme's own. */
  readonly styles: Record<string, { settings: unknown; styles: unknown }>
  readonly settings: Record<string, unknown>
  /** Whether somebody uses it, as the plugin tells. */
  use: StoreUse
  /** Words and products that were written for the business. */
  readonly ai: FakeContent
  /** What reached the store, with its body. */
  readonly sent: { readonly call: string; readonly body: unknown }[]
  /** Every request that reached the store, as 'METHOD path'. */
  readonly asked: string[]
}

export const fakeStore = (): FakeStore => ({
  theme: 'twentytwentythree',
  products: [],
  families: [],
  options: { woocommerce_allow_tracking: 'yes' },
  contents: {},
  times: {},
  styles: { '3': { settings: {}, styles: { color: { text: '#123456' } } }, '7': { settings: {}, styles: {} } },
  settings: { show_on_front: 'page', page_on_front: 8, page_for_posts: 9, site_logo: null, site_icon: 0 },
  use: { ...unused },
  ai: fakeContent(),
  sent: [],
  asked: [],
})

/** The store's answer: what its routes would say, decoded by the request's own codec. */
export const serve = <A>(store: FakeStore, request: RestRequest<A>): E.Either<Fault, A> => {
  const call = `${request.method} ${request.path}`
  store.asked.push(call)
  store.sent.push({ call, body: request.body })
  const found = routeOf(call)
  if (found === null) return E.left({ tag: 'Refused', status: 404, code: 'rest_no_route', message: request.path })
  const { answer, match, previewed } = found
  const shown = previewed === undefined ? store : { ...store, theme: previewed }
  const value = answer(shown, request.body, match)
  if (isFault(value)) return E.left(value)
  return E.mapLeft((): Fault => ({ tag: 'Garbled', what: request.path }))(request.reply.decode(value))
}

/** Many sessions ask the same: each address is looked up once. */
const routeOf = memoize((call: string) => {
  const space = call.indexOf(' ')
  const [method, path] = [call.slice(0, space), call.slice(space + 1)]
  const previewed = /wp_theme_preview=(\w+)/.exec(path)?.[1]
  for (const [known, pattern, answer] of routes) {
    const match = known === method ? pattern.exec(path) : null
    if (match !== null) return { answer, match, previewed }
  }
  return null
})

/** A route may refuse. */
const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'Refused'

/** A small model of the store behind the REST port, visibly simpler than the real one, which tests/store and tests/browser use. */
import { memoize, pick } from 'es-toolkit'
import * as E from 'fp-ts/Either'
import type { Fault } from '../../src/events/calls'
import type { RestRequest } from '../../src/effects/runner/ports'
import { fakeContent, type FakeContent } from './fake-ai-routes'
import type { StoreUse } from '../../src/events/shell'
import { unused } from './facts'
import { isFault, refusal } from './fake-route'
import { noteBefore } from './fake-versions-kept'
import { routes, routesOfOthers } from './fake-store-routes'
import { isInstalled } from './fake-theme-routes'

export type FakeStore = {
  theme: string
  /** Slugs of the installed themes besides the active one. */
  readonly installed: Set<string>
  readonly products: { readonly id: number; status: string; readonly date: string; modified: string }[]
  readonly families: {
    id: number
    slug: string
    name: string
    fontFamily: string
    preview?: string
    faces: { fontWeight: string; fontStyle: string; fontFamily: string; src: string; unicodeRange?: string }[]
  }[]
  readonly options: Record<string, unknown>
  /** Templates and parts that come with a theme, by their id; those that every theme has are known without it. */
  readonly files?: Readonly<Record<string, string>>
  /** Edited templates and parts by their id; for all others, the theme's file applies. */
  readonly contents: Record<string, string>
  /** When they were edited last. */
  readonly times: Record<string, string>
  /** The state of each page, by its id. */
  readonly pages: Record<string, string>
  readonly menus: { readonly id: number; status: string }[]
  /** Each theme's own. */
  readonly stylesIds?: Readonly<Record<string, number>>
  readonly styles: Record<string, { settings: unknown; styles: unknown }>
  readonly settings: Record<string, unknown>
  /** Whether the cards of the recommended themes have a description; WooCommerce 9's do not. */
  describesThemes: boolean
  /** Pictures that a publication still has to copy, one in each request. */
  preparing?: number
  /** Pictures that a publication cannot copy, by name; and its other notes. */
  unkept?: readonly string[]
  notes?: readonly string[]
  /** Whether the store is in use, as the plugin reports it. */
  use: StoreUse
  /** Texts and products that were written for the business. */
  readonly ai: FakeContent
  /** The requests that reached the store, with their bodies. */
  readonly sent: { readonly call: string; readonly body: unknown }[]
  /** Every request that reached the store, as 'METHOD path'. */
  readonly asked: string[]
}

export const fakeStore = (): FakeStore => ({
  theme: 'twentytwentythree',
  installed: new Set(['twentytwentythree']),
  products: [],
  families: [],
  options: { woocommerce_allow_tracking: 'yes' },
  contents: {},
  times: {},
  pages: { '2': 'publish', '8': 'publish', '9': 'publish' },
  menus: [],
  styles: { '3': { settings: {}, styles: { color: { text: '#123456' } } }, '7': { settings: {}, styles: {} } },
  settings: {
    show_on_front: 'page',
    page_on_front: 8,
    page_for_posts: 9,
    site_logo: null,
    site_icon: 0,
    description: '',
  },
  describesThemes: true,
  use: { ...unused },
  ai: fakeContent(),
  sent: [],
  asked: [],
})

/** The store's answer: the reply of its routes, decoded by the request's own codec. */
export const serve = <A>(store: FakeStore, request: RestRequest<A>): E.Either<Fault, A> => {
  const call = `${request.method} ${request.path}`
  store.asked.push(call)
  store.sent.push({ call, body: request.body })
  const found = routeOf(call)
  if (found === null) return E.left(refusal(404, 'rest_no_route'))
  const { answer, match, previewed, fields } = found
  // WordPress shows no preview of a theme that is not installed.
  const shown = previewed !== undefined && isInstalled(store, previewed) ? { ...store, theme: previewed } : store
  if (request.method !== 'GET') noteBefore(store)
  const value = answer(shown, request.body, match)
  if (isFault(value)) return E.left(value)
  return E.mapLeft((): Fault => ({ tag: 'Garbled', what: request.path }))(request.reply.decode(only(fields, value)))
}

/** Many sessions send the same requests, so each address is looked up once. */
export const routeOf = memoize((call: string) => {
  const space = call.indexOf(' ')
  const [method, path] = [call.slice(0, space), call.slice(space + 1)]
  const previewed = /wp_theme_preview=(\w+)/.exec(path)?.[1]
  const fields = /[?&]_fields=([\w,]+)/.exec(path)?.[1]?.split(',')
  for (const route of [...routes, ...routesOfOthers]) {
    const [known, pattern, answer] = route
    const match = known === method ? pattern.exec(path) : null
    if (match !== null) return { route, answer, match, previewed, fields }
  }
  return null
})

/** A request that names fields (`_fields`) gets only those. */
const only = (fields: readonly string[] | undefined, value: unknown): unknown => {
  if (fields === undefined || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((each) => only(fields, each)) : pick(value as Record<string, unknown>, fields)
}

/** A route may refuse. */

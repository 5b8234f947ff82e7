/**
 * The REST API of the store of the screens. The simulator's model says what the store holds; what its answers have beside it, and what
 * never changes, is as WordPress was recorded. What neither knows is no route: the browser's console then fails the test.
 */
import { routeOf } from '../../support/fake-store'
import { noteBefore } from '../../support/fake-versions-kept'
import { routes } from './routes'
import { isInstalled } from '../../support/fake-theme-routes'
import { activeTheme, type State } from './state'
import { rightsOf } from './rights'
import { keyOf } from './recording'
import { addressOf, forbidden, ok, refused, type RestAnswer, type RestCall } from './request'
import { over, withFields } from './over'

export const answer = (asked: Omit<RestCall, 'read'>): RestAnswer => {
  const call: RestCall = {
    ...asked,
    state: shown(asked),
    read: (path, method = 'GET') => answer(elsewhere(asked, path, method)),
  }
  if (call.method === 'OPTIONS') return options(call)
  if (call.isFlow && call.method !== 'GET') noteBefore(call.state.model)
  const route = routes.find(({ methods, path }) => methods.includes(call.method) && isAt(path, call.path))
  if (route !== undefined)
    return route.may !== undefined && !route.may(call)
      ? forbidden(call, route.code ?? 'rest_forbidden')
      : narrowed(call, route.answer(call))
  const found = modelled(call) ?? fromRecording(call)
  if (found === null) return refused(404, 'rest_no_route')
  const right = rightsOf(call)
  return right === null ? narrowed(call, found()) : forbidden(call, right)
}

/** Of a theme that is not there WordPress shows no preview. */
const shown = ({ state, query }: Pick<RestCall, 'state' | 'query'>): State => {
  const theme = query.get('wp_theme_preview')
  return theme !== null && isInstalled(state.model, theme) ? { ...state, model: { ...state.model, theme } } : state
}

const isAt = (path: string | RegExp, asked: string): boolean =>
  typeof path === 'string' ? path === asked : path.test(asked)

const elsewhere = (call: Omit<RestCall, 'read'>, address: string, method: string) => {
  const { pathname, searchParams } = new URL(address, call.origin)
  return { ...call, method, path: decodeURIComponent(pathname), query: searchParams, body: undefined }
}

/** Asked first who may, since a call that is refused changes nothing. */
type Late = () => RestAnswer

const modelled = (call: RestCall): Late | null => {
  const address = modelPath(call)
  const method = call.method === 'PATCH' || (call.method === 'POST' && isKnownItem(call)) ? 'PUT' : call.method
  const found = routeOf(`${method} ${address}`)
  if (found === null || (isConstant(address) && fromRecording(call) !== null)) return null
  return () => {
    const { model } = call.state
    model.asked.push(`${method} ${address}`)
    const value = found.answer(model, call.body, found.match)
    if (isFault(value)) return refused(value.status, value.code, value.conflicts && { conflicts: value.conflicts })
    noteChange(call)
    const base = isOfAnotherTheme(call) ? undefined : fromRecording({ ...call, method: 'GET' })?.()
    return { status: 200, body: base === undefined ? value : over(base.body, value), headers: base?.headers ?? {} }
  }
}

/** Templates, parts and styles were recorded of the theme that was active then. */
const isOfAnotherTheme = ({ path, state, recording }: RestCall): boolean =>
  /^\/wp\/v2\/(templates|template-parts|global-styles)/.test(path) && state.model.theme !== activeTheme(recording)

/** What the model only has as a token: here WordPress's own answer stands. */
const isConstant = (address: string): boolean =>
  /^\/wp\/v2\/(block-patterns|font-collections|global-styles\/themes)|themes\/recommended|editor-settings/.test(address)

/** WordPress takes POST where the model knows PUT. */
const isKnownItem = ({ path }: RestCall): boolean =>
  /^\/wp\/v2\/(templates|template-parts|global-styles|navigation|product|pages)\/./.test(path)

/** The model knows the flow's routes by WooCommerce's names (plugin/src/routes/route-map.php). */
const modelPath = (call: RestCall): string => {
  const query = new URLSearchParams(call.query)
  query.delete('_locale')
  const path = call.path
    .replace(/^\/customize-your-store\/v1\/patterns$/, '/wc/private/patterns')
    .replace(/^\/customize-your-store\/v1\/(ai\/(?!status|palette|section))/, '/wc/private/$1')
  return decodeURIComponent(addressOf({ path, query }))
}

const isFault = (
  value: unknown,
): value is { readonly status: number; readonly code: string; readonly conflicts?: object } =>
  typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'Refused'

/** Who designs the store elsewhere completes the task; the flow does so by itself, at the end of Save. */
const noteChange = ({ method, path, isFlow, state }: RestCall): void => {
  const [, kind] = /^\/wp\/v2\/(templates|template-parts|global-styles)\/(.*)/.exec(path) ?? []
  if (isFlow || method === 'GET' || kind === undefined) return
  state.model.options['woocommerce_admin_customize_store_completed'] = 'yes'
}

const fromRecording = ({ method, path, query, recording }: RestCall): Late | null => {
  if (method !== 'GET') return null
  const whole = new URLSearchParams(query)
  whole.delete('_fields')
  const found =
    recording.rest[keyOf('GET', addressOf({ path, query }))] ??
    recording.rest[keyOf('GET', addressOf({ path, query: whole }))] ??
    recording.rest[keyOf('GET', `${path}?context=edit`)] ??
    recording.rest[keyOf('GET', path)]
  return found === undefined ? null : () => found
}

const narrowed = ({ query }: RestCall, { body, ...rest }: RestAnswer): RestAnswer => ({
  ...rest,
  body: rest.status < 400 ? withFields(query.get('_fields'), body) : body,
})

/** Which methods this account may use at a place. */
const options = (call: RestCall): RestAnswer => {
  const found = call.recording.rest[keyOf('OPTIONS', call.path)]
  if (found === undefined) return refused(404, 'rest_no_route')
  const methods = (found.headers['allow'] ?? '').split(', ').filter((method) => rightsOf({ ...call, method }) === null)
  return { ...ok(found.body), headers: { ...found.headers, allow: methods.join(', ') } }
}

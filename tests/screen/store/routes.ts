/** Routes that the simulator's model does not have, or not as they look over HTTP: accounts, rights, batches, the shop's lists. */
import { addressOf, can, forbidden, ok, refused, type RestAnswer, type RestCall } from './request'
import type { Role } from './people'
import { menuRoutes } from './menu-routes'
import { mediaRoutes } from './media-routes'
import { shopRoutes } from './shop-routes'
import { recorded } from './state'
import { over } from './over'

export type HttpRoute = {
  readonly methods: readonly string[]
  readonly path: string | RegExp
  readonly answer: (call: RestCall) => RestAnswer
  /** Who may; without it everybody, or the answer says it. */
  readonly may?: (call: RestCall) => boolean
  readonly code?: string
}

const editable = ['POST', 'PUT', 'PATCH'] as const

const manages = (call: RestCall): boolean => can(call, 'manage_woocommerce')

const listOf = (query: URLSearchParams, name: string): readonly string[] =>
  [...query].flatMap(([key, value]) => (new RegExp(`^${name}\\[\\d*\\]$`).test(key) ? [value] : []))

/** Many reads with one request: the answers of those that answer well. */
const reads = (call: RestCall): RestAnswer => {
  const [paths, rights] = [listOf(call.query, 'paths'), listOf(call.query, 'rights')]
  if (!manages(call)) return forbidden(call, 'rest_forbidden')
  if ([paths, rights].some((list) => list.length > 30 || list.some((path) => !path.startsWith('/'))))
    return refused(400, 'rest_invalid_param')
  return ok(together(call, paths, rights))
}

const together = (call: RestCall, paths: readonly string[], rights: readonly string[]) => {
  const replies = paths.map((path) => [path, call.read(path)] as const).filter(([, { status }]) => status === 200)
  return {
    answers: Object.fromEntries(replies.map(([path, { body }]) => [path, body])),
    headers: Object.fromEntries(replies.map(([path, { headers }]) => [path, inWordPressSpelling(headers)])),
    rights: Object.fromEntries(rights.map((path) => [path, call.read(path, 'OPTIONS').headers?.['allow'] ?? ''])),
  }
}

/** The same for blocks, whose paths the browser may keep for longer than they are right. */
const readsOfBlocks = (call: RestCall): RestAnswer => {
  const { paths = [], core = false } = call.body as { readonly paths?: readonly string[]; readonly core?: boolean }
  const { ofBlocks } = call.recording
  const asked = paths.filter((path) => !path.startsWith('/customize-your-store/'))
  return ok(core ? together(call, [...ofBlocks.paths, ...asked], ofBlocks.rights) : together(call, asked, []))
}

const inWordPressSpelling = (headers: RestAnswer['headers'] = {}) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name
        .replace('allow', 'Allow')
        .replace('link', 'Link')
        .replace('x-wp-totalpages', 'X-WP-TotalPages')
        .replace('x-wp-total', 'X-WP-Total'),
      value,
    ]),
  )

/** The site's name and pictures in the index of all routes. */
const site = (call: RestCall): RestAnswer => {
  const { model } = call.state
  const path = addressOf(call)
  const { site_logo = null, site_icon = 0, description = '' } = model.settings
  const known = { name: model.options['blogname'], description, site_logo: site_logo ?? 0, site_icon }
  return ok(over(recorded(call.recording, path), known))
}

const index = (): RestAnswer =>
  ok({
    routes: Object.fromEntries(
      routes.map(({ path: each }) => [
        String(each),
        { methods: routes.flatMap(({ path, methods }) => (String(path) === String(each) ? methods : [])) },
      ]),
    ),
  })

const newAccount = (call: RestCall): RestAnswer => {
  const { username, password, roles } = call.body as { username: string; password: string; roles: readonly Role[] }
  call.state.accounts.set(username, { password, role: roles[0] ?? 'subscriber' })
  return ok({ id: call.state.accounts.size + 1, username, roles }, 201)
}

/** Names are kept as WordPress keeps them (`esc_html`), and the variant of the small shop is a setting. */
const writeSettings = (call: RestCall): RestAnswer => {
  const { embedded_store_variant: variant, title, ...settings } = call.body as Record<string, unknown>
  const { model } = call.state
  if (Object.entries(settings).some(([name, value]) => value === null && model.settings[name] === null))
    return refused(500, 'rest_invalid_stored_value')
  if (variant !== undefined) call.state.variant = variant as typeof call.state.variant
  if (typeof title === 'string') model.options['blogname'] = escaped(title)
  const { description } = settings
  Object.assign(model.settings, settings, typeof description === 'string' && { description: escaped(description) })
  return call.read('/wp/v2/settings')
}

const escaped = (text: string): string =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')

/** The active theme, with the address of its styles; or all that are there. */
const themes = (call: RestCall): RestAnswer => {
  const { model } = call.state
  const known = recorded(call.recording, '/wp/v2/themes?context=edit') as readonly {
    stylesheet: string
    _links: object
  }[]
  const themes = known.map((theme) => {
    const isActive = theme.stylesheet === model.theme
    const styles = `${call.origin}/wp-json/wp/v2/global-styles/${model.stylesIds?.[theme.stylesheet] ?? 3}`
    const { 'wp:user-global-styles': _, ...links } = theme._links as Record<string, unknown>
    return {
      ...theme,
      status: isActive ? 'active' : 'inactive',
      _links: { ...links, ...(isActive && { 'wp:user-global-styles': [{ href: styles }] }) },
    }
  })
  return ok(call.query.get('status') === 'active' ? themes.filter(({ status }) => status === 'active') : themes)
}

export const routes: readonly HttpRoute[] = [
  { methods: ['GET'], path: '/', answer: (call) => (call.query.has('_fields') ? site(call) : index()) },
  { methods: ['GET'], path: '/customize-your-store/v1/reads', answer: reads },
  { methods: ['POST'], path: '/customize-your-store/v1/reads', may: manages, answer: readsOfBlocks },
  { methods: ['POST'], path: '/wp/v2/users', may: (call) => can(call, 'manage_options'), answer: newAccount },
  { methods: editable, path: '/wp/v2/settings', may: (call) => can(call, 'manage_options'), answer: writeSettings },
  { methods: ['GET'], path: '/wp/v2/themes', may: (call) => can(call, 'edit_posts'), answer: themes },
  ...mediaRoutes,
  ...menuRoutes,
  ...shopRoutes,
]

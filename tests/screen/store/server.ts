/** A store without PHP: WordPress's files, the built client, recorded pages, and the simulator's model of a store behind the REST API. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { wordpressVersion } from '../../../store/files'
import { places } from '../../../store/places'
import { fileServer } from '../../../store/server/static-files'
import type { Login } from '../../store/login'
import { pageAt } from './pages'
import { loginCookie, nameIn, nonceOf, type Role } from './people'
import { recordingFor, type Recording } from './recording'
import { refused, type RestAnswer } from './request'
import { answer } from './rest'
import { newState, type State } from './state'

export type ScreenStore = { readonly url: string; readonly admin: Login }

/** Starts a store on any free port; it ends with its process. */
export const startScreenStore = async (): Promise<ScreenStore> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const recording = recordingFor(url)
  const store = { url, recording, state: newState(recording) }
  server.on('request', (request, response) => {
    serve(store, request, response).catch((error: unknown) => {
      send(response, 500, 'text/plain', error instanceof Error ? (error.stack ?? error.message) : String(error))
    })
  })
  server.unref()
  return { url, admin: { cookies: loginCookie('admin'), nonce: recording.nonce } }
}

type Store = { readonly url: string; readonly recording: Recording; state: State }

const content = '/wordpress/wp-content'

const files = fileServer([
  { hostPath: join(places.cache, `wordpress-${wordpressVersion}`, 'wordpress'), vfsPath: '/wordpress' },
  { hostPath: places.plugin, vfsPath: `${content}/plugins/customize-your-store` },
  { hostPath: places.standIn, vfsPath: `${content}/stand-in` },
])

const serve = async (store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (await files(request, response)) return
  const url = new URL(request.url ?? '/', store.url)
  const name = nameIn(request.headers.cookie)
  const visit: Visit = { store, request, response, url, person: store.state.accounts.has(name ?? '') ? name : null }
  if (/^\/wp-json(\/|$)/.test(url.pathname)) return rest(visit)
  if (!(await withoutPage(visit)) && !(await uploadedFile(visit))) page(visit)
}

/** A request, and the account that it comes from; null for a visitor. */
type Visit = {
  readonly store: Store
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly person: string | null
}

const page = ({ store, response, url, person }: Visit): void => {
  if (url.pathname.startsWith('/wp-admin/') && person === null) {
    response.writeHead(302, { location: `/wp-login.php?redirect_to=${encodeURIComponent(url.href)}` }).end()
    return
  }
  const nonce = nonceOf(person ?? '', store.recording.nonce)
  const found = pageAt({ ...store, origin: store.url, url, nonce, role: roleOf(store, person) })
  if (found === null) send(response, 404, 'text/html', '<!doctype html><title>Not found</title>')
  else send(response, 200, found.type, found.text)
}

const roleOf = ({ state }: Store, name: string | null): Role => state.accounts.get(name ?? '')?.role ?? 'visitor'

/** What was uploaded. The samples' pictures come with the plugin; WordPress would have copied them. */
const uploadedFile = async ({ store, response, url }: Visit): Promise<boolean> => {
  const [, sample] = /^\/wp-content\/uploads\/\d+\/\d+\/([\w-]+\.webp)$/.exec(url.pathname) ?? []
  const uploaded = store.state.files.get(decodeURIComponent(url.pathname))
  const bytes =
    uploaded !== undefined
      ? Buffer.from(await uploaded.arrayBuffer())
      : sample !== undefined && (await readFile(join(places.plugin, 'pictures', 'products', sample)).catch(() => false))
  if (typeof bytes === 'boolean') return false
  response.writeHead(200, { 'content-type': uploaded?.type ?? 'image/webp' }).end(bytes)
  return true
}

/** Addresses that answer with something else than a page: the tests' own, the login, and the nonce. */
const withoutPage = async ({ store, request, response, url, person }: Visit): Promise<boolean> => {
  if (url.pathname.startsWith('/__embedded-store/restore/') && request.method === 'POST') {
    store.state = newState(store.recording)
    response.writeHead(204).end()
    return true
  }
  if (url.pathname === '/wp-login.php' && request.method === 'POST') {
    const form = new URLSearchParams((await bytesOf(request)).toString())
    const name = form.get('log') ?? ''
    const isRight = store.state.accounts.get(name)?.password === form.get('pwd')
    response.writeHead(302, { location: '/wp-admin/', ...(isRight && { 'set-cookie': loginCookie(name) }) }).end()
    return true
  }
  if (url.pathname === '/wp-admin/admin-ajax.php' && request.method === 'POST') {
    const asked = new URLSearchParams((await bytesOf(request)).toString())
    if (asked.get('action') !== 'heartbeat') return false
    // WordPress's pages ask each minute whether who looks at them is still logged in.
    send(response, 200, 'application/json', JSON.stringify({ 'wp-auth-check': person !== null }))
    return true
  }
  if (url.pathname === '/wp-admin/admin-ajax.php' && url.searchParams.get('action') === 'rest-nonce') {
    const isHere = person !== null
    send(response, isHere ? 200 : 400, 'text/plain', isHere ? nonceOf(person, store.recording.nonce) : '0')
    return true
  }
  return false
}

const rest = async ({ store, request, response, url, person }: Visit): Promise<void> => {
  const nonce = request.headers['x-wp-nonce'] ?? url.searchParams.get('_wpnonce') ?? undefined
  // WordPress takes a call without a nonce for a visitor's, whoever is logged in.
  const name = nonce === undefined ? null : person
  const call = {
    ...store,
    origin: store.url,
    name,
    role: roleOf(store, name),
    method: String(request.headers['x-http-method-override'] ?? request.method),
    path: decodeURIComponent(url.pathname.slice('/wp-json'.length)) || '/',
    query: url.searchParams,
    body: await bodyOf(request),
    isFlow: request.headers['x-customize-your-store'] !== undefined,
  }
  const isStale = name !== null && nonce !== nonceOf(name, store.recording.nonce)
  const said = isStale ? refused(403, 'rest_cookie_invalid_nonce') : answer(call)
  // The model's addresses are those of no store.
  const text = JSON.stringify(said.body).replaceAll('http://store.test', store.url)
  send(response, said.status, 'application/json; charset=UTF-8', text, said.headers)
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** JSON as it is, a form as a form; WordPress reads what is neither as nothing. */
const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const [bytes, type] = [await bytesOf(request), request.headers['content-type'] ?? '']
  if (bytes.length === 0) return undefined
  if (type.startsWith('multipart/'))
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  try {
    return JSON.parse(bytes.toString()) as unknown
  } catch {
    return undefined
  }
}

const send = (
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: RestAnswer['headers'] = {},
): void =>
  void response
    .writeHead(status, { 'content-type': type, 'cache-control': 'no-cache, must-revalidate', ...headers })
    .end(text)

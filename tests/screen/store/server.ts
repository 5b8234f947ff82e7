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

export type ScreenStore = {
  readonly url: string
  readonly admin: Login
  readonly state: () => State
  readonly stop: () => Promise<void>
}

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
  return {
    url,
    admin: { cookies: loginCookie('admin'), nonce: recording.nonce },
    state: () => store.state,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Store = { readonly url: string; readonly recording: Recording; state: State }

const content = '/wordpress/wp-content'

const files = fileServer([
  { hostPath: join(places.cache, `wordpress-${wordpressVersion}`, 'wordpress'), vfsPath: '/wordpress' },
  { hostPath: places.plugin, vfsPath: `${content}/plugins/customize-your-store` },
  { hostPath: places.standIn, vfsPath: `${content}/stand-in` },
])

const serve = async (store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '/', store.url)
  if (await files(request, response)) return
  const name = nameIn(request.headers.cookie)
  const account = name === null ? undefined : store.state.accounts.get(name)
  const person = account === undefined ? null : name
  if (url.pathname.startsWith('/wp-json/') || url.pathname === '/wp-json')
    return rest(store, request, response, url, person)
  const uploaded = await uploadedFile(store, url)
  if (uploaded !== null) {
    response.writeHead(200, { 'content-type': uploaded.type }).end(Buffer.from(await uploaded.arrayBuffer()))
    return
  }
  const known = await withoutPage(store, request, response, url, person)
  if (known) return
  if (url.pathname.startsWith('/wp-admin/') && person === null) {
    response.writeHead(302, { location: `/wp-login.php?redirect_to=${encodeURIComponent(url.href)}` }).end()
    return
  }
  const nonce = nonceOf(person ?? '', store.recording.nonce)
  const page = pageAt({ ...store, origin: store.url, url, nonce, role: roleOf(store, person) })
  send(
    response,
    page === null ? 404 : 200,
    page?.type ?? 'text/html',
    page?.text ?? '<!doctype html><title>Not found</title>',
  )
}

const roleOf = ({ state }: Store, name: string | null): Role => state.accounts.get(name ?? '')?.role ?? 'visitor'

/** What was uploaded; the samples' pictures come with the plugin, and WordPress would have copied them. */
const uploadedFile = async ({ state }: Store, { pathname }: URL): Promise<Blob | null> => {
  const [, sample] = /^\/wp-content\/uploads\/\d+\/\d+\/([\w-]+\.webp)$/.exec(pathname) ?? []
  const uploaded = state.files.get(decodeURIComponent(pathname))
  if (uploaded !== undefined || sample === undefined) return uploaded ?? null
  const bytes = await readFile(join(places.plugin, 'pictures', 'products', sample)).catch(() => null)
  return bytes && new Blob([bytes], { type: 'image/webp' })
}

/** Addresses that answer with something else than a page: the tests' own, the login, and the nonce. */
const withoutPage = async (
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  person: string | null,
): Promise<boolean> => {
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
  if (url.pathname === '/wp-admin/admin-ajax.php') {
    const isNonce = url.searchParams.get('action') === 'rest-nonce' && person !== null
    send(response, isNonce ? 200 : 400, 'text/plain', isNonce ? nonceOf(person, store.recording.nonce) : '0')
    return true
  }
  return false
}

const rest = async (
  store: Store,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  person: string | null,
): Promise<void> => {
  const nonce = request.headers['x-wp-nonce'] ?? url.searchParams.get('_wpnonce') ?? undefined
  const isStale = nonce !== undefined && person !== null && nonce !== nonceOf(person, store.recording.nonce)
  // WordPress takes a call without a nonce for a visitor's, whoever is logged in.
  const name = nonce === undefined ? null : person
  const said: RestAnswer = isStale
    ? refused(403, 'rest_cookie_invalid_nonce')
    : answer({
        ...store,
        origin: store.url,
        name,
        role: roleOf(store, name),
        method: String(request.headers['x-http-method-override'] ?? request.method),
        path: decodeURIComponent(url.pathname.slice('/wp-json'.length)) || '/',
        query: url.searchParams,
        body: await bodyOf(request),
        isFlow: request.headers['x-customize-your-store'] !== undefined,
      })
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

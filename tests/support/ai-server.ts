/**
 * The provider `jetpack` on this computer: the connection plugin's token route and the text completion, over real HTTP. It counts
 * and keeps what it was asked, and behaves as it is told, call by call; the last behaviour stays.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Look } from '../../src/catalogue/wizard/looks'
import { behaviours, type Behaviour, type Said } from './ai-behaviours'

export type TokenBehaviour = 'good' | 'slow' | 'refused' | 'broken' | 'html' | 'empty'

type Asked = { readonly token: string; readonly prompt: string; readonly _fields: string }

export type AiServer = {
  readonly host: string
  /** Root of the store's REST interface. */
  readonly root: string
  readonly completion: string
  readonly look: (look: Look) => void
  readonly says: (...next: readonly Behaviour[]) => void
  readonly gives: (...next: readonly TokenBehaviour[]) => void
  /** Cuts or restores the connection. */
  readonly cut: (isCut: boolean) => void
  readonly asked: readonly Asked[]
  /** For each request for a token: path with query, and headers. */
  readonly tokens: readonly { readonly path: string; readonly nonce: string }[]
  /** Requests that the client aborted. */
  readonly aborted: () => number
  readonly close: () => Promise<void>
}

export const aiServer = async (): Promise<AiServer> => {
  const asked: Asked[] = []
  const tokens: { path: string; nonce: string }[] = []
  let look: Look = 'Contemporary'
  let aborted = 0
  let isCut = false
  let saying: readonly Behaviour[] = ['good']
  let giving: readonly TokenBehaviour[] = ['good']

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (isCut) {
      request.destroy()
      return
    }
    response.on('close', () => void (aborted += response.writableFinished ? 0 : 1))
    if (request.method === 'OPTIONS') {
      send(response, { status: 204, body: '' })
      return
    }
    const path = request.url ?? ''
    if (path.includes('jetpack/v4/jetpack-ai-jwt')) {
      tokens.push({ path, nonce: String(request.headers['x-wp-nonce']) })
      const [now = 'good', ...later] = giving
      giving = later.length > 0 ? later : giving
      send(response, tokenReplies[now](`eyJsecret.token-${tokens.length}`))
      return
    }
    const body = JSON.parse(await bodyOf(request)) as Asked
    asked.push(body)
    const [now = 'good', ...later] = saying
    saying = later.length > 0 ? later : saying
    send(response, behaviours[now](look, body.token))
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    root: `${host}/wp-json/`,
    completion: `${host}/wpcom/v2/text-completion?feature=woo_cys`,
    look: (next) => (look = next),
    says: (...next) => (saying = next),
    gives: (...next) => (giving = next),
    cut: (now) => (isCut = now),
    asked,
    tokens,
    aborted: () => aborted,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const tokenReplies: Readonly<Record<TokenBehaviour, (token: string) => Said | null>> = {
  good: (token) => ({ status: 200, body: JSON.stringify({ token, blog_id: 7 }) }),
  slow: () => null,
  refused: (token) => ({ status: 403, body: JSON.stringify({ code: 'rest_forbidden', message: `Not ${token}` }) }),
  broken: () => ({ status: 500, body: 'PHP Fatal error' }),
  html: () => ({ status: 200, body: '<p>Please log in</p>' }),
  empty: () => ({ status: 200, body: '{"token": ""}' }),
}

/** The completion is requested from another origin. */
const send = (response: ServerResponse, said: Said | null) => {
  if (said === null) return
  response
    .writeHead(said.status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      ...said.headers,
    })
    .end(said.body)
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

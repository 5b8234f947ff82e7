/** The REST port over somebody's login on the embedded store: effects meet the real WordPress without a browser. */
import * as E from 'fp-ts/Either'
import { defer, map } from 'rxjs'
import type { Rest, RestRequest } from '../../src/effects/runner/ports'
import { faultOf, namingFirewall } from '../../src/effects/adapters/rest'
import type { Client } from './support'

export const restOf = async (client: Client): Promise<Rest> => {
  const nonce = await (await client.page('/wp-admin/admin-ajax.php?action=rest-nonce')).text()
  const send = (method: string, path: string, body?: unknown) => {
    const json = body !== undefined && !(body instanceof FormData)
    return client.page(`/wp-json${path}`, {
      method,
      headers: {
        'x-wp-nonce': nonce,
        'x-customize-your-store': '1',
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: json ? JSON.stringify(body) : body }),
    })
  }
  const ask = async <A>({ method, path, body, reply }: RestRequest<A>) => {
    const response = await send(method, path, body)
    if (!response.ok) return E.left(namingFirewall(await faultOf(response, path), `${method} ${path}`))
    return E.mapLeft(() => ({ tag: 'Garbled' as const, what: path }))(reply.decode(await response.json()))
  }
  return {
    ask: (request) => defer(() => ask(request)),
    allowed: (path) =>
      defer(() => send('OPTIONS', path)).pipe(
        map((response) => E.right((response.headers.get('Allow') ?? '').split(',').map((method) => method.trim()))),
      ),
  }
}

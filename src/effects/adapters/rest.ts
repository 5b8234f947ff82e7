/** The store's REST API through @wordpress/api-fetch; the only module that handles api-fetch, the nonce and what they throw. */
import apiFetch from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import { map } from 'rxjs'
import type { Fault } from '../../events/calls/fault'
import type { Answer, Rest, RestRequest } from '../runner/ports'
import { abortable } from './abortable'
import { agreed, methodsIn } from './agreed'
import { faultOf, namingFirewall } from './faults'
import { withNonce, type Nonce } from './nonce'

/** @param root of the REST API, with a trailing slash */
export const restPort = (root: string, nonce: Nonce): Rest => ({
  ask: (request) => withNonce(nonce, (value) => attempt(root, value, request)),
  allowed: (path) => withNonce(nonce, (value) => allowed(root, value, path)),
})

const allowed = (root: string, nonce: string, path: string): Answer<readonly string[]> =>
  abortable((signal) => send(root, nonce, { method: 'OPTIONS', path }, signal)).pipe(
    map(E.map((response) => methodsIn(response.headers.get('Allow') ?? ''))),
  )

const attempt = <A>(root: string, nonce: string, request: RestRequest<A>): Answer<A> =>
  abortable((signal) => json(root, nonce, request, signal), request.deadline).pipe(
    map(E.chain((value) => agreed(request, value))),
  )

type Sent = Omit<RestRequest<unknown>, 'method' | 'reply'> & { readonly method: string }

const json = async (
  root: string,
  nonce: string,
  request: Sent,
  signal: AbortSignal,
): Promise<E.Either<Fault, unknown>> => {
  const sent = await send(root, nonce, request, signal)
  if (E.isLeft(sent)) return sent
  try {
    return E.right(await sent.right.json())
  } catch (thrown) {
    return E.left(await faultOf(thrown, request.path))
  }
}

/** `parse: false` keeps api-fetch from refreshing nonces itself, which never ends once the login has expired. */
const send = async (
  root: string,
  nonce: string,
  { method, path, body }: Sent,
  signal: AbortSignal,
): Promise<E.Either<Fault, Response>> => {
  try {
    const response = await apiFetch<Response, false>({
      url: addressOf(root, path),
      method,
      parse: false,
      // The second header tells the store that a design is in progress, so the task is not complete until Save.
      headers: { 'X-WP-Nonce': nonce, 'X-Customize-Your-Store': '1' },
      signal,
      ...(body instanceof FormData ? { body } : body === undefined ? {} : { data: body }),
    })
    return E.right(response)
  } catch (thrown) {
    return E.left(namingFirewall(await faultOf(thrown, path), `${method} ${path.split('?')[0] ?? ''}`))
  }
}

/** Without pretty permalinks, the root carries the route as a query argument. */
const addressOf = (root: string, path: string): string => {
  const [route = '', query] = path.replace(/^\//, '').split(/\?(.*)/s)
  return query === undefined ? root + route : root + route + (root.includes('?') ? '&' : '?') + query
}

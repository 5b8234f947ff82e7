/**
 * The store's REST API through @wordpress/api-fetch. The only module that handles api-fetch, the nonce and the errors they throw.
 */
import apiFetch from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { map, Observable } from 'rxjs'
import { firewall, httpError, type Fault } from '../../events/calls'
import type { Answer, Rest, RestRequest } from '../runner/ports'
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

/**
 * Sends a request. `parse: false` keeps api-fetch from refreshing nonces itself, which never ends once the login has expired.
 */
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

/** Decodes a response of the store; an unexpected shape is an invalid response. */
export const agreed = <A>({ path, reply }: RestRequest<A>, value: unknown): E.Either<Fault, A> =>
  E.mapLeft((): Fault => ({ tag: 'Garbled', what: path.split('?')[0] ?? '' }))(reply.decode(value))

/** @param allow the header `Allow`, as in `GET, POST` */
export const methodsIn = (allow: string): readonly string[] => allow.split(',').map((method) => method.trim())

/** Default deadline in milliseconds; afterwards the answer is a Timeout. */
const deadline = 30_000

/**
 * Turns a promise into a stream with a deadline; unsubscribing aborts the work.
 *
 * @param work must stop on the signal, and return a fault instead of throwing
 */
export const abortable = <A>(
  work: (signal: AbortSignal) => Promise<E.Either<Fault, A>>,
  milliseconds = deadline,
): Answer<A> =>
  new Observable((subscriber) => {
    const ended = new AbortController()
    const overdue = setTimeout(() => {
      subscriber.next(E.left({ tag: 'Timeout' }))
      subscriber.complete()
    }, milliseconds)
    work(ended.signal).then(
      (answer) => {
        subscriber.next(answer)
        subscriber.complete()
      },
      (bug: unknown) => subscriber.error(bug),
    )
    return () => {
      clearTimeout(overdue)
      ended.abort()
    }
  })

const WordPressError = t.type({ code: t.string, message: t.string })
const WithConflicts = t.type({ data: t.type({ conflicts: t.UnknownRecord }) })

/**
 * Converts anything that fetch, api-fetch or a JSON parser throws into a fault. Network errors are plain objects, HTTP errors are
 * responses.
 *
 * @param what the requested route or file
 */
export const faultOf = async (thrown: unknown, what: string): Promise<Fault> => {
  if (thrown instanceof Response) return refusal(thrown)
  if (thrown instanceof SyntaxError) return { tag: 'Garbled', what: what.split('?')[0] ?? '' }
  return navigator.onLine ? { tag: 'Timeout' } : { tag: 'Offline' }
}

const refusal = async (response: Response): Promise<Fault> => {
  const body: unknown = await response.json().catch(() => null)
  const { code, message } = WordPressError.is(body) ? body : { code: httpError, message: response.statusText }
  const after = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return {
    tag: 'Refused',
    status: response.status,
    code,
    message,
    ...(Number.isFinite(after) ? { after } : {}),
    ...(WithConflicts.is(body) ? { conflicts: body.data.conflicts } : {}),
  }
}

/**
 * Marks a refusal by a firewall. WordPress refuses with JSON that has a code; a page with one of these statuses comes from a firewall.
 */
export const namingFirewall = (fault: Fault, request: string): Fault =>
  fault.tag === 'Refused' && fault.code === httpError && [403, 406].includes(fault.status)
    ? { ...fault, code: firewall, message: request }
    : fault

/**
 * Text completion with the provider `jetpack` (docs/spec/wizard.md). It uses a token of the connection plugin, which is cached in the tab
 * for 120 s.
 */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { aiTimeout, tokenLifetime } from '../../catalogue/limits'
import type { Fault } from '../../events/calls'
import type { Ai } from '../runner/ports'
import { abortable, faultOf } from './rest'

/**
 * @param completion URL of the text completion
 * @param timeout    milliseconds per attempt, for the token and the completion together
 */
export const jetpackAi = (completion: string, source: TokenSource, timeout = aiTimeout): Ai => {
  const tokens = tokenKeeper(source)
  return {
    complete: (prompt) =>
      abortable(async (signal) => {
        const token = await tokens.token(signal)
        if (E.isLeft(token)) return token
        const answer = await complete(completion, token.right, prompt, signal)
        // Retrying a rejected token would not help.
        if (E.isLeft(answer) && isUnauthorised(answer.left)) tokens.forget()
        return pipe(answer, E.bimap(inFault(without(token.right)), without(token.right)))
      }, timeout),
    forget: tokens.forget,
  }
}

const CompletionReply = t.type({ completion: t.string })

const complete = async (
  address: string,
  token: string,
  prompt: string,
  signal: AbortSignal,
): Promise<E.Either<Fault, string>> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, prompt, _fields: 'completion' }),
      signal,
    })
    if (!response.ok) return E.left(await faultOf(response, address))
    const reply: unknown = await response.json()
    return CompletionReply.is(reply)
      ? E.right(reply.completion.slice(0, longest))
      : E.left({ tag: 'Garbled', what: 'completion' })
  } catch (thrown) {
    return E.left(await faultOf(thrown, address))
  }
}

/**
 * Maximum length of a completion, in UTF-16 units. Nine names need a few hundred; anything longer than this is rejected anyway.
 */
const longest = 50_000

const isUnauthorised = (fault: Fault): boolean => fault.tag === 'Refused' && [401, 403].includes(fault.status)

/** Removes the token from a text: a server may echo it in its error, and the error is recorded in a fact (L-09). */
const without =
  (token: string) =>
  (text: string): string =>
    text.replaceAll(token, '[token]')

const inFault =
  (clean: (text: string) => string) =>
  (fault: Fault): Fault =>
    fault.tag === 'Refused' ? { ...fault, code: clean(fault.code), message: clean(fault.message) } : fault

type TokenSource = TokenPlace & {
  /** Root of the store's REST API, with a trailing slash. */
  readonly root: string
  readonly nonce: string
}

type TokenKeeper = {
  readonly token: (signal: AbortSignal) => Promise<E.Either<Fault, string>>
  readonly forget: () => void
}

/** The AI provider's token: fetched from the connection plugin, cached briefly in the tab, and never recorded in a fact. */
const tokenKeeper = (source: TokenSource): TokenKeeper => {
  const cache = tokenCache(source)
  return {
    token: async (signal) => {
      const kept = cache.kept()
      if (E.isLeft(kept)) return kept
      if (kept.right !== null) return E.right(kept.right)
      const token = await fetched(source, signal)
      // An aborted call must not cache anything.
      if (E.isRight(token) && !signal.aborted) cache.keep(token.right)
      return token
    },
    forget: cache.forget,
  }
}

const TokenReply = t.type({ token: t.string })

const fetched = async ({ root, nonce, now }: TokenSource, signal: AbortSignal): Promise<E.Either<Fault, string>> => {
  try {
    const response = await fetch(addressOf(root, now()), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-WP-Nonce': nonce },
      signal,
    })
    if (!response.ok) return E.left(notFetched(response.status))
    const reply: unknown = await response.json()
    return TokenReply.is(reply) && reply.token !== '' ? E.right(reply.token) : E.left(notFetched())
  } catch {
    return E.left(navigator.onLine ? notFetched() : { tag: 'Offline' })
  }
}

/** Without pretty permalinks, the root carries the route as a query argument. */
const addressOf = (root: string, now: number): string =>
  `${root}jetpack/v4/jetpack-ai-jwt${root.includes('?') ? '&' : '?'}_cacheBuster=${now}`

/** Status 0 means that the fault did not come from a server. */
const notFetched = (status = 0): Fault => ({
  tag: 'Refused',
  status,
  code: 'token_fetch_error',
  message: 'Error fetching new token',
})

const key = 'jetpack-ai-jwt-token'

type TokenPlace = {
  /** Accessing the storage, and using it, may throw. */
  readonly storage: () => Storage
  /** The store that the token belongs to. */
  readonly blog: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type TokenCache = {
  /** The cached token, or null if none is valid. An unreadable entry is removed, so the next try fetches a new token. */
  readonly kept: () => E.Either<Fault, string | null>
  readonly keep: (token: string) => void
  readonly forget: () => void
}

/** Caches a token in the tab's session storage for the two minutes it is valid. If the browser blocks storage, nothing is cached. */
const tokenCache = ({ storage, blog, now }: TokenPlace): TokenCache => {
  const forget = () => attempt(() => storage().removeItem(key), undefined)
  return {
    kept: () => {
      const text = attempt(() => storage().getItem(key), null)
      if (text === null) return E.right(null)
      const kept = read(text)
      if (E.isRight(kept) && kept.right.expire > now() && kept.right.blogId === blog) return E.right(kept.right.token)
      forget()
      return E.isRight(kept) ? E.right(null) : E.left(unreadable)
    },
    keep: (token) =>
      attempt(
        () => storage().setItem(key, JSON.stringify({ token, blogId: blog, expire: now() + tokenLifetime })),
        undefined,
      ),
    forget,
  }
}

const Kept = t.type({ token: t.string, blogId: t.string, expire: t.number })

const read = (text: string) =>
  pipe(
    J.parse(text),
    E.flatMap((json) => Kept.decode(json)),
    E.filterOrElseW(
      ({ token }) => token !== '',
      () => null,
    ),
  )

/** Status 0 means that the fault did not come from a server. */
const unreadable: Fault = {
  tag: 'Refused',
  status: 0,
  code: 'token_parse_error',
  message: 'Error parsing cached token',
}

const attempt = <A>(step: () => A, otherwise: A): A => {
  try {
    return step()
  } catch {
    return otherwise
  }
}

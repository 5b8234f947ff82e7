/** The AI provider's token: fetched from the connection plugin, cached briefly in the tab, and never recorded in a fact. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Fault } from '../../events/calls/fault'
import { tokenCache, type TokenPlace } from './jetpack-token-cache'

export type TokenSource = TokenPlace & {
  /** Root of the store's REST API, with a trailing slash. */
  readonly root: string
  readonly nonce: string
}

type TokenKeeper = {
  readonly token: (signal: AbortSignal) => Promise<E.Either<Fault, string>>
  readonly forget: () => void
}

export const tokenKeeper = (source: TokenSource): TokenKeeper => {
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

/** The token of the AI's provider: fetched from the connection plugin, kept in the tab's session storage, never in a fact. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { tokenLifetime } from '../../catalogue/limits'
import type { Fault } from '../../events/fault'

const key = 'jetpack-ai-jwt-token'

export type TokenSource = {
  /** Root of the store's REST interface, with a slash at its end. */
  readonly root: string
  readonly nonce: string
  readonly blog: string
  readonly storage: Storage
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type TokenKeeper = {
  readonly token: (signal: AbortSignal) => Promise<E.Either<Fault, string>>
  readonly forget: () => void
}

export const tokenKeeper = (source: TokenSource): TokenKeeper => ({
  token: async (signal) => {
    const kept = keptToken(source)
    if (E.isLeft(kept)) return kept
    return kept.right === null ? fetched(source, signal) : E.right(kept.right)
  },
  forget: () => source.storage.removeItem(key),
})

const Kept = t.type({ token: t.string, blogId: t.string, expire: t.number })

/** Null when there is none that is still good. One that cannot be read is put away, so that the next try fetches another. */
const keptToken = ({ storage, now }: TokenSource): E.Either<Fault, string | null> => {
  const text = storage.getItem(key)
  if (text === null) return E.right(null)
  const kept = pipe(
    J.parse(text),
    E.flatMap((json) => Kept.decode(json)),
  )
  if (E.isRight(kept) && kept.right.expire > now()) return E.right(kept.right.token)
  storage.removeItem(key)
  return E.isRight(kept) ? E.right(null) : E.left(refusal('token_parse_error', 'Error parsing cached token'))
}

const fetched = async (
  { root, nonce, blog, storage, now }: TokenSource,
  signal: AbortSignal,
): Promise<E.Either<Fault, string>> => {
  try {
    const route = `${root}jetpack/v4/jetpack-ai-jwt`
    const response = await fetch(`${route}${root.includes('?') ? '&' : '?'}_cacheBuster=${now()}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-WP-Nonce': nonce },
      signal,
    })
    if (!response.ok) return E.left(refusal('token_fetch_error', 'Error fetching new token', response.status))
    const reply = t.type({ token: t.string }).decode(await response.json())
    if (E.isLeft(reply)) return E.left(refusal('token_fetch_error', 'Error fetching new token'))
    const { token } = reply.right
    storage.setItem(key, JSON.stringify({ token, blogId: blog, expire: now() + tokenLifetime }))
    return E.right(token)
  } catch {
    return E.left(refusal('token_fetch_error', 'Error fetching new token'))
  }
}

/** Status 0 where no server said it. */
const refusal = (code: string, message: string, status = 0): Fault => ({ tag: 'Refused', status, code, message })

/** Caches a token in the tab's session storage for the two minutes it is valid. If the browser blocks storage, nothing is cached. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { tokenLifetime } from '../../catalogue/limits'
import type { Fault } from '../../events/calls/fault'

const key = 'jetpack-ai-jwt-token'

export type TokenPlace = {
  /** Both the access and each use of it may throw. */
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

export const tokenCache = ({ storage, blog, now }: TokenPlace): TokenCache => {
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

/** Status 0: the fault did not come from a server. */
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

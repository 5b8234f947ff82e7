/** Where a token lies for the two minutes that it is good: the tab's session storage. A browser that blocks it keeps none. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import { tokenLifetime } from '../../catalogue/limits'
import type { Fault } from '../../events/fault'

const key = 'jetpack-ai-jwt-token'

export type TokenPlace = {
  /** Getting it may throw, and so may using it. */
  readonly storage: () => Storage
  /** The store that the token is for. */
  readonly blog: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type TokenCache = {
  /** Null when there is none that is still good. One that cannot be read is put away, so that the next try fetches another. */
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

/** Status 0: no server said it. */
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

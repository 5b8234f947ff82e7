/**
 * The REST nonce. Refreshes run one at a time. A rejected call is repeated once, with a new nonce; no nonce is recorded in a fact.
 */
import * as E from 'fp-ts/Either'
import { defer, from, map, mergeMap, of } from 'rxjs'
import type { Fault } from '../../events/calls'
import type { Answer } from '../runner/ports'

export type Nonce = {
  readonly value: () => string
  /** Fetches a new nonce; concurrent callers share one request. False if the user is logged out. */
  readonly refresh: () => Promise<boolean>
}

export const nonceKeeper = (first: string, endpoint: string): Nonce => {
  let value = first
  let refreshing: Promise<boolean> | null = null
  const fetchFresh = async () => {
    try {
      const response = await fetch(endpoint, { credentials: 'same-origin' })
      const text = (await response.text()).trim()
      if (!response.ok || !/^[0-9a-f]{10}$/.test(text)) return false
      value = text
      return true
    } catch {
      return false
    } finally {
      refreshing = null
    }
  }
  return { value: () => value, refresh: () => (refreshing ??= fetchFresh()) }
}

/** Makes a call; if the nonce is rejected, refreshes it and retries once. */
export const withNonce = <A>(nonce: Nonce, call: (value: string) => Answer<A>): Answer<A> =>
  defer(() => call(nonce.value())).pipe(mergeMap((answer) => (isStale(answer) ? again(nonce, call) : of(answer))))

const again = <A>(nonce: Nonce, call: (value: string) => Answer<A>): Answer<A> =>
  from(nonce.refresh()).pipe(
    mergeMap((fresh) => (fresh ? call(nonce.value()) : of(expired))),
    mergeMap((answer) => (isStale(answer) ? judged(nonce, answer) : of(answer))),
  )

/**
 * Decides whether a repeated refusal means an expired login. If a nonce can still be fetched, the user is logged in, and the refusal is
 * final (e.g. from a plugin that closes REST), unless it is about the nonce.
 */
const judged = <A>(nonce: Nonce, answer: E.Either<Fault, A>): Answer<A> =>
  from(nonce.refresh()).pipe(map((fresh) => (fresh && !isAboutNonce(answer) ? answer : expired)))

const isAboutNonce = (answer: E.Either<Fault, unknown>): boolean =>
  E.isLeft(answer) && answer.left.tag === 'Refused' && answer.left.code === staleNonce

const expired = E.left({ tag: 'Expired' as const })

const staleNonce = 'rest_cookie_invalid_nonce'

const isStale = <A>(answer: E.Either<Fault, A>): boolean =>
  isAboutNonce(answer) ||
  (E.isLeft(answer) &&
    answer.left.tag === 'Refused' &&
    (answer.left.code === 'rest_not_logged_in' || answer.left.status === 401))

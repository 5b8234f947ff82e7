/** Retries a failed call: how often, after which faults, and how long it waits before each attempt. */
import * as E from 'fp-ts/Either'
import { mergeMap, of, type Observable } from 'rxjs'
import type { Fault } from '../../events/calls'
import type { Clock, Random } from './ports'

/** Times in milliseconds. */
type RetryPolicy = { readonly tries: number; readonly first: number; readonly cap: number }

/** The default retry policy. */
export const defaultRetry: RetryPolicy = { tries: 3, first: 500, cap: 8_000 }

/**
 * No retry, for calls that are retried elsewhere: e.g. each attempt of an AI query is recorded (`aiTries` in catalogue/limits.ts,
 * docs/spec/wizard.md).
 */
export const noRetry: RetryPolicy = { ...defaultRetry, tries: 1 }

/**
 * Whether a retry may help. A 4xx is final unless it asks to wait; offline and expired logins are handled elsewhere.
 */
export const isRetryable = (fault: Fault): boolean => {
  switch (fault.tag) {
    case 'Timeout':
    case 'Garbled':
      return true
    case 'Refused':
      return fault.status >= 500 || [408, 425, 429].includes(fault.status)
    case 'Offline':
    case 'Expired':
    case 'Conflict':
    case 'Conflicts':
      return false
  }
}

/** Milliseconds before attempt number `next` (2, 3, …): exponential with jitter, or what the server requested. */
export const delayBefore = (next: number, fault: Fault, { first, cap }: RetryPolicy, random: number): number =>
  fault.tag === 'Refused' && fault.after !== undefined
    ? Math.min(fault.after * 1000, 60_000)
    : Math.min(first * 2 ** (next - 2), cap) * (0.5 + random / 2)

/** Retries `call` after retryable faults. Emits the last result, and intermediate facts of the call. */
export const retryPolitely =
  (policy: RetryPolicy, clock: Pick<Clock, 'after'>, random: Pick<Random, 'number'>) =>
  <A>(call: Observable<E.Either<Fault, A>>): Observable<E.Either<Fault, A>> => {
    const attempt = (count: number): Observable<E.Either<Fault, A>> =>
      call.pipe(
        mergeMap((result) =>
          E.isLeft(result) && isRetryable(result.left) && count < policy.tries
            ? clock
                .after(delayBefore(count + 1, result.left, policy, random.number()))
                .pipe(mergeMap(() => attempt(count + 1)))
            : of(result),
        ),
      )
    return attempt(1)
  }

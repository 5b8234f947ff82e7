/** Retry as data: how many tries, how long between them, and for which faults. */
import * as E from 'fp-ts/Either'
import { mergeMap, of, type Observable } from 'rxjs'
import type { Fault } from '../../events/calls/fault'
import type { Chance, Clock } from './ports'

/** Times in milliseconds. */
export type RetryPolicy = { readonly tries: number; readonly first: number; readonly cap: number }

export const politely: RetryPolicy = { tries: 3, first: 500, cap: 8_000 }
/** No retry here, for calls that are retried elsewhere: an AI query records each try (docs/spec/wizard.md). */
export const once: RetryPolicy = { ...politely, tries: 1 }

/** A 4xx is final, except those that ask to wait; offline and expired logins are handled elsewhere. */
export const isTransient = (fault: Fault): boolean => {
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

/** Milliseconds before try number `next` (2, 3, …): exponential with jitter, or what the server requested. */
export const delayBefore = (next: number, fault: Fault, { first, cap }: RetryPolicy, random: number): number =>
  fault.tag === 'Refused' && fault.after !== undefined
    ? Math.min(fault.after * 1000, 60_000)
    : Math.min(first * 2 ** (next - 2), cap) * (0.5 + random / 2)

/** Retries `call` after transient faults, and emits the last result, and what the call tells on the way. */
export const retryPolitely =
  (policy: RetryPolicy, clock: Pick<Clock, 'after'>, chance: Pick<Chance, 'random'>) =>
  <A>(call: Observable<E.Either<Fault, A>>): Observable<E.Either<Fault, A>> => {
    const attempt = (count: number): Observable<E.Either<Fault, A>> =>
      call.pipe(
        mergeMap((result) =>
          E.isLeft(result) && isTransient(result.left) && count < policy.tries
            ? clock
                .after(delayBefore(count + 1, result.left, policy, chance.random()))
                .pipe(mergeMap(() => attempt(count + 1)))
            : of(result),
        ),
      )
    return attempt(1)
  }

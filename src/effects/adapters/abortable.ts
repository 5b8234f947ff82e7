/** Turns a promise into a stream with a deadline; unsubscribing aborts the work. */
import * as E from 'fp-ts/Either'
import { Observable } from 'rxjs'
import type { Fault } from '../../events/calls/fault'
import type { Answer } from '../runner/ports'

/** Default deadline in milliseconds; afterwards the answer is a Timeout. */
const deadline = 30_000

/** @param work must stop on the signal, and return a fault instead of throwing */
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

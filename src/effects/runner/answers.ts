/** Combinators for effects. An answer is a stream of Either, and a fault ends the chain. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { combineLatest, map, mergeMap, of, type Observable } from 'rxjs'
import { firewall, httpError, type Fault } from '../../events/calls'
import type { Answer, Rest } from './ports'

type Refused = Extract<Fault, { readonly tag: 'Refused' }>

export const answer = <A>(value: A): Answer<A> => of(E.right(value))
export const fail = (fault: Fault): Answer<never> => of(E.left(fault))

/** Maps a successful answer. */
export const mapAnswer =
  <A, B>(change: (value: A) => B) =>
  (source: Answer<A>): Answer<B> =>
    source.pipe(map(E.map(change)))

/** Chains a call that needs the previous answer. */
export const andThen =
  <A, B>(next: (value: A) => Answer<B>) =>
  (source: Answer<A>): Answer<B> =>
    source.pipe(mergeMap(E.fold((fault): Answer<B> => fail(fault), next)))

/** Recovers from a fault that is a valid answer, e.g. 404 for something missing. */
export const orElse =
  <A, B>(recover: (fault: Fault) => Answer<B>) =>
  (source: Answer<A>): Answer<A | B> =>
    source.pipe(
      mergeMap(
        E.fold(
          (fault): Answer<A | B> => recover(fault),
          (value): Answer<A | B> => answer(value),
        ),
      ),
    )

/** Runs all calls in parallel; reports the first fault in key order. */
export const allOf = <T extends Readonly<Record<string, unknown>>>(sources: {
  readonly [K in keyof T]: Answer<T[K]>
}): Answer<T> =>
  combineLatest(sources as Record<string, Observable<E.Either<Fault, unknown>>>).pipe(
    map((results) => {
      const fault = Object.values(results).find(E.isLeft)
      if (fault !== undefined) return fault
      return E.right(
        Object.fromEntries(
          Object.entries(results).flatMap(([key, result]) => (E.isRight(result) ? [[key, result.right]] : [])),
        ) as T,
      )
    }),
  )

/** Runs the calls one after another. */
export const inOrder = <A>(sources: readonly (() => Answer<A>)[]): Answer<readonly A[]> =>
  sources.reduce<Answer<readonly A[]>>(
    (done, next) => done.pipe(andThen((values) => next().pipe(mapAnswer((value) => [...values, value])))),
    answer([]),
  )

/** Whether WordPress itself refused. An error page from the host with the same status says nothing about the store. */
const isByWordPress = (fault: Fault): fault is Refused =>
  fault.tag === 'Refused' && ![httpError, firewall].includes(fault.code)

export const isMissing = (fault: Fault): boolean => isByWordPress(fault) && fault.status === 404

/** Whether the fault is temporary, e.g. the store is busy; every other fault is a definite answer. */
export const isTemporary = (fault: Fault): boolean =>
  fault.tag === 'Refused' ? [408, 425, 429, 503].includes(fault.status) : fault.tag !== 'Garbled'

/**
 * Whether the outcome of a request is unknown: it got no answer, or one that WordPress did not write, or the store asks to wait.
 */
export const isUnclear = (fault: Fault): boolean => {
  switch (fault.tag) {
    case 'Timeout':
    case 'Garbled':
      return true
    case 'Refused':
      return isTemporary(fault) || (fault.status >= 500 && fault.code === httpError)
    default:
      return false
  }
}

/**
 * Whether a route exists. If the store is busy, this is still unknown, so the fault is kept; any other failure means no.
 */
export const isThere = (rest: Rest, path: string, waits: (fault: Fault) => boolean = isTemporary): Answer<boolean> =>
  rest.ask({ method: 'GET', path, reply: t.unknown }).pipe(
    mapAnswer(() => true),
    orElse((fault): Answer<boolean> => (waits(fault) ? fail(fault) : answer(false))),
  )

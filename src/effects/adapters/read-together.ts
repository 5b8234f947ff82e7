/**
 * Quick reads that are asked for in the same moment go to the store as one request: for each that goes alone, WordPress and every
 * plugin start anew. What that request does not answer is asked for alone, and has its own fault.
 */
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import {
  asapScheduler,
  buffer,
  debounceTime,
  map,
  mergeMap,
  Observable,
  of,
  shareReplay,
  Subject,
  take,
  tap,
} from 'rxjs'
import type { Answer, Rest } from '../ports'
import { agreed, methodsIn } from './agreed'

const Reply = t.type({ answers: t.record(t.string, t.unknown), rights: t.record(t.string, t.string) })
type Reply = t.TypeOf<typeof Reply>

type Read = { readonly path: string; readonly kind: keyof Reply; readonly reply$: Subject<Observable<Reply>> }

const nothing: Reply = { answers: {}, rights: {} }

/** Milliseconds; whoever waits for them has yet to ask alone. */
const deadline = 10_000

/** A Rest whose quick reads travel together. */
export const readTogether = (rest: Rest): Rest => {
  const reads$ = new Subject<Read>()
  // A firewall that refuses such a request would meet it again with each screen, a slow store be kept busy twice: one try is enough.
  let failed = false
  const replyTo = (reads: readonly Read[]): Observable<Reply> =>
    rest.ask({ method: 'GET', path: `/customize-your-store/v1/reads?${queryOf(reads)}`, reply: Reply, deadline }).pipe(
      tap((answer) => (failed ||= E.isLeft(answer))),
      map(E.getOrElse(() => nothing)),
      // It ends with the last of its readers.
      shareReplay({ bufferSize: 1, refCount: true }),
    )
  reads$.pipe(buffer(reads$.pipe(debounceTime(0, asapScheduler)))).subscribe((reads) => {
    const reply$ = failed || reads.length === 1 ? of(nothing) : replyTo(reads)
    reads.forEach((read) => read.reply$.next(reply$))
  })

  const found = <K extends keyof Reply>(kind: K, path: string): Observable<O.Option<Reply[K][string]>> =>
    new Observable<Observable<Reply>>((subscriber) => {
      const reply$ = new Subject<Observable<Reply>>()
      const waiting = reply$.subscribe(subscriber)
      reads$.next({ kind, path, reply$ })
      return waiting
    }).pipe(
      take(1),
      mergeMap((reply$) => reply$),
      map((reply) => (path in reply[kind] ? O.some(reply[kind][path] as Reply[K][string]) : O.none)),
    )

  return {
    ask: (request) =>
      request.quick === true
        ? found('answers', request.path).pipe(
            mergeMap(
              O.fold(
                () => rest.ask(request),
                (body) => of(agreed(request, body)),
              ),
            ),
          )
        : rest.ask(request),
    allowed: (path) =>
      found('rights', path).pipe(
        mergeMap(
          O.fold(
            () => rest.allowed(path),
            (methods): Answer<readonly string[]> => of(E.right(methodsIn(methods))),
          ),
        ),
      ),
  }
}

const names = { answers: 'paths[]', rights: 'rights[]' } as const

/** What two ask for is asked for once. */
const queryOf = (reads: readonly Read[]): string =>
  [...new Set(reads.map(({ kind, path }) => String(new URLSearchParams([[names[kind], path]]))))].join('&')

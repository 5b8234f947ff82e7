/**
 * Batches quick reads that are made at the same moment into one request, because WordPress and all plugins boot for each request. A read
 * that the batch does not answer is sent on its own and reports its own fault.
 */
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
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
import type { Answer, Rest } from '../runner/ports'
import { noReply, ReadsReply } from './early-answers'
import { agreed, methodsIn } from './rest'

type Read = { readonly path: string; readonly kind: keyof ReadsReply; readonly reply$: Subject<Observable<ReadsReply>> }

/** Milliseconds. Short, because the reads still have to be sent one by one if the batch fails. */
const deadline = 10_000

/** A Rest that batches its quick reads. */
export const readTogether = (rest: Rest): Rest => {
  const reads$ = new Subject<Read>()
  // After one failure, batching stays off: a firewall would reject every batch, and a slow store would do the work twice.
  let failed = false
  const replyTo = (reads: readonly Read[]): Observable<ReadsReply> =>
    rest
      .ask({ method: 'GET', path: `/customize-your-store/v1/reads?${queryOf(reads)}`, reply: ReadsReply, deadline })
      .pipe(
        tap((answer) => (failed ||= E.isLeft(answer))),
        map(E.getOrElse(() => noReply)),
        // The request is aborted when its last reader unsubscribes.
        shareReplay({ bufferSize: 1, refCount: true }),
      )
  reads$.pipe(buffer(reads$.pipe(debounceTime(0, asapScheduler)))).subscribe((reads) => {
    const reply$ = failed || reads.length === 1 ? of(noReply) : replyTo(reads)
    reads.forEach((read) => read.reply$.next(reply$))
  })

  const found = <K extends keyof ReadsReply>(kind: K, path: string): Observable<O.Option<ReadsReply[K][string]>> =>
    new Observable<Observable<ReadsReply>>((subscriber) => {
      const reply$ = new Subject<Observable<ReadsReply>>()
      const waiting = reply$.subscribe(subscriber)
      reads$.next({ kind, path, reply$ })
      return waiting
    }).pipe(
      take(1),
      mergeMap((reply$) => reply$),
      map((reply) => (path in reply[kind] ? O.some(reply[kind][path] as ReadsReply[K][string]) : O.none)),
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

/** The query of a batch; each distinct read is listed once. */
const queryOf = (reads: readonly Read[]): string =>
  [...new Set(reads.map(({ kind, path }) => String(new URLSearchParams([[names[kind], path]]))))].join('&')

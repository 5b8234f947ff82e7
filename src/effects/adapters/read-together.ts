/**
 * Batches reads that are made at the same moment into one request (plugin/src/routes/reads.php), because WordPress and all plugins boot for
 * each request. A read that the batch does not answer is sent on its own and reports its own fault.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  asapScheduler,
  asyncScheduler,
  buffer,
  defer,
  exhaustMap,
  map,
  mergeMap,
  Observable,
  of,
  shareReplay,
  Subject,
  switchAll,
  take,
  tap,
  timer,
} from 'rxjs'
import type { Answer, Rest, RestRequest } from '../runner/ports'
import { agreed, methodsIn } from './rest'

/** The answer to many reads: bodies, headers and methods by path. */
export const ReadsReply = t.type({
  answers: t.record(t.string, t.unknown),
  headers: t.record(t.string, t.UnknownRecord),
  rights: t.record(t.string, t.string),
})
export type ReadsReply = t.TypeOf<typeof ReadsReply>

/** The reply of a failed request. */
export const noReply: ReadsReply = { answers: {}, headers: {}, rights: {} }

type Kind = 'answers' | 'rights'

/** The distinct paths of a batch. */
type Asked = Readonly<Record<Kind, readonly string[]>>
type Read = { readonly path: string; readonly kind: Kind; readonly reply$: Subject<Observable<ReadsReply>> }

/**
 * Batches reads that are made within `moment`, in milliseconds. Emits the reply to the batch that a read belongs to; it is empty for a read
 * without others, and if the batch fails.
 *
 * @param told is called with each batch, before it is sent
 */
export const batched = (
  send: (asked: Asked) => Answer<ReadsReply>,
  moment: number,
  told: (asked: Asked) => void = () => undefined,
): ((kind: Kind, path: string) => Observable<ReadsReply>) => {
  const reads$ = new Subject<Read>()
  // After one failure, batching stays off: a firewall would reject every batch, and a slow store would do the work twice.
  let failed = false
  const replyTo = (asked: Asked): Observable<ReadsReply> =>
    send(asked).pipe(
      tap((answer) => (failed ||= E.isLeft(answer))),
      map(E.getOrElse(() => noReply)),
      // The request is aborted when its last reader unsubscribes.
      shareReplay({ bufferSize: 1, refCount: true }),
    )
  const scheduler = moment === 0 ? asapScheduler : asyncScheduler
  reads$.pipe(buffer(reads$.pipe(exhaustMap(() => timer(moment, scheduler))))).subscribe((reads) => {
    const asked = { answers: pathsOf(reads, 'answers'), rights: pathsOf(reads, 'rights') }
    told(asked)
    const reply$ = failed || reads.length === 1 ? of(noReply) : replyTo(asked)
    reads.forEach((read) => read.reply$.next(reply$))
  })
  const batch = (kind: Kind, path: string) =>
    new Observable<Observable<ReadsReply>>((subscriber) => {
      const reply$ = new Subject<Observable<ReadsReply>>()
      const waiting = reply$.subscribe(subscriber)
      reads$.next({ kind, path, reply$ })
      return waiting
    }).pipe(take(1), switchAll())
  return (kind, path) => defer(() => (failed ? of(noReply) : batch(kind, path)))
}

const pathsOf = (reads: readonly Read[], of: Kind): readonly string[] => [
  ...new Set(reads.flatMap(({ kind, path }) => (kind === of ? [path] : []))),
]

/**
 * A Rest that answers its reads from replies to many. A read without a reply, or whose reply lacks it, is sent on its own.
 *
 * @param replyTo null if there is no reply; the request is undefined for the methods that an account may use
 */
export const answeredBy = (
  rest: Rest,
  replyTo: (kind: Kind, path: string, request?: RestRequest<unknown>) => Observable<ReadsReply> | null,
): Rest => ({
  ask: (request) =>
    defer(() => {
      const { path } = request
      return (replyTo('answers', path, request as RestRequest<unknown>) ?? of(noReply)).pipe(
        mergeMap(({ answers }) => (path in answers ? of(agreed(request, answers[path])) : rest.ask(request))),
      )
    }),
  allowed: (path) =>
    defer(() =>
      (replyTo('rights', path) ?? of(noReply)).pipe(
        mergeMap(({ rights: { [path]: methods } }): Answer<readonly string[]> =>
          methods === undefined ? rest.allowed(path) : of(E.right(methodsIn(methods))),
        ),
      ),
    ),
})

/** Milliseconds. Short, because the reads still have to be sent one by one if the batch fails. */
const deadline = 10_000

/** A Rest that batches its quick reads. */
export const readTogether = (rest: Rest): Rest => {
  const batch = batched(({ answers, rights }) => {
    const query = new URLSearchParams([
      ...answers.map((path) => ['paths[]', path]),
      ...rights.map((path) => ['rights[]', path]),
    ])
    const path = `/customize-your-store/v1/reads?${String(query)}`
    return rest.ask({ method: 'GET', path, reply: ReadsReply, deadline })
  }, 0)
  return answeredBy(rest, (kind, path, request) =>
    request === undefined || request.quick === true ? batch(kind, path) : null,
  )
}

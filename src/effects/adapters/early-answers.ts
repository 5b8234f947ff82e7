/**
 * Answers to requests that the page sent before its scripts ran (plugin/src/page/client.php): the flow's first reads of the store, and
 * for the designer, the list of the editor's files and the blocks' first reads.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { defer, from, map, mergeMap, of, tap, timeout, type Observable } from 'rxjs'
import type { Answer, Rest } from '../runner/ports'
import { agreed, methodsIn } from './rest'

/** The requests that the page sent. Each resolves to null if it failed. */
type Asked = {
  readonly assets?: Promise<unknown> | null
  readonly reads?: Promise<unknown> | null
  readonly flow?: EarlyReads | null
}

/** The flow's reads, and the reply of the plugin's batch route to them. */
type EarlyReads = {
  readonly paths: readonly string[]
  readonly rights: readonly string[]
  readonly reply: Promise<unknown>
}

export type EarlyAnswers = {
  /** The answer, only once; null if there is none. */
  readonly take: (what: 'assets' | 'reads') => Promise<unknown>
  /** The flow's early reads; null if there are none, or if they are outdated. */
  readonly flow: () => EarlyReads | null
  /** Adds reads that came with the reply to a write. */
  readonly bring: (flow: EarlyReads) => void
  /** Discards the flow's early reads, because this page or another tab changes the store. */
  readonly endFlow: () => void
  /** Discards everything: when the designer is only prefetched, a set-up may change all of it before it opens. */
  readonly drop: () => void
}

/**
 * Milliseconds after page load during which early answers are used. Later, another tab or user may have changed the store.
 */
const fresh = 20_000

/**
 * The same for reads that came with the reply to a write, in milliseconds after the reply. Short, because the flow uses them at once or not
 * at all.
 */
const freshWithWrite = 5_000

export const earlyAnswers = (page: object, sinceBegin: () => number): EarlyAnswers => {
  let left = (page as { readonly customizeYourStoreEarly?: Asked }).customizeYourStoreEarly ?? {}
  const isFresh = () => sinceBegin() <= fresh
  let flowUntil = fresh
  return {
    take: async (what) => {
      const { [what]: taken, ...others } = left
      left = others
      return isFresh() ? (taken ?? null) : null
    },
    flow: () => (sinceBegin() <= flowUntil ? (left.flow ?? null) : null),
    bring: (flow) => {
      left = { ...left, flow }
      flowUntil = sinceBegin() + freshWithWrite
    },
    endFlow: () => {
      left = { ...left, flow: null }
    },
    drop: () => {
      left = {}
    },
  }
}

/**
 * Keeps the reads that come with the reply to a write, so that they need not be sent (plugin/src/publishing/publications-route.php).
 */
export const answeredAlong = (rest: Rest, early: Pick<EarlyAnswers, 'bring'>): Rest => ({
  ...rest,
  ask: (request) => {
    const { along } = request
    if (along === undefined) return rest.ask(request)
    return rest.ask(request).pipe(
      tap((answer) => {
        if (E.isLeft(answer) || !ReadsReply.is(answer.right)) return
        early.bring({ paths: along, rights: [], reply: Promise.resolve(answer.right) })
      }),
    )
  },
})

/** Milliseconds. Short, because the read still has to be sent if no early answer arrives. */
const deadline = 10_000

/**
 * A Rest that answers the flow's first reads with the early answers (plugin/src/page/client.php), until it writes to the store. A read
 * without an early answer is sent and reports its own fault.
 */
export const answeredEarly = (rest: Rest, early: Pick<EarlyAnswers, 'flow' | 'endFlow'>): Rest => ({
  ask: (request) =>
    defer(() => {
      if (request.method !== 'GET') early.endFlow()
      const { path, now } = request
      const asked = early.flow()
      if (asked === null || now === true || !asked.paths.includes(path)) return rest.ask(request)
      return replyTo(asked).pipe(
        mergeMap(({ answers }) => (path in answers ? of(agreed(request, answers[path])) : rest.ask(request))),
      )
    }),
  allowed: (path) =>
    defer(() => {
      const asked = early.flow()
      if (asked === null || !asked.rights.includes(path)) return rest.allowed(path)
      return replyTo(asked).pipe(
        mergeMap(({ rights }): Answer<readonly string[]> => {
          const { [path]: methods } = rights
          return methods === undefined ? rest.allowed(path) : of(E.right(methodsIn(methods)))
        }),
      )
    }),
})

/** Never fails: a failed request yields an empty reply. */
const replyTo = ({ reply }: EarlyReads): Observable<ReadsReply> =>
  from(reply).pipe(
    timeout({ first: deadline, with: () => of(null) }),
    map((body) => E.getOrElse(() => noReply)(ReadsReply.decode(body))),
  )

/** The answer to many reads at once, from the plugin's route (plugin/src/routes/reads.php): bodies and methods by path. */
export const ReadsReply = t.type({ answers: t.record(t.string, t.unknown), rights: t.record(t.string, t.string) })
export type ReadsReply = t.TypeOf<typeof ReadsReply>

/** The reply of a failed request. */
export const noReply: ReadsReply = { answers: {}, rights: {} }

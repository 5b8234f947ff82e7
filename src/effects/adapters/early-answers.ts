/**
 * What the page asked for itself, before its scripts ran (plugin/src/early-answers.php): what the flow reads of the store, and for the
 * designer the list of the editor's files and what blocks read at first.
 */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { defer, from, map, mergeMap, of, tap, timeout, type Observable } from 'rxjs'
import type { Answer, Rest } from '../runner/ports'
import { agreed, methodsIn } from './rest'

/** Each resolves to null if it came to nothing. */
type Asked = {
  readonly assets?: Promise<unknown> | null
  readonly reads?: Promise<unknown> | null
  readonly flow?: EarlyReads | null
}

/** Reads of the flow, as the plugin's route for many answers them. */
type EarlyReads = {
  readonly paths: readonly string[]
  readonly rights: readonly string[]
  readonly reply: Promise<unknown>
}

export type EarlyAnswers = {
  /** Once; null if there is none. */
  readonly take: (what: 'assets' | 'reads') => Promise<unknown>
  /** Null if there are none, or no longer. */
  readonly flow: () => EarlyReads | null
  /** For who has changed the store and was told what it says since. */
  readonly bring: (flow: EarlyReads) => void
  /** For who changes the store, or learns that another tab goes on: from now on the flow reads it anew. */
  readonly endFlow: () => void
  /** For who only prepares for the designer: until it opens, a set-up may change all of it. */
  readonly drop: () => void
}

/** Milliseconds since the page began, after which another tab or person may have changed what was asked for. */
const fresh = 20_000

/** The same for what came with the answer to a write, since then: the flow asks at once, or not for this reason. */
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

/** Takes what came with the answer to a write: the reads that follow it need not be sent (plugin/src/publishing/publications-route.php). */
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

/** Milliseconds. Short, since the read still has to be sent where nothing comes. */
const deadline = 10_000

/**
 * Answers the flow's first reads with what the page asked for before its scripts ran (plugin/src/opening-reads.php). A read that was not
 * among it, or came to nothing, is sent and reports its own fault.
 *
 * A Rest that takes early answers for what the store says, until it changes the store itself.
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

/** Never fails: what came to nothing answers nothing. */
const replyTo = ({ reply }: EarlyReads): Observable<ReadsReply> =>
  from(reply).pipe(
    timeout({ first: deadline, with: () => of(null) }),
    map((body) => E.getOrElse(() => noReply)(ReadsReply.decode(body))),
  )

/** The answer to many reads at once, from the plugin's route (plugin/src/reads-route.php): bodies and methods by path. */
export const ReadsReply = t.type({ answers: t.record(t.string, t.unknown), rights: t.record(t.string, t.string) })
export type ReadsReply = t.TypeOf<typeof ReadsReply>

/** For a request that came to nothing. */
export const noReply: ReadsReply = { answers: {}, rights: {} }

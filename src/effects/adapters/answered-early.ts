/**
 * Answers the flow's first reads with what the page asked for before its scripts ran (plugin/src/opening-reads.php). A read that was not
 * among it, or came to nothing, is sent and reports its own fault.
 */
import * as E from 'fp-ts/Either'
import { defer, from, map, mergeMap, of, timeout, type Observable } from 'rxjs'
import type { Answer, Rest } from '../runner/ports'
import { agreed, methodsIn } from './agreed'
import type { EarlyAnswers, EarlyReads } from './early-answers'
import { noReply, ReadsReply } from './reads-reply'

/** Milliseconds. Short, since the read still has to be sent where nothing comes. */
const deadline = 10_000

/** A Rest that takes early answers for what the store says, until it changes the store itself. */
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

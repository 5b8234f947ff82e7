/** Takes what came with the answer to a write: the reads that follow it need not be sent (plugin/src/publishing/publications-route.php). */
import * as E from 'fp-ts/Either'
import { tap } from 'rxjs'
import type { Rest } from '../runner/ports'
import type { EarlyAnswers } from './early-answers'
import { ReadsReply } from './reads-reply'

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

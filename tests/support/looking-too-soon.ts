import * as E from 'fp-ts/Either'
import { of } from 'rxjs'
import type { Rest } from '../../src/effects/runner/ports'
import type { Fault } from '../../src/events/calls'

/** The first lookup finds nothing, because another tab's request has not arrived yet. */
export const lookingTooSoon = (rest: Rest): Rest => {
  let looked = false
  return {
    ...rest,
    ask: (request) => {
      if (looked || request.method !== 'GET') return rest.ask(request)
      looked = true
      return of(E.mapLeft((): Fault => ({ tag: 'Garbled', what: request.path }))(request.reply.decode([])))
    },
  }
}

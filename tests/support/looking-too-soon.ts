import * as E from 'fp-ts/Either'
import { of } from 'rxjs'
import type { Rest } from '../../src/effects/runner/ports'
import type { Fault } from '../../src/events/calls'

/** The first look finds nothing: what another tab sent is still on its way. */
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

/** What the tests of blocks' reads ask, and where. Timers are faked. */
import type { APIFetchOptions } from '@wordpress/api-fetch'
import * as E from 'fp-ts/Either'
import { of } from 'rxjs'
import { vi } from 'vitest'
import { earlyAnswers } from '../../../src/effects/adapters/early-answers'
import type { ReadsReply } from '../../../src/effects/adapters/read-together'
import { blockReads, habitsIn } from '../../../src/effects/adapters/rest-preload'
import type { Answer, Rest, RestRequest } from '../../../src/effects/runner/ports'
import type { Fault } from '../../../src/events/calls'
import { memory } from './memory'

/** A store that answers each path with itself; what fails is refused. */
export const store = ({ failing = [] as readonly string[], together = true } = {}) => {
  const asked: string[] = []
  const next = ({ path = '' }: APIFetchOptions): Promise<unknown> => {
    asked.push(path)
    return failing.includes(path) ? Promise.reject(new Error(path)) : Promise.resolve(path)
  }
  const many = (body: unknown): E.Either<Fault, unknown> => {
    const { paths } = body as { readonly paths: readonly string[] }
    asked.push(paths.join(' '))
    if (!together) return E.left({ tag: 'Refused', status: 403, code: 'firewall', message: 'Blocked' })
    return E.right(replyOf(Object.fromEntries(paths.flatMap((path) => (failing.includes(path) ? [] : [[path, path]])))))
  }
  const rest: Rest = {
    ask: <A>({ body, reply }: RestRequest<A>): Answer<A> =>
      of(
        E.chain((told: unknown) => E.mapLeft((): Fault => ({ tag: 'Garbled', what: '' }))(reply.decode(told)))(
          many(body),
        ),
      ),
    allowed: () => of(E.right([])),
  }
  return { asked, next, rest }
}

/** A reply of the plugin with these bodies. */
export const replyOf = (answers: ReadsReply['answers'], rights: ReadsReply['rights'] = {}): ReadsReply => ({
  answers,
  headers: Object.fromEntries(Object.keys(answers).map((path) => [path, { 'X-WP-Total': '7' }])),
  rights,
})

/** The middleware, as it is when the designer has opened. */
export const readsIn = (
  { rest }: Pick<ReturnType<typeof store>, 'rest'>,
  ahead: ReadsReply | Promise<ReadsReply> = replyOf({}),
  kept = habits(),
) => blockReads(rest, Promise.resolve(ahead), kept, earlyAnswers({}, Date.now))

export const habits = (kept = memory()) => habitsIn(() => kept, 'site')

export const later = (milliseconds = 100) => vi.advanceTimersByTimeAsync(milliseconds)

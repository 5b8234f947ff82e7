import * as E from 'fp-ts/Either'
import { defer, lastValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../src/events/calls'
import { defaultRetry, retryPolitely } from '../../src/effects/runner/retry'
import { combinations } from '../support/combinations'

const statuses = [400, 401, 403, 404, 408, 409, 425, 429, 500, 502, 503]
const passing = [408, 425, 429, 500, 502, 503]
/** Null is a good answer. */
const fates: readonly (Fault | null)[] = [
  null,
  { tag: 'Timeout' },
  { tag: 'Garbled', what: '' },
  { tag: 'Offline' },
  { tag: 'Expired' },
  ...statuses.map((status): Fault => ({ tag: 'Refused', status, code: '', message: '' })),
]

describe('a call that fails', { tags: ['L-10'] }, () => {
  it('given any answers, then a temporary fault is tried three times at most, and the last answer counts', async () => {
    for (const { first, second, third } of combinations({ first: fates, second: fates, third: fates })) {
      const answers = [first, second, third]
      let tries = 0
      const call = defer(() => {
        const fate = answers[tries++] ?? null
        return of(fate === null ? E.right<Fault, string>('done') : E.left<Fault, string>(fate))
      })
      const ports = [{ after: () => of(0 as const) }, { number: () => 0.5 }] as const
      const answer = await lastValueFrom(call.pipe(retryPolitely(defaultRetry, ...ports)))
      const final = answers.findIndex((fate) => fate === null || !mayBeRetried(fate))
      const expected = final === -1 ? 3 : final + 1
      expect([tries, E.isLeft(answer) ? answer.left : null]).toEqual([expected, answers[expected - 1]])
    }
  })
})

const mayBeRetried = (one: Fault): boolean =>
  one.tag === 'Timeout' || one.tag === 'Garbled' || (one.tag === 'Refused' && passing.includes(one.status))

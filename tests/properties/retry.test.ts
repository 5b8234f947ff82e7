import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { defer, lastValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../src/events/calls/fault'
import { politely, retryPolitely } from '../../src/effects/runner/retry'
import { holds } from './holds'

const status = fc.constantFrom(400, 401, 403, 404, 408, 409, 425, 429, 500, 502, 503)
const passing = [408, 425, 429, 500, 502, 503]
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constantFrom<Fault>({ tag: 'Timeout' }, { tag: 'Garbled', what: '' }, { tag: 'Offline' }, { tag: 'Expired' }),
  status.map((number): Fault => ({ tag: 'Refused', status: number, code: '', message: '' })),
)

describe('[L-10] a call that fares badly', () => {
  it('given any answers, then it is tried again after a passing fault, three times at most, and the last answer counts', () =>
    holds(
      fc.asyncProperty(fc.array(fc.option(fault), { minLength: 3, maxLength: 5 }), async (fates) => {
        let tries = 0
        const call = defer(() => {
          const fate = fates[tries++] ?? null
          return of(fate === null ? E.right<Fault, string>('done') : E.left<Fault, string>(fate))
        })
        const ports = [{ after: () => of(0 as const) }, { random: () => 0.5 }] as const
        const answer = await lastValueFrom(call.pipe(retryPolitely(politely, ...ports)))
        const final = fates.findIndex((fate) => fate === null || !isPassing(fate))
        const expected = final === -1 || final > 2 ? 3 : final + 1
        expect(tries).toBe(expected)
        expect(E.isLeft(answer) ? answer.left : null).toEqual(fates[expected - 1])
      }),
    ))
})

const isPassing = (one: Fault): boolean =>
  one.tag === 'Timeout' || one.tag === 'Garbled' || (one.tag === 'Refused' && passing.includes(one.status))

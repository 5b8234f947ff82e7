import * as E from 'fp-ts/Either'
import { defer, of, timer, toArray } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../src/events/calls'
import { delayBefore, isRetryable, defaultRetry, retryPolitely } from '../../../src/effects/runner/retry'

const busy: Fault = { tag: 'Refused', status: 503, code: 'busy', message: '' }
const refused = (status: number): Fault => ({ tag: 'Refused', status, code: '', message: '' })

describe('retry', { tags: ['L-10'] }, () => {
  it.each([
    [refused(400), false],
    [refused(401), false],
    [refused(403), false],
    [refused(404), false],
    [refused(408), true],
    [refused(425), true],
    [refused(429), true],
    [refused(500), true],
    [refused(503), true],
    [{ tag: 'Timeout' } as const, true],
    [{ tag: 'Garbled', what: '' } as const, true],
    [{ tag: 'Offline' } as const, false],
    [{ tag: 'Expired' } as const, false],
  ])('given %j, then another try is worth it: %s', (fault, worth) => {
    expect(isRetryable(fault)).toBe(worth)
  })

  it('given a store that stays busy, then it is tried three times, 500 and 1000 ms apart, and fails', () => {
    let tries = 0
    new TestScheduler((found, wanted) => expect(found).toEqual(wanted)).run(({ expectObservable }) => {
      const call = defer(() => {
        tries += 1
        return of(E.left<Fault, number>(busy))
      })
      const source = call.pipe(
        retryPolitely(defaultRetry, { after: (milliseconds) => timer(milliseconds) }, { number: () => 1 }),
      )
      expectObservable(source).toBe('1500ms (a|)', { a: E.left(busy) })
    })
    expect(tries).toBe(3)
  })

  it('given the second try succeeds, then its answer comes and no third is made', () => {
    new TestScheduler((found, wanted) => expect(found).toEqual(wanted)).run(({ expectObservable }) => {
      let tries = 0
      const call = defer(() => of((tries += 1) === 2 ? E.right<Fault, string>('there') : E.left<Fault, string>(busy)))
      const source = call.pipe(
        retryPolitely(defaultRetry, { after: (milliseconds) => timer(milliseconds) }, { number: () => 1 }),
        toArray(),
      )
      expectObservable(source).toBe('500ms (a|)', { a: [E.right('there')] })
    })
  })

  it('given the server names a time, then that is the pause, up to a minute', () => {
    expect(delayBefore(2, { ...busy, after: 7 }, defaultRetry, 0)).toBe(7000)
    expect(delayBefore(2, { ...busy, after: 900 }, defaultRetry, 0)).toBe(60_000)
  })

  it('given another random number, then pauses differ but stay between half and whole', () => {
    expect(delayBefore(3, busy, defaultRetry, 0)).toBe(500)
    expect(delayBefore(3, busy, defaultRetry, 1)).toBe(1000)
  })
})

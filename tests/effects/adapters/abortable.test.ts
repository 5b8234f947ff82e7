import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abortable } from '../../../src/effects/adapters/rest'

describe('a call with a deadline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is a Timeout after 30 seconds without an answer, and is aborted', { tags: ['N-02'] }, async () => {
    let stopped = false
    const answer = firstValueFrom(
      abortable((signal) => {
        signal.addEventListener('abort', () => (stopped = true))
        return new Promise<E.Either<never, string>>(() => undefined)
      }),
    )
    await vi.advanceTimersByTimeAsync(29_999)
    expect(stopped).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual(E.left({ tag: 'Timeout' }))
    expect(stopped).toBe(true)
  })
})

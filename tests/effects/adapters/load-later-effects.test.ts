import * as E from 'fp-ts/Either'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imported } from '../../../src/effects/adapters/load-later-effects'

describe('a file of code that is fetched when a call needs it', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it(
    'given the server is down for 15 seconds, then the file is requested six times, with doubling pauses',
    { tags: ['L-10'] },
    async () => {
      const load = failing(5)
      const answer = firstValueFrom(imported(load))
      await vi.advanceTimersByTimeAsync(15_499)
      expect(load).toHaveBeenCalledTimes(5)
      await vi.advanceTimersByTimeAsync(1)
      expect(await answer).toEqual(E.right('code'))
    },
  )

  it('given the file is missing, then it throws: the page has to be reloaded', { tags: ['L-10'] }, async () => {
    const answer = firstValueFrom(imported(failing(6))).catch(String)
    await vi.advanceTimersByTimeAsync(15_500)
    expect(await answer).toBe('Error: gone')
  })

  it('given the computer is offline, then the call waits for the network', { tags: ['L-10'] }, async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const answer = firstValueFrom(imported(failing(6)))
    await vi.advanceTimersByTimeAsync(15_500)
    expect(await answer).toEqual(E.left({ tag: 'Offline' }))
  })
})

const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new Error('gone')
    return 'code'
  })
}

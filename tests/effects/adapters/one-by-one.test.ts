import { describe, expect, it } from 'vitest'
import { oneByOne, type WebLocks } from '../../../src/effects/adapters/locks'
import { fakeLocks } from '../../support/fake-locks'

describe('two pages that open at the same moment', { tags: ['P-16'] }, () => {
  it('the second begins when the first is done', async () => {
    const locks = fakeLocks()
    const order: string[] = []
    const opens = (name: string) => async () => {
      order.push(`${name} begins`)
      await Promise.resolve()
      order.push(`${name} is done`)
    }
    await Promise.all([oneByOne(locks, never, opens('first')), oneByOne(locks, never, opens('second'))])
    expect(order).toEqual(['first begins', 'first is done', 'second begins', 'second is done'])
  })

  it('one that hangs is waited for, but not forever', async () => {
    const locks = fakeLocks()
    const impatient = new AbortController()
    void oneByOne(locks, never, () => new Promise(() => undefined))
    const second = oneByOne(locks, impatient.signal, async () => 'open')
    impatient.abort()
    expect(await second).toBe('open')
  })

  it('without locks in the browser, each opens', async () => {
    const locks: WebLocks = { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) }
    expect(await oneByOne(locks, never, async () => 'open')).toBe('open')
  })

  it('an error while opening is passed on', async () => {
    await expect(oneByOne(fakeLocks(), never, () => Promise.reject(new Error('No log.')))).rejects.toThrow('No log.')
  })
})

// Helpers

const never = new AbortController().signal

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drafting } from '../../../src/views/wizard/drafting'

describe('a text that is being written', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[L-02] is kept 300 ms after the last key, once', () => {
    const kept: string[] = []
    const { change } = drafting((text) => kept.push(text))
    change('T')
    vi.advanceTimersByTime(299)
    change('Te')
    vi.advanceTimersByTime(299)
    expect(kept).toEqual([])
    vi.advanceTimersByTime(1)
    vi.advanceTimersByTime(5000)
    expect(kept).toEqual(['Te'])
  })

  it('[L-02] is kept every two seconds while the keys go on without a pause', () => {
    const kept: string[] = []
    const { change } = drafting((text) => kept.push(text))
    for (let key = 1; key <= 50; key += 1) {
      change('a'.repeat(key))
      vi.advanceTimersByTime(100)
    }
    expect(kept).toHaveLength(2)
  })

  it('[L-02] is kept at once when the field is left, and not again', () => {
    const kept: string[] = []
    const { change, settle } = drafting((text) => kept.push(text))
    settle()
    change('Tea')
    settle()
    settle()
    vi.advanceTimersByTime(5000)
    expect(kept).toEqual(['Tea'])
  })
})

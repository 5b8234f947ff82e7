import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { colourPause } from '../../../../src/catalogue/limits'
import { settling } from '../../../../src/views/design/palette/settling'

describe('given a color that changes while it is picked', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const picked = () => {
    const settled: string[] = []
    return { settled, ...settling((colour: string) => settled.push(colour)) }
  }

  it('[D-04] then only where it rests for 100 ms is handed on, and only once', () => {
    const { settled, change } = picked()
    for (let move = 0; move < 50; move += 1) {
      change(`#0000${String(move).padStart(2, '0')}`)
      vi.advanceTimersByTime(colourPause - 1)
    }
    expect(settled).toEqual([])
    vi.advanceTimersByTime(1)
    expect(settled).toEqual(['#000049'])
    vi.advanceTimersByTime(10 * colourPause)
    expect(settled).toHaveLength(1)
    expect(colourPause).toBe(100)
  })

  it('[D-04] when it rests twice, then both are handed on', () => {
    const { settled, change } = picked()
    for (const colour of ['#111111', '#222222']) {
      change(colour)
      vi.advanceTimersByTime(colourPause)
    }
    expect(settled).toEqual(['#111111', '#222222'])
  })

  it('[D-04] when the field is left or the view goes, then the last one is handed on at once and not again', () => {
    const { settled, change, settle } = picked()
    change('#111111')
    settle()
    settle()
    vi.advanceTimersByTime(colourPause)
    expect(settled).toEqual(['#111111'])
  })
})

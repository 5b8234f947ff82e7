import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { colorPause } from '../../../src/catalogue/limits'
import { resting } from '../../../src/views/ui/use-in-hand'
import { inSide, onPage } from '../../../src/views/design/texts/use-written'
import { inWizard } from '../../../src/views/wizard/wizard'

describe('a value that is being changed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const told = (pace: Parameters<typeof resting>[1]) => {
    const values: string[] = []
    return { values, change: resting((value: string) => void values.push(value), pace) }
  }

  it('a color is stored only after it rests for 100 ms, and only once', { tags: ['D-04'] }, () => {
    const { values, change } = told({ rest: colorPause })
    for (let move = 0; move < 50; move += 1) {
      change(`#0000${String(move).padStart(2, '0')}`)
      vi.advanceTimersByTime(99)
    }
    expect(values).toEqual([])
    vi.advanceTimersByTime(1)
    expect(values).toEqual(['#000049'])
    vi.advanceTimersByTime(1000)
    expect(values).toHaveLength(1)
  })

  it('a color that rests twice is stored twice', { tags: ['D-04'] }, () => {
    const { values, change } = told({ rest: colorPause })
    for (const color of ['#111111', '#222222']) {
      change(color)
      vi.advanceTimersByTime(colorPause)
    }
    expect(values).toEqual(['#111111', '#222222'])
  })

  it('a text is stored 300 ms after the last key, and every two seconds during typing', { tags: ['L-02'] }, () => {
    const { values, change } = told(inWizard)
    change('T')
    vi.advanceTimersByTime(299)
    change('Te')
    vi.advanceTimersByTime(299)
    expect(values).toEqual([])
    vi.advanceTimersByTime(1)
    expect(values).toEqual(['Te'])
    for (let key = 1; key <= 50; key += 1) {
      change('a'.repeat(key))
      vi.advanceTimersByTime(100)
    }
    expect(values).toHaveLength(3)
  })

  it(
    'a text of the page is stored every five seconds during typing, to keep steps few',
    { tags: ['L-02', 'B-06'] },
    () => {
      for (const pace of [inSide, onPage]) {
        const { values, change } = told(pace)
        for (let key = 1; key <= 110; key += 1) {
          change('a'.repeat(key))
          vi.advanceTimersByTime(100)
        }
        expect(values).toHaveLength(2)
      }
    },
  )

  it(
    'when the field is left or the view unmounts, the last value is stored at once, and only once',
    { tags: ['L-02', 'D-04'] },
    () => {
      const { values, change } = told(inWizard)
      change.flush()
      change('Tea')
      change.flush()
      change.flush()
      vi.advanceTimersByTime(5000)
      expect(values).toEqual(['Tea'])
    },
  )
})

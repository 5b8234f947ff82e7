import { describe, expect, it } from 'vitest'
import { secondsLeft, type Work } from './estimate'

const file = (work: Partial<Work> = {}): Work => ({ kind: 'unit', group: 0, workers: 2, expected: 10, ...work })

describe('the time that is left', () => {
  it('is shared by the workers of a group', () => {
    expect(secondsLeft([file(), file(), file(), file()], 0)).toBe(20)
    expect(secondsLeft([file({ workers: 1 }), file({ workers: 1 })], 0)).toBe(20)
  })

  it('is never less than that of the longest file, which only one worker can run', () => {
    expect(secondsLeft([file({ expected: 60 }), file()], 0)).toBe(60)
  })

  it('adds up the groups, which run one after the other', () => {
    expect(secondsLeft([file(), file(), file({ group: 1, workers: 1 }), file({ group: 2 })], 0)).toBe(30)
  })

  it('leaves out what has ended, and what has passed of what runs', () => {
    const ended = file({ began: 0, took: 10 })
    expect(secondsLeft([ended], 10)).toBe(0)
    expect(secondsLeft([ended, file({ began: 10 }), file({ began: 10 })], 14)).toBe(6)
  })

  it('of a file that takes longer than expected does not become nothing', () => {
    expect(secondsLeft([file({ began: 0 })], 40)).toBeCloseTo(4)
  })
})

describe('the speed of this machine', () => {
  it('counts more the more files have ended', () => {
    const slow = (count: number) => Array.from({ length: count }, () => file({ began: 0, took: 30 }))
    const left = (count: number) => secondsLeft([...slow(count), file(), file()], 30)
    expect(left(0)).toBe(10)
    expect(left(1)).toBeGreaterThan(15)
    expect(left(1)).toBeLessThan(left(20))
    expect(left(200)).toBeGreaterThan(29)
    expect(left(200)).toBeLessThanOrEqual(30)
  })

  it('is noticed before the first file has ended', () => {
    const two = [file({ began: 0, expected: 100 }), file({ began: 0 }), file({ group: 1, expected: 100 })]
    expect(secondsLeft(two, 9)).toBeLessThan(secondsLeft(two, 60))
  })

  it('of one kind of files is that of all kinds, until some of this kind have ended', () => {
    const units = Array.from({ length: 50 }, () => file({ took: 5, began: 0 }))
    const browser = file({ kind: 'browser', group: 1, expected: 100 })
    expect(secondsLeft([...units, browser], 5)).toBeCloseTo(51, 0)
    const slowBrowser = Array.from({ length: 50 }, () => ({ ...browser, began: 5, took: 200 }))
    expect(secondsLeft([...units, ...slowBrowser, browser], 205)).toBeGreaterThan(190)
  })
})

it('a whole run is foreseen within a tenth: two workers, three groups, a machine of half the speed', () => {
  const lengths = [40, 30, 20, 10, 8, 6, 5, 5, 4, 3, 2, 2, 1, 1, 1]
  let works = [0, 1, 2].flatMap((group) =>
    lengths.map((expected) => file({ kind: `kind ${group}`, group, expected, workers: group === 2 ? 1 : 2 })),
  )
  const guesses: { readonly now: number; readonly left: number }[] = []
  let now = 0
  for (const group of [0, 1, 2]) {
    const free = Array.from({ length: group === 2 ? 1 : 2 }, () => now)
    works.forEach((work, place) => {
      if (work.group !== group) return
      const worker = free.indexOf(Math.min(...free))
      const began = free[worker] ?? 0
      works = works.map((one, at) => (at === place ? { ...one, began, took: work.expected * 2 } : one))
      free[worker] = began + work.expected * 2
      const known = works.map(({ took, ...one }) =>
        took !== undefined && (one.began ?? 0) + took <= began ? { ...one, took } : one,
      )
      guesses.push({ now: began, left: secondsLeft(known, began) })
    })
    now = Math.max(...free)
  }
  const wrong = guesses
    .filter(({ now: at }) => at > now / 5)
    .map(({ now: at, left }) => Math.abs(at + left - now) / now)
  expect(Math.max(...wrong)).toBeLessThan(0.1)
})

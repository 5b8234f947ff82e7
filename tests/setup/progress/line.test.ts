import { describe, expect, it } from 'vitest'
import { barLine, duration, measured, plainLine, type Standing } from './line'

const standing: Standing = {
  done: 1204,
  total: 3120,
  failed: 0,
  elapsed: 100,
  left: 300,
  running: ['browser/designer-palette', 'browser/a-file-with-a-very-long-name-that-goes-on-and-on'],
}

describe('the line of a run', () => {
  it('says how many are done, what failed, what is left and what runs', () => {
    expect(plainLine({ ...standing, running: ['browser/walk'] })).toBe(
      '1,204 of 3,120 tests, about 5 min left · browser/walk',
    )
    expect(plainLine({ ...standing, failed: 2, running: [] })).toBe('1,204 of 3,120 tests, 2 failed, about 5 min left')
  })

  it('never says that more is done than there is', () => {
    expect(plainLine({ ...standing, done: 7, total: 5, running: [] })).toContain('7 of 7 tests')
  })

  it('names of what runs as much as fits, and cuts off only the first', () => {
    expect(barLine(standing, 80)).toMatch(/ · browser\/designer-palette$/)
    expect(barLine(standing, 150)).toMatch(/, browser\/a-file-with-a-very-long-name-that-goes-on-and-on$/)
    expect(barLine(standing, 60)).toMatch(/ · browse.*…$/)
  })

  it.each([40, 80, 120])('fits into %d columns, long names cut off', (width) => {
    const line = barLine(standing, width)
    expect(line.length).toBeLessThan(width)
    expect(line).toContain('█')
  })

  it('shows by its bar which part of the time has passed', () => {
    expect(barLine(standing, 120)).toContain(`${'█'.repeat(5)}${'░'.repeat(15)} `)
    expect(barLine({ ...standing, left: 0 }, 120)).toContain('█'.repeat(20))
    expect(barLine({ ...standing, elapsed: 0, left: 0 }, 120)).toContain('░'.repeat(20))
  })
})

it('durations are as exact as they can be', () => {
  expect([4, 12, 48, 58, 170, 1500].map(duration)).toEqual([
    'a few seconds',
    'about 10 s',
    'about 50 s',
    'about 1 min',
    'about 3 min',
    'about 25 min',
  ])
  expect([4.26, 372].map(measured)).toEqual(['4.3 s', '6 min 12 s'])
})

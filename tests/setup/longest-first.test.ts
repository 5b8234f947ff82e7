import { describe, expect, it } from 'vitest'
import { longestFirst, type Planned } from './longest-first'

const file = (path: string, project = 'store', group = 1): Planned => ({ file: path, project, group })

const order = (planned: readonly Planned[], seconds: Readonly<Record<string, number>>): readonly string[] =>
  longestFirst(planned, Object.fromEntries(Object.entries(seconds).map(([name, one]) => [name, [one, 1]]))).map(
    (one) => one.file,
  )

describe('the order of test files', () => {
  it('begins with the longest, so that the last ones are short', () => {
    expect(order([file('short'), file('long'), file('middle')], { short: 1, middle: 5, long: 60 })).toEqual([
      'long',
      'middle',
      'short',
    ])
  })

  it('takes a file that was never measured for a long one', () => {
    expect(order([file('long'), file('new'), file('newer')], { long: 60 })).toEqual(['new', 'newer', 'long'])
  })

  it('keeps the files of a project together, and begins with the project of the longest file', () => {
    const planned = [file('b1', 'browser'), file('s1'), file('b2', 'browser'), file('s2')]
    expect(order(planned, { b1: 60, b2: 2, s1: 200, s2: 1 })).toEqual(['s1', 's2', 'b1', 'b2'])
  })

  it('leaves the groups one after the other', () => {
    expect(order([file('later', 'browser', 2), file('sooner', 'unit', 0)], { later: 60, sooner: 1 })).toEqual([
      'sooner',
      'later',
    ])
  })
})

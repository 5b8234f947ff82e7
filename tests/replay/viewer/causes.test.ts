import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { causesOf, linksOf } from '../../../src/replay/viewer/causes'
import { session, sessionOf } from './session'

const of = (id: string, facts = session, most?: number) =>
  causesOf(
    facts.find((one) => one.id === id)!,
    linksOf(facts),
    most,
  )

const drawn = (id: string) =>
  of(id).map(({ fact: one, depth, took, open }) => [one.id, depth, took, ...(open ? ['open'] : [])])

describe('the cause graph', () => {
  it(
    'leads from an answer to the click, and from there to all that followed, with durations',
    { tags: ['V-01'] },
    () => {
      const tree = [
        ['click', 0, null],
        ['ask-design', 1, 1000],
        ['design', 2, 3000],
        ['ask-patterns', 1, 2000],
        ['no', 2, 1000],
      ]
      expect(drawn('no')).toEqual(tree)
      expect(drawn('click')).toEqual(tree)
    },
  )

  it('a request without an answer is marked as open', { tags: ['V-01'] }, () => {
    expect(drawn('palette')).toEqual([
      ['palette', 0, null],
      ['ask-settings', 1, 1000, 'open'],
    ])
  })

  it('facts whose cause is not in the log are roots, and a cycle ends', { tags: ['V-01'] }, () => {
    const odd = sessionOf(
      [fact('DesignUndone'), { id: 'a', cause: 'b' }],
      [fact('DesignRedone'), { id: 'b', cause: 'a' }],
      [fact('DesignUndone'), { id: 'c', cause: 'elsewhere' }],
    )
    expect(of('a', odd).map(({ fact: one }) => one.id)).toEqual(['b', 'a'])
    expect(of('c', odd).map(({ fact: one }) => one.id)).toEqual(['c'])
  })

  it('a tree that is too large to draw is cut off', { tags: ['V-01'] }, () => {
    const wide = sessionOf(
      [fact('DesignUndone'), { id: 'root' }],
      ...Array.from({ length: 50 }, (_, index) => [fact('DesignRedone'), { id: `c-${index}`, cause: 'root' }] as const),
    )
    expect(of('root', wide, 10)).toHaveLength(10)
  })
})

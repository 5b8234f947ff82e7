import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalHex, rgbOf, AA, contrast, largeAA, levelOf, nearestLegible } from '../../src/color'

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((each) => each.toString(16).padStart(2, '0')).join('')}`)
const least = fc.constantFrom(AA, largeAA)

describe('given words of any color on any ground', () => {
  it('then the nearest legible color always reaches what is needed', { tags: ['D-04'] }, () => {
    fc.assert(
      fc.property(color, color, least, (words, ground, needed) => {
        expect(contrast(nearestLegible(words, ground, needed), ground)).toBeGreaterThanOrEqual(needed)
      }),
    )
  })

  it('then it is no further away than needed: one step back it could not be read', { tags: ['D-04'] }, () => {
    fc.assert(
      fc.property(color, color, least, (words, ground, needed) => {
        const found = nearestLegible(words, ground, needed)
        if (contrast(words, ground) >= needed) expect(found).toBe(normalHex(words))
        else expect(contrast(stepBack(found, words), ground)).toBeLessThan(needed)
      }),
    )
  })

  it('then neither black nor white is nearer, if they can be read', { tags: ['D-04'] }, () => {
    fc.assert(
      fc.property(color, color, least, (words, ground, needed) => {
        const found = far(words, nearestLegible(words, ground, needed))
        for (const end of ['#000000', '#ffffff'])
          if (contrast(end, ground) >= needed) expect(found).toBeLessThanOrEqual(far(words, end))
      }),
    )
  })
})

describe('given a ratio of contrast', () => {
  it.each([
    [7, AA, 'AAA'],
    [6.99, AA, 'AA'],
    [4.5, AA, 'AA'],
    [4.49, AA, 'fails'],
    [4.5, largeAA, 'AAA'],
    [3, largeAA, 'AA'],
    [2.99, largeAA, 'fails'],
  ] as const)('then %d, where %d is needed, is %s', { tags: ['D-04'] }, (ratio, needed, level) => {
    expect(levelOf(ratio, needed)).toBe(level)
  })
})

/** Each channel a little nearer to the wished color; more than a step of the search, which rounds. */
function stepBack(found: string, wished: string): string {
  const to = rgbOf(wished)
  const back = rgbOf(found).map((channel, index) => {
    const way = (to[index] ?? 0) - channel
    return channel + Math.sign(way) * Math.min(Math.abs(way), 2)
  })
  return `#${back.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

function far(one: string, other: string): number {
  const to = rgbOf(other)
  return Math.hypot(...rgbOf(one).map((channel, index) => channel - (to[index] ?? 0)))
}

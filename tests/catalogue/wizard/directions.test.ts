import { describe, expect, it } from 'vitest'
import { type Kind } from '../../../src/catalogue/pages/templates'
import { bodyOfDirection, directionRounds } from '../../../src/catalogue/wizard/directions'
import { looks } from '../../../src/catalogue/wizard/looks'

const kinds: readonly Kind[] = ['makers', 'food', 'fashion', 'parts', 'services', 'digital', 'business']
const rounds = Array.from({ length: directionRounds }, (_, round) => round)

describe.each(kinds)('the sections of the three directions of %s', { tags: ['X-01'] }, (kind) => {
  it('are in three orders', () => {
    for (const round of rounds)
      expect(new Set(looks.map((look) => bodyOfDirection(kind, look, round).slice(1).join())).size).toBe(3)
  })

  it('never show the goods and their groups one after the other, which have the same pictures', () => {
    for (const look of looks) {
      const body = bodyOfDirection(kind, look, 0)
      const apart = Math.abs(body.indexOf('goods-and-a-link') - body.indexOf('category-tiles'))
      if (body.includes('category-tiles')) expect(apart, `${look}: ${body.join()}`).toBeGreaterThan(1)
    }
  })

  it('are the same sections in each', () => {
    const sets = looks.map((look) => bodyOfDirection(kind, look, 0).slice(1).toSorted().join())
    expect(new Set(sets).size).toBe(1)
  })
})

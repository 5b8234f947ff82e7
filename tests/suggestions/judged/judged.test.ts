import { describe, expect, it } from 'vitest'
import { languages, productOf, trades } from '../../catalogue/pages/trades'
import { judged } from './judged'

const named = new Map(trades)

/** The pictures that the tables have for a trade's products. */
const picturesOf = (name: string): readonly string[] =>
  (named.get(name)?.products ?? []).map((line) => productOf(line).picture)

const basename = (picture: string) => picture.split('/').at(-1)

describe('the judged descriptions', () => {
  it('are at least sixty, in six languages, including some that cannot be understood', { tags: ['B-13'] }, () => {
    expect(judged.length).toBeGreaterThanOrEqual(60)
    expect(new Set(judged.map(({ says }) => says)).size).toBe(judged.length)
    expect([...new Set(judged.map(({ language }) => language))].sort()).toEqual([...languages].sort())
    expect(judged.filter((one) => one.trades.length === 0).length).toBeGreaterThanOrEqual(5)
  })

  it.each(judged)('$says: the tables have no other pictures for it than those that fit', { tags: ['B-14'] }, (one) => {
    const pictures = one.trades.flatMap((name) => {
      expect(named.has(name)).toBe(true)
      return picturesOf(name).slice(0, 6 / one.trades.length)
    })
    expect(one.pictures).toEqual(
      expect.arrayContaining(pictures.filter((picture) => picture !== '').map((picture) => basename(picture))),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { languages, productOf, readTable, trades } from '../../catalogue/pages/trades'
import { judged } from './judged'

const named = new Map(trades)

/** The pictures that the tables have for a trade's products, in English from its own store. */
const picturesOf = (name: string, language: string): readonly string[] => {
  const trade = named.get(name)
  const own = trade?.store === undefined || language !== 'en' ? null : readTable(`stores/${trade.store}.json`)
  return own === null
    ? (trade?.products ?? []).map((line) => productOf(line).picture)
    : (own as { products: readonly (readonly [string, number, string, string])[] }).products.map(([, , , file]) =>
        file.replace('.webp', ''),
      )
}

const basename = (picture: string) => picture.split('/').at(-1)

describe('the judged descriptions', () => {
  it('[B-13] are at least sixty, in six languages, some of which nobody can understand', () => {
    expect(judged.length).toBeGreaterThanOrEqual(60)
    expect(new Set(judged.map(({ says }) => says)).size).toBe(judged.length)
    expect([...new Set(judged.map(({ language }) => language))].sort()).toEqual([...languages].sort())
    expect(judged.filter((one) => one.trades.length === 0).length).toBeGreaterThanOrEqual(5)
  })

  it.each(judged)('[B-14] $says: the tables have no other pictures for it than those that fit', (one) => {
    const pictures = one.trades.flatMap((name) => {
      expect(named.has(name)).toBe(true)
      return picturesOf(name, one.trades.length > 1 ? '' : one.language).slice(0, 6 / one.trades.length)
    })
    expect(one.pictures).toEqual(
      expect.arrayContaining(pictures.filter((picture) => picture !== '').map((picture) => basename(picture))),
    )
  })
})

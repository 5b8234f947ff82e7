import { beforeAll, describe, expect, it } from 'vitest'
import { arabicShops } from '../suggestions/arabic-shops'
import { wrongIn, type DescribedShop, type Told } from '../suggestions/described-shop'
import { describedShops } from '../suggestions/described-shops'
import { moreDescribedShops } from '../suggestions/more-described-shops'
import { trades } from '../catalogue/pages/trades'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'

describe('shops as merchants describe them', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    await withPlugin('understood-shops')
    owner = await admin()
  })

  const toldOf = async (descriptions: readonly string[]) =>
    (await owner.post('/customize-your-store/v1/understood-shops', { descriptions })).body as readonly Told[]

  const judged = async (shops: readonly DescribedShop[]) => {
    const told = await toldOf(shops.map(({ says }) => says))
    expect(told).toHaveLength(shops.length)
    return shops.flatMap((shop, number) => {
      const wrong = wrongIn(shop, told[number]!)
      return wrong.length === 0 ? [] : [`${shop.says}: ${wrong.join('; ')}`]
    })
  }

  it('of a hundred, a person agrees with what was understood of 95', { tags: ['B-13'] }, async () => {
    expect(describedShops).toHaveLength(100)
    const wrong = await judged(describedShops)
    console.info(`Understood: ${100 - wrong.length} of 100.`, ...wrong.map((one) => `\n  ${one}`))
    expect(wrong.length).toBeLessThanOrEqual(5)
  })

  it('so it is with those that were collected later', { tags: ['B-13'] }, async () => {
    const wrong = await judged(moreDescribedShops)
    console.info(
      `Understood: ${moreDescribedShops.length - wrong.length} of ${moreDescribedShops.length}.`,
      ...wrong.map((one) => `\n  ${one}`),
    )
    expect(wrong.length).toBeLessThanOrEqual(moreDescribedShops.length / 20)
  })

  it('so it is in Arabic, with the words of the intro’s examples', { tags: ['B-13'] }, async () => {
    const wrong = await judged(arabicShops)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(arabicShops.length / 20)
  })

  it.each([
    ['Chaussonnerie', 'shoes'],
    ['Bookbinders', 'books'],
    ['Candlelight', 'candles'],
    ['Käsetheke', 'cheese'],
    ['Guitarrería', 'instruments'],
    ['Floristik', 'plants'],
  ])(
    'given that no word of it is listed: %s, then %s is among the five that come nearest',
    { tags: ['B-12'] },
    async (says, trade) => {
      const [told] = await toldOf([says])
      expect(told?.trades).toEqual([])
      expect(told?.nearest).toContain(trade)
    },
  )

  it.each([
    ['E-scooters', 'en', ['ebikesparts']],
    ['Bicycles, no e-scooters', 'en', ['bicycles']],
    ['Vinyl records. No e-books', 'en', ['records']],
    ['E-bike e monopattini', 'it', ['bicycles', 'ebikesparts']],
    ['Livros e e-books', 'pt', ['books', 'ebooks']],
  ])(
    'given %s, then a letter before a hyphen is no word by itself',
    { tags: ['B-13'] },
    async (says, language, right) => {
      const [told] = await toldOf([says])
      expect(told).toMatchObject({ language, trades: right })
    },
  )

  it.each([
    ['https://example.com/shop?a=1&b=2', ''],
    ['example.com', ''],
    ['Wallets, see www.example.com/o-mais?e=a', 'en'],
    ['Carteiras e cintos em https://example.com', 'pt'],
  ])('given %s, then the address tells no language', { tags: ['B-13'] }, async (says, language) => {
    expect((await toldOf([says]))[0]).toMatchObject({ language })
  })

  it('given a description that says nothing, then five trades are told all the same', { tags: ['B-12'] }, async () => {
    const [told] = await toldOf(['xyzzy plugh'])
    expect(told?.trades).toEqual([])
    expect(new Set(told?.nearest).size).toBe(5)
  })

  it('five trades come nearest, each once; the right one is among them', { tags: ['B-12'] }, async () => {
    const shops = describedShops.filter((shop) => shop.trades.every((each) => each !== ''))
    const told = await toldOf(shops.map(({ says }) => says))
    const named = new Set(trades.map(([name]) => name))
    for (const { nearest } of told) {
      expect(new Set(nearest).size).toBe(5)
      expect(nearest.filter((trade) => !named.has(trade))).toEqual([])
    }
    const missed = shops.filter(
      ({ trades: right }, number) => !right.some((each) => told[number]!.nearest.includes(each.split(' ')[0]!)),
    )
    expect(missed.map(({ says }) => says).slice(0, 20)).toEqual([])
  })
})

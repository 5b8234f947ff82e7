import { describe, expect, it } from 'vitest'
import { readTable, trades } from './trades'

type Tiles = { readonly pictures: string; readonly goods: readonly number[] }

const table = readTable('tiles.json') as Readonly<Record<string, Tiles>>
const objects = readTable('objects.json') as Readonly<Record<string, unknown>>

/** The goods of a page that also sells those of another trade: three of six. */
const shared = 3

describe('the three kinds of goods of a trade', () => {
  it('every trade has a picture of each, made of objects that there are, and no two are alike', () => {
    expect(Object.keys(table).sort()).toEqual([...trades.map(([trade]) => trade), 'any'].sort())
    for (const [trade, { pictures }] of Object.entries(table)) {
      const each = pictures.split(' | ')
      expect([trade, new Set(each).size]).toEqual([trade, 3])
      for (const object of each.flatMap((picture) => picture.split(' ')))
        expect([trade, object, Object.hasOwn(objects, object)]).toEqual([trade, object, true])
    }
  })

  it('every product belongs to one of them, none is empty, and the first three products have two', () => {
    const products = new Map(trades.map(([trade, { products: sold }]) => [trade, sold.length]))
    for (const [trade, { goods }] of Object.entries(table)) {
      expect([trade, goods.length]).toEqual([trade, products.get(trade) ?? 6])
      expect([trade, [...new Set(goods)].sort()]).toEqual([trade, [0, 1, 2]])
      const first = goods.slice(0, shared)
      expect([trade, first.includes(0) && new Set(first).size > 1]).toEqual([trade, true])
    }
  })
})

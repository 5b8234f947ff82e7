import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Pair = readonly [string, string]
type Store = {
  readonly shop: string
  readonly titles: readonly string[]
  readonly heroes: readonly Pair[]
  readonly shelves: readonly Pair[]
  readonly qualities: readonly Pair[]
  readonly newest: Pair
  readonly promise: string
  readonly story: string
  readonly products: readonly (readonly [string, number, string, string])[]
  readonly own?: Readonly<Record<string, string>>
}

const folder = 'plugin/catalogue/stores'
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const stores = readdirSync(folder).map((file) => [file, read(join(folder, file)) as Store] as const)
const slots = read('plugin/catalogue/text-slots.json') as readonly (readonly [string, string, string, string])[]
const patterns = readdirSync('plugin/patterns')
  .map((file) => readFileSync(join('plugin/patterns', file), 'utf8'))
  .join('\n')
const pictures = readFileSync('plugin/src/ai-content/pictures-list.php', 'utf8')

const pairsOf = ({ heroes, shelves, qualities, newest }: Store) => [...heroes, ...shelves, ...qualities, newest]

const distinct = (texts: readonly unknown[]) => new Set(texts).size

describe('the catalogue of store content', () => {
  it.each(stores)('[A-10] %s has three heroes, shelves and qualities and six products, each of its own', (_, store) => {
    for (const list of [store.heroes, store.shelves, store.qualities])
      expect(distinct(list.map(([text]) => text))).toBe(3)
    expect(store.products).toHaveLength(6)
    expect(distinct(store.products.map(([title]) => title))).toBe(6)
    const shown = store.products.map(([, , , picture]) => picture).filter((picture) => picture !== '')
    expect(distinct(shown)).toBe(shown.length)
    for (const picture of shown) expect(pictures).toContain(`'${picture}'`)
    for (const [, price] of store.products) expect(price).toBeGreaterThan(0)
  })

  it.each(stores)('[A-10] %s keeps to the lengths that pages have room for', (_, store) => {
    for (const title of store.titles) expect(title.length).toBeLessThanOrEqual(40)
    for (const [title, , description] of store.products) {
      expect(title.length).toBeLessThanOrEqual(60)
      expect(description.length).toBeLessThanOrEqual(240)
    }
    for (const [heading, more] of pairsOf(store)) {
      expect(heading.length).toBeLessThanOrEqual(80)
      expect(more.length).toBeLessThanOrEqual(238)
    }
    expect(store.shop.length).toBeLessThanOrEqual(24)
    expect(store.promise.length).toBeLessThanOrEqual(240)
    expect(store.story.length).toBeLessThanOrEqual(240)
  })

  it('[A-10] every slot is a text of a pattern, and none is listed twice', () => {
    expect(distinct(slots.map(([id]) => id))).toBe(slots.length)
    expect(distinct(slots.map(([, , text]) => text))).toBe(slots.length)
    expect(slots.map(([, , text]) => text).filter((text) => !patterns.includes(`'${text}'`))).toEqual([])
  })

  it('[W-06] nothing in it is markup', () => {
    expect(JSON.stringify(stores)).not.toMatch(/[<>&]/)
  })
})

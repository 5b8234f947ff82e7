import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, trades } from './trades'

type Store = Readonly<Record<'shop' | 'things' | 'search', string>> & { readonly titles: readonly string[] }
type Words = Readonly<Record<'headline' | 'more' | 'story', string>> &
  Readonly<Record<'tiles' | 'about', readonly string[]>>
type Fact = Readonly<Record<'name' | 'role' | 'says' | 'more' | 'words', string>>

const catalogue = 'plugin/catalogue'
const read = (file: string): unknown => JSON.parse(readFileSync(join(catalogue, file), 'utf8'))
const stores = readdirSync(join(catalogue, 'stores')).map(
  (file) => [file, read(join('stores', file)) as Store] as const,
)
const slots = read('text-slots.json') as readonly (readonly [string, string, string, string])[]
const facts = read('facts.json') as readonly Fact[]
const patterns = readdirSync('plugin/patterns')
  .map((file) => readFileSync(join('plugin/patterns', file), 'utf8'))
  .join('\n')

const wordsIn = (language: string): readonly (readonly [trade: string, words: Words])[] =>
  readdirSync(join(catalogue, 'trade-words', language)).flatMap((file) =>
    Object.entries(read(join('trade-words', language, file)) as Readonly<Record<string, Words>>),
  )

const distinct = (texts: readonly unknown[]) => new Set(texts).size

describe('the catalogue of store content', () => {
  it.each(stores)(
    '%s has names for a store and for its button that pages have room for',
    { tags: ['A-10'] },
    (_, store) => {
      for (const title of store.titles) expect(title.length).toBeLessThanOrEqual(40)
      expect(store.shop.length).toBeLessThanOrEqual(24)
    },
  )

  it('every slot is a text of a pattern, and none is listed twice', { tags: ['A-10'] }, () => {
    expect(distinct(slots.map(([id]) => id))).toBe(slots.length)
    expect(distinct(slots.map(([, , text]) => text))).toBe(slots.length)
    expect(slots.map(([, , text]) => text).filter((text) => !patterns.includes(`'${text}'`))).toEqual([])
  })

  it('nothing in it is markup', { tags: ['W-06'] }, () => {
    expect(JSON.stringify([stores, languages.map(wordsIn), facts])).not.toMatch(/[<>&]/)
  })
})

describe.each(languages)('the words of each trade, %s', (language) => {
  const all = wordsIn(language)

  it(
    'every trade has its own headline, sentence, story, three tiles and a sentence on each product',
    { tags: ['M-03'] },
    () => {
      expect(all.map(([trade]) => trade).toSorted()).toEqual(trades.map(([trade]) => trade).toSorted())
      expect(distinct(all.map(([, { headline }]) => headline.toLowerCase()))).toBe(all.length)
      for (const [trade, { headline, more, story, tiles, about }] of all) {
        const products = trades.find(([name]) => name === trade)?.[1].products ?? []
        expect([trade, distinct(tiles), about.length]).toEqual([trade, 3, products.length])
        for (const sentence of [more, story, ...about]) expect(sentence).toMatch(/^[\p{Lu}¿¡].*[.?!]$/u)
        expect(headline).not.toMatch(/[.–]|—| - /)
      }
    },
  )

  it('they keep to the lengths that pages have room for, in a language’s own signs', { tags: ['M-03'] }, () => {
    for (const [, { headline, more, story, tiles, about }] of all) {
      expect(headline.length).toBeLessThanOrEqual(60)
      expect(more.length).toBeLessThanOrEqual(130)
      expect(story.length).toBeLessThanOrEqual(238)
      for (const tile of tiles) expect(tile.length).toBeLessThanOrEqual(32)
      for (const text of [headline, more, story, ...tiles, ...about]) expect(text).not.toMatch(/["']| {2}/)
    }
  })

  it('they praise nothing and say nothing of the merchant’s own past', { tags: ['M-03'] }, () => {
    const praise =
      /\b(?:best|finest|perfect|award|quality|unique|handmade|organic|since \d|beste[nrs]?|handgemacht|qualité|meilleure?s?|calidad|mejor(?:es)?|qualidade|melhor(?:es)?|qualità|miglior[ei])\b/iu
    const past =
      /\b(?:we (?:began|started|grew|bake|roast|make|grow)|wir (?:begannen|backen|rösten)|nous avons commencé)\b/iu
    for (const [trade, { headline, more, story, tiles, about }] of all)
      for (const text of [headline, more, story, ...tiles, ...about]) {
        expect([trade, text]).not.toEqual([trade, expect.stringMatching(praise)])
        expect([trade, text]).not.toEqual([trade, expect.stringMatching(past)])
      }
  })

  it('funerals and medicine are spoken of calmly', { tags: ['M-03'] }, () => {
    const cheer = /!|fun\b|favou?rite|party|treat|gift|joy|celebrat|Fest|Freude|fête|joie|fiesta|festa|gioia|alegr/iu
    for (const [trade, words] of all.filter(([name]) => ['funeral', 'health', 'supplements'].includes(name)))
      expect([trade, JSON.stringify(words)]).not.toEqual([trade, expect.stringMatching(cheer)])
  })

  it('each kind of fact has a detail of its own', { tags: ['M-03'] }, () => {
    const at = languages.indexOf(language)
    expect(facts.length).toBeGreaterThanOrEqual(60)
    const details = facts.map(({ more }) => more.split(' | ')[at] ?? '')
    for (const detail of details) expect(detail).toMatch(/^\p{Lu}.*[.?!]$/u)
    expect(distinct(details)).toBe(facts.length)
  })
})

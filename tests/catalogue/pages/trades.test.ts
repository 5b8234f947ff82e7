import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isKind, pageOf } from '../../../src/catalogue/pages/templates'
import { looks } from '../../../src/catalogue/wizard/looks'
import { inLanguages, languages, productOf, readTable, trades } from './trades'

type Words = Readonly<Record<string, unknown>> & { readonly patterns: Readonly<Record<string, string>> }
type Kinds = Readonly<Record<string, { readonly products: readonly string[] }>>

const kinds = readTable('kinds.json') as Kinds
const wordsOf = (language: string) => readTable(`words/${language}.json`) as Words
const patternOf = (file: string) => readFileSync(`plugin/patterns/${file}`, 'utf8')
const helpers = readdirSync('plugin/src/patterns')
const patterns = [
  ...readdirSync('plugin/patterns').map(patternOf),
  ...[...helpers.map((file) => `patterns/${file}`), 'publishing/made-pages.php'].map((file) =>
    readFileSync(`plugin/src/${file}`, 'utf8'),
  ),
].join('\n')
/** Texts for people in PHP, without those that describe a picture: the picture that stands there has its own. */
const textsIn = (php: string) =>
  [...php.matchAll(/(?:__|esc_html__|esc_html_e)\( '((?:[^'\\]|\\.)+)', 'customize-your-store' \)/g)].map(
    ([, text = '']) => text,
  )

/** Trades of funerals and of medicine: no gift cards, nothing to celebrate. */
const calm = ['supplements', 'health', 'funeral']

/** The same lists and pairs in every language. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'string' ? 'text' : Array.isArray(value) ? value.map(shapeOf) : shapes(value as object)

const shapes = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shapeOf(child)]))

describe('the tables of trades', () => {
  it('there are at least 120, each once, of seven kinds', { tags: ['B-13'] }, () => {
    expect(trades.length).toBeGreaterThanOrEqual(120)
    expect(new Set(trades.map(([name]) => name)).size).toBe(trades.length)
    expect([...new Set(trades.map(([, { kind }]) => kind))].sort()).toEqual(Object.keys(kinds).sort())
  })

  it('each says in six languages what it sells and by which words it is known', { tags: ['B-13'] }, () => {
    for (const [name, { things, words }] of trades)
      for (const text of [things, words])
        expect([name, inLanguages(text).filter((each) => each !== '').length]).toEqual([name, languages.length])
  })

  it('words are listed as they are looked up: small letters without accents', { tags: ['B-13'] }, () => {
    for (const [name, { words }] of trades)
      for (const word of words.split(/ \| | /))
        expect([name, word]).toEqual([name, expect.stringMatching(/^[~=-]?[a-z0-9_]+$/)])
  })

  it.each(['ja', 'he', 'ar'])(
    '%s, in which the catalogue has no texts, has words for each trade and for its facts',
    { tags: ['B-13'] },
    (language) => {
      const other = readTable(`other-languages/${language}.json`) as Readonly<Record<'trades' | 'facts', object>>
      const facts = (readTable('facts.json') as readonly { readonly name: string }[]).map(({ name }) => name)
      expect(Object.keys(other.trades).sort()).toEqual(trades.map(([name]) => name).sort())
      expect(Object.keys(other.facts).filter((name) => !facts.includes(name))).toEqual([])
      for (const words of Object.values(other.trades)) expect(words).toMatch(/^[^\s,]+(?: [^\s,]+)*$/)
    },
  )

  it('emoji stand for words that a trade is known by', { tags: ['B-13'] }, () => {
    const english = trades.map(([, { words }]) => ` ${inLanguages(words)[0]} `).join('')
    for (const word of Object.values(readTable('other-languages/emoji.json') as Readonly<Record<string, string>>))
      expect(english).toContain(` ${word.replace(' ', '_')} `)
  })

  it(
    'each has four products in six languages, its kind two more, none twice; six where none are gifts',
    { tags: ['B-13'] },
    () => {
      for (const [name, { kind, products }] of trades) {
        const all = [...products, ...(kinds[kind]?.products ?? [])].slice(0, 6).map(productOf)
        expect([name, all.length, products.length]).toEqual([name, 6, calm.includes(name) ? 6 : 4])
        for (const { price, names } of all) {
          expect(price).toBeGreaterThan(0)
          expect([name, names.filter((each) => each !== '' && each.length <= 60).length]).toEqual([
            name,
            languages.length,
          ])
        }
        for (const [index] of languages.entries()) expect(new Set(all.map(({ names }) => names[index])).size).toBe(6)
      }
    },
  )

  it('a picture of a product is one of the plugin’s, and shows one product of a trade only', { tags: ['B-14'] }, () => {
    for (const [, { products }] of trades) {
      const pictures = products.map((line) => productOf(line).picture).filter((picture) => picture !== '')
      expect(new Set(pictures).size).toBe(pictures.length)
      for (const picture of pictures) expect(existsSync(`plugin/pictures/${picture}.webp`)).toBe(true)
    }
  })

  it(
    'what every store may sell has no picture, and each of six products has a tile instead',
    { tags: ['B-14'] },
    () => {
      for (const { products } of Object.values(kinds))
        expect(products.map((line) => productOf(line).picture)).toEqual(['', ''])
      for (const number of [1, 2, 3, 4, 5, 6])
        expect(existsSync(`plugin/pictures/products/tile-${number}.png`)).toBe(true)
    },
  )

  it('each trade’s scenes are pictures of the plugin', { tags: ['B-14'] }, () => {
    for (const [, { scenes }] of trades)
      for (const scene of scenes) expect(existsSync(`plugin/pictures/${scene}.webp`)).toBe(true)
  })

  it('every store that a trade names is there, and every store is named once', { tags: ['B-13'] }, () => {
    const named = trades.flatMap(([, { store }]) => store ?? [])
    expect(named.toSorted()).toEqual(readdirSync('plugin/catalogue/stores').map((file) => file.replace('.json', '')))
  })

  it('words for any store name no product, since any picture may be beside them', { tags: ['B-14'] }, () => {
    for (const language of languages) {
      const gaps = [...JSON.stringify(wordsOf(language)).matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap)
      expect([language, [...new Set(gaps)].sort()]).toEqual([
        language,
        ['Things', 'facts', 'heading', 'number', 'year'],
      ])
    }
  })

  it(
    'six languages have the same words for any store; those for patterns stand in a pattern',
    { tags: ['B-13'] },
    () => {
      const { patterns: _, ...first } = wordsOf('en')
      for (const language of languages) {
        const { patterns: says, ...words } = wordsOf(language)
        expect([language, shapeOf(words)]).toEqual([language, shapeOf(first)])
        expect(Object.keys(says).filter((text) => !patterns.includes(`'${text}'`))).toEqual([])
      }
    },
  )

  it(
    'Italian and Portuguese, which the plugin does not have, have all texts of the page after the wizard',
    { tags: ['B-13'] },
    () => {
      const sections = Object.keys(kinds)
        .filter(isKind)
        .flatMap((kind) => looks.flatMap((look) => pageOf(kind, look).body))
      const pictured = new Set((readTable('picture-slots.json') as readonly string[][]).map(([, , shows]) => shows))
      const filled = new Set((readTable('text-slots.json') as readonly string[][]).map(([, , text]) => text))
      const texts = new Set([...sections, 'footer-groups'].flatMap((slug) => textsIn(patternOf(`${slug}.php`))))
      // What a picture or a tile shows, and what the trade says, is said by the catalogue.
      const own = [...texts].filter(
        (text) => !pictured.has(text) && !(filled.has(text) && !/^Say here|^Where|^How|^If/.test(text)),
      )
      expect(own.length).toBeGreaterThan(15)
      for (const language of ['it', 'pt'])
        expect([language, own.filter((text) => wordsOf(language).patterns[text] === undefined)]).toEqual([language, []])
    },
  )
})

/** The tables of trades that the plugin reads, as its PHP does. */
import { readdirSync, readFileSync } from 'node:fs'

export type Trade = {
  readonly kind: string
  readonly store?: string
  readonly scenes: readonly string[]
  /** In six languages, in the order of `languages`. */
  readonly things: string
  readonly words: string
  /** By which it is known in any language. */
  readonly brands?: string
  readonly products: readonly string[]
}

export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const

export const inLanguages = (text: string): readonly string[] => text.split(' | ')

export const readTable = (file: string): unknown => JSON.parse(readFileSync(`plugin/catalogue/${file}`, 'utf8'))

export const trades: readonly (readonly [string, Trade])[] = readdirSync('plugin/catalogue/trades').flatMap((file) =>
  Object.entries(readTable(`trades/${file}`) as Readonly<Record<string, Trade>>),
)

/** A product's price and picture, and its names. */
export const productOf = (line: string) => {
  const [facts = '', ...names] = inLanguages(line)
  const [price = '', picture = ''] = facts.split(' ')
  return { price: Number(price), picture, names }
}

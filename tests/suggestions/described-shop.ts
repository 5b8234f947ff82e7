/** A shop as a merchant describes it, with what a person understands, and what is wrong with what the store understood. */

export type DescribedShop = {
  readonly says: string
  readonly language: string
  /** Answers that are right: trades joined by a space, or '' for none. */
  readonly trades: readonly string[]
  /** Places that are right; '' is none. */
  readonly places: readonly string[]
  readonly facts: readonly string[]
  /** Facts that may be understood as well. */
  readonly mayBe: readonly string[]
  /** Parts of names that no product may have. */
  readonly never: readonly string[]
  /** Of the five trades offered when none is recognized, one has to be among these. */
  readonly near: readonly string[]
}

type Also = {
  readonly place?: string
  readonly facts?: string
  readonly never?: string
  readonly near?: string
}

const listed = (text: string | undefined, separator: string) =>
  text === undefined || text === '' ? [] : text.split(separator)

const inLanguage =
  (language: string) =>
  (says: string, trades: string, { place, facts, never, near }: Also = {}): DescribedShop => ({
    says,
    language,
    trades: trades.split('|'),
    places: place === undefined ? [''] : place.split('|'),
    facts: listed(facts, ' ').filter((fact) => !fact.endsWith('?')),
    mayBe: listed(facts, ' ').flatMap((fact) => (fact.endsWith('?') ? [fact.slice(0, -1)] : [])),
    never: listed(never, '|'),
    near: listed(near, '|'),
  })

export const [en, de, fr, es] = [inLanguage('en'), inLanguage('de'), inLanguage('fr'), inLanguage('es')]
export const [ja, he, it, pt] = [inLanguage('ja'), inLanguage('he'), inLanguage('it'), inLanguage('pt')]
export const ar = inLanguage('ar')
export const other = inLanguage('other')

/** What the store understood of a description. */
export type Told = {
  /** Empty if nothing tells. */
  readonly language: string
  readonly trades: readonly string[]
  readonly place: string | null
  readonly facts: readonly string[]
  readonly titles: readonly string[]
  readonly nearest: readonly string[]
}

/** What a person would call wrong, in words; empty where all is right. */
export const wrongIn = (shop: DescribedShop, told: Told): readonly string[] => {
  const trades = told.trades.join(' ')
  const missing = shop.facts.filter((fact) => !told.facts.includes(fact))
  const invented = told.facts.filter((fact) => ![...shop.facts, ...shop.mayBe].includes(fact))
  const sold = shop.never.filter((part) =>
    told.titles.some((title) => title.toLowerCase().includes(part.toLowerCase())),
  )
  const isFar = trades === '' && shop.near.length > 0 && !told.nearest.some((trade) => shop.near.includes(trade))
  return [
    ...(shop.trades.includes(trades) ? [] : [`trades ${trades || 'none'}`]),
    ...(shop.places.includes(told.place ?? '') ? [] : [`place ${told.place ?? 'none'}`]),
    ...(missing.length > 0 ? [`without ${missing.join(', ')}`] : []),
    ...(invented.length > 0 ? [`says ${invented.join(', ')}`] : []),
    ...(sold.length > 0 ? [`sells ${sold.join(', ')}`] : []),
    ...(isFar ? [`nearest ${told.nearest.join(', ')}`] : []),
  ]
}

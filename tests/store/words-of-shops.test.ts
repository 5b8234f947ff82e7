import { readdirSync, readFileSync } from 'node:fs'
import { chunk } from 'es-toolkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { inLanguages, languages, productOf, trades } from '../catalogue/pages/trades'
import { admin, restore, type Client } from './support'
import { withPlugin } from './test-plugin'

type Told = {
  readonly title: string
  readonly texts: Readonly<Record<string, string>>
  readonly products: readonly string[]
  readonly about: readonly string[]
}
type Fact = Readonly<Record<'name' | 'role' | 'says' | 'more' | 'words', string>>
type Language = (typeof languages)[number]
type Words = Readonly<Record<'headline' | 'more', string>>

const facts = JSON.parse(readFileSync('plugin/catalogue/facts.json', 'utf8')) as readonly Fact[]
const locales = { en: 'en_US', de: 'de_DE', fr: 'fr_FR', es: 'es_ES', pt: 'pt_PT', it: 'it_IT' } as const

const weSell: Readonly<Record<Language, string>> = {
  en: 'We sell toys',
  de: 'Wir verkaufen Spielzeug',
  fr: 'Nous vendons des jouets',
  es: 'Vendemos juguetes en nuestra tienda',
  pt: 'Vendemos brinquedos na nossa loja',
  it: 'Vendiamo giocattoli nel nostro negozio',
}

const wordsIn = (language: string): Readonly<Record<string, Words>> =>
  Object.assign(
    {},
    ...readdirSync(`plugin/catalogue/trade-words/${language}`).map(
      (file) => JSON.parse(readFileSync(`plugin/catalogue/trade-words/${language}/${file}`, 'utf8')) as object,
    ),
  ) as Readonly<Record<string, Words>>

let owner: Client
beforeAll(async () => {
  await restore()
  owner = await admin()
  await withPlugin('words-of-shops')
})

const told = async (language: Language, descriptions: readonly string[]): Promise<readonly Told[]> => {
  const answers: Told[] = []
  // A few at a time: a request has thirty seconds.
  for (const some of chunk([...descriptions], 25)) {
    const { status, body } = await owner.post('/customize-your-store/v1/words-of-shops', {
      language: locales[language],
      descriptions: some,
    })
    expect(status).toBe(200)
    answers.push(...(body as readonly Told[]))
  }
  return answers
}

const one = async (language: Language, description: string): Promise<Told> => {
  const [first] = await told(language, [description])
  return first ?? { title: '', texts: {}, products: [], about: [] }
}

/** What the page says of the merchant: the first section and the row of facts. */
const saidIn = ({ texts }: Told) =>
  ['split', 'field-more', 'fact-1', 'fact-2', 'fact-3'].map((id) => texts[id] ?? '').filter((text) => text !== '')

const all = (shop: Told) => [shop.title, ...Object.values(shop.texts), ...shop.products, ...shop.about].join('\n')

describe.each(languages)('a store made from one sentence, %s', { timeout: 120_000 }, (language) => {
  const at = languages.indexOf(language)
  const toys = weSell[language]
  const says = (fact: Fact) => inLanguages(fact.says)[at] ?? ''
  /** The fact in its own words: the first of its phrases that is whole. */
  const phraseOf = (fact: Fact) =>
    (inLanguages(fact.words)[at] ?? '').split(', ').find((phrase) => !/[*^]/.test(phrase)) ?? null

  it('what was said stands on the page, and nothing else of its kind', { tags: ['M-03'] }, async () => {
    const described = facts.flatMap((fact) => {
      const phrase = phraseOf(fact)
      return phrase === null ? [] : [{ fact, text: `${toys}: ${phrase.replace('{year}', '1987')}` }]
    })
    expect(described.length).toBeGreaterThan(30)
    const answers = await told(
      language,
      described.map(({ text }) => text),
    )
    for (const [index, { fact, text }] of described.entries()) {
      const row = ['fact-1', 'fact-2', 'fact-3'].flatMap((id) => answers[index]?.texts[id] ?? [])
      const expected = says(fact).replace('{year}', '1987').replace('{place}', '')
      expect([text, row]).toEqual([text, [expected]])
    }
  })

  it('what was denied is on no page', { tags: ['M-03'] }, async () => {
    const no = { en: 'not', de: 'nicht', fr: 'pas', es: 'no', pt: 'não', it: 'non' }[language]
    const denied = facts.flatMap((fact) => {
      const phrase = phraseOf(fact)
      // "Without sugar" and its like are denials themselves.
      return phrase === null || /free|^no |ohne|sans|sin |sem |senza|without/.test(phrase) || phrase.includes('{year}')
        ? []
        : [`${toys}: ${no} ${phrase}`]
    })
    for (const [index, shop] of (await told(language, denied)).entries())
      expect([denied[index], shop.texts['fact-1'] ?? '']).toEqual([denied[index], ''])
  })

  it(
    'each trade has a headline and a sentence of its own, and no headline has a dash',
    { tags: ['M-03'] },
    async () => {
      const words = wordsIn(language)
      const things = trades.map(([, trade]) => inLanguages(trade.things)[at] ?? '')
      const shops = await told(language, things)
      const headlines = shops.map(({ texts }) => texts['split'] ?? '')
      for (const [index, headline] of headlines.entries()) {
        expect([things[index], headline]).not.toEqual([things[index], expect.stringMatching(/ [–—-] |^$/)])
      }
      // A few of them say a fact, such as "wholesale", and stand as the merchant's own headline.
      const own = Object.values(words).map(({ headline }) => headline.replaceAll('\u00A0', ' '))
      const known = headlines.filter((headline) => own.includes(headline.replaceAll('\u00A0', ' ')))
      expect(known.length).toBeGreaterThanOrEqual(126)
    },
  )

  it(
    'the first four products are the trade’s own goods, and what anybody sells comes last',
    { tags: ['M-04'] },
    async () => {
      const sold = (
        await owner.post('/customize-your-store/v1/goods-and-prices', { language, currency: 'EUR', country: 'DE' })
      ).body as Readonly<Record<string, readonly (readonly [title: string, price: number])[]>>
      expect(Object.keys(sold)).toHaveLength(trades.length)
      for (const [name, { products }] of trades) {
        const own = products.map((line) => productOf(line).names[at])
        expect([name, sold[name]?.slice(0, own.length).map(([title]) => title)]).toEqual([name, own])
        expect([name, sold[name]?.length]).toEqual([name, 6])
      }
    },
  )
})

describe('prices and sizes of the store’s country', () => {
  it.each([
    ['EUR', 'DE', 0.5, 10_000],
    ['GBP', 'GB', 0.5, 10_000],
    ['JPY', 'JP', 50, 1_000_000],
    ['KRW', 'KR', 100, 10_000_000],
    ['INR', 'IN', 10, 1_000_000],
    ['PLN', 'PL', 1, 50_000],
  ])(
    '%s: every price is rounded as there, above nothing, below what nobody pays',
    { tags: ['M-04'] },
    async (currency, country, step, most) => {
      const sold = (
        await owner.post('/customize-your-store/v1/goods-and-prices', { language: 'en', currency, country })
      ).body as Readonly<Record<string, readonly (readonly [title: string, price: number])[]>>
      for (const [name, products] of Object.entries(sold))
        for (const [title, price] of products) {
          expect([name, title, price % step]).toEqual([name, title, 0])
          expect(price).toBeGreaterThanOrEqual(step)
          expect(price).toBeLessThan(most)
          // About two figures, and a five.
          expect(String(price).replace('.', '').replace(/0+$/, '').length).toBeLessThanOrEqual(3)
        }
    },
  )

  it('what is measured is measured as in the country', { tags: ['M-04'] }, async () => {
    const fabric = async (country: string) => {
      const { body } = await owner.post('/customize-your-store/v1/goods-and-prices', {
        language: 'en',
        currency: 'USD',
        country,
      })
      return (body as Readonly<Record<string, readonly (readonly [string])[]>>)['fabric']?.[0]?.[0]
    }
    expect([await fabric('US:CA'), await fabric('GB')]).toEqual(['Fabric, one yard', 'Fabric, one meter'])
  })
})

describe('the first headline and the line in the footer', () => {
  it('a description that is too long for a headline gets its trade’s', { tags: ['M-03'] }, async () => {
    const { texts } = await one('es', 'Zapatos y cinturones de cuero hechos a mano en Buenos Aires')
    expect(texts['split']?.replaceAll('\u00A0', ' ')).toBe(wordsIn('es')['shoes']?.headline)
    expect(texts['fact-1']).toBe('Hecho a mano')
    const short = await one('en', 'Vegan birthday cakes delivered in Austin')
    expect(short.texts['split']?.replaceAll('\u00A0', ' ')).toBe('Vegan birthday cakes delivered in Austin')
  })

  it('one fact alone does not stand for the store in the footer', { tags: ['M-03'] }, async () => {
    const told = async (description: string) => (await one('en', description)).texts['footer'] ?? ''
    expect(await told('Tents and hiking gear, with rental in Melbourne')).toBe('Outdoor gear: have a look around.')
    expect(await told('Handmade bowls. We ship worldwide.')).toBe('Handmade, shipped worldwide.')
  })
})

describe('descriptions that say too little, too much, or what is nobody’s business', () => {
  it(
    'one letter makes a page that claims nothing and says that its products are examples',
    { tags: ['M-03'] },
    async () => {
      const shop = await one('en', 'x')
      expect(shop.texts['fact-1'] ?? '').toBe('')
      for (const product of shop.products) expect(product).toMatch(/^Example product \d$/)
    },
  )

  it('five thousand characters are read and cut to what a page has room for', { tags: ['M-03'] }, async () => {
    const shop = await one(
      'en',
      `We sell vegan cakes in Leeds. ${'We like to talk about all kinds of things. '.repeat(115)}`,
    )
    expect(saidIn(shop).join('\n')).toContain('Vegan')
    for (const text of Object.values(shop.texts)) expect(text.length).toBeLessThanOrEqual(240)
    expect(all(shop)).not.toContain('We like to talk')
  })

  it.each(['Χειροποίητα κεραμικά', 'صابون طبيعي', 'Хлеб и пироги', 'मिट्टी के बर्तन'])(
    'in a script that is not supported nothing is claimed: %s',
    { tags: ['M-03'] },
    async (description) => {
      const shop = await one('en', description)
      expect(shop.texts['fact-1'] ?? '').toBe('')
      expect(all(shop)).not.toContain(description)
    },
  )

  it.each([
    ['Vegan cakes from 20 euros in Leeds', /20|euro/],
    ['Vegan cakes, from $20, in Leeds', /\$|20/],
    ['Cakes in Leeds, write to jane.doe@example.com', /jane|doe|example\.com|@/i],
    ['Cakes in Leeds call 0113 496 0000', /0113|496/],
    ['Wedding cakes by Maria Schmidt in Leeds', /Maria|Schmidt/],
    ['Handgemachte Torten von Maria Schmidt in Kiel', /Maria|Schmidt/],
  ])('prices, names, addresses and numbers are not printed: %s', { tags: ['M-03'] }, async (description, never) => {
    for (const text of saidIn(await one('en', description))) expect(text).not.toMatch(never)
  })

  it.each([
    'Herbal tea that cures cancer and heals pain',
    'Handmade soap against eczema in Berlin',
    'Tisanes contre la douleur à Lyon',
    'Crema que cura la piel en Madrid',
    'Vitamins that treat diabetes',
  ])('what cures is not repeated: %s', { tags: ['M-03'] }, async (description) => {
    const page = all(await one('en', description))
    expect(page).not.toMatch(/\b(?:cures?|cancer|heals?|pain|eczema|douleur|cura|diabetes)\b/i)
  })

  it.each([
    ['en', 'Funeral home in Bristol'],
    ['de', 'Bestattungen in Kiel'],
    ['fr', 'Pompes funèbres à Lyon'],
    ['es', 'Funeraria en Sevilla'],
    ['pt', 'Funerária no Porto'],
    ['it', 'Onoranze funebri a Torino'],
    ['en', 'Physiotherapy practice in Leeds'],
  ] as const)('%s, %s: calm words, no presents', { tags: ['M-03'] }, async (language, description) => {
    const shop = await one(language, description)
    const page = [
      ...saidIn(shop),
      shop.texts['picked'] ?? '',
      shop.texts['see-new'] ?? '',
      shop.texts['long-view'] ?? '',
    ]
    const tiles = ['shelf-1', 'shelf-2', 'shelf-3'].map((id) => shop.texts[id] ?? '')
    expect([...page, ...tiles, ...shop.products, ...shop.about].join('\n')).not.toMatch(
      /!|gift|geschenk|cadeau|regal|presente|favou?rit|lieblin|party|fest\b|joy|fun\b|new\b|neu\b|nouveau/i,
    )
    expect(shop.texts['picked']).not.toBe('')
  })
})

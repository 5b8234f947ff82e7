import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pattern, products, proposalsFor, allow, route } from './ai-content-support'
import { admin, restore, visitor, type Client } from './support'
import { theStore } from './the-store'
import { withPlugin } from './test-plugin'

type Told = {
  /** Title, picture, alternative text. */
  readonly products: readonly (readonly [string, string, string])[]
  /** What a pattern file calls a picture, or says of it → what stands there. */
  readonly places: Readonly<Record<string, string>>
  readonly alts: Readonly<Record<string, string>>
  /** Words of the three tiles, also in the language of the site. */
  readonly tiles: readonly string[]
  readonly english: readonly string[]
  /** The category of each product. */
  readonly of: readonly string[]
  /** All of them, in their order. */
  readonly order: readonly string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(join('plugin/catalogue', file), 'utf8'))
const slots = read('picture-slots.json') as readonly (readonly [pattern: string, picture: string, alt: string])[]
const pages = read('pages.json') as readonly (readonly string[])[]
const kinds = read('pictures.json') as Readonly<Record<string, readonly [tone: string, shape: string]>>
const photograph = /^[^/]+\.(?:jpg|png)$/
const tilePlaces = ['tile-1', 'tile-2', 'tile-3', 'shelf-1', 'shelf-2', 'shelf-3']
const listPlaces = ['list-1', 'list-2', 'list-3', 'list-4', 'list-5', 'list-6']
/** Patterns in which a dark text stands on the picture as it is. */
const underText = ['soft-folds.webp']

/** The same goods in another room or shape are the same to a visitor. */
const goodsShown = (picture: string): string => picture.replace(/^drawn-\w+-\w+-\w+-\d-/, '')

describe.each(['contemporary', 'classic', 'bold'])('the goods of each trade, %s', (look) => {
  let owner: Client
  let told: Readonly<Record<string, Told>> = {}
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await withPlugin('goods-of-trades')
    told = (await owner.get(`/customize-your-store/v1/goods-of-trades?look=${look}&language=de`)).body as typeof told
  })

  const own = (trade: string) => new RegExp(`^drawn-${look}-\\w+-\\w+-\\d-${trade === '' ? 'any' : trade}-\\w+\\.webp$`)

  it(
    'all 130 trades, and a store of no known trade, have own pictures for hero, products and tiles',
    { tags: ['M-02'] },
    () => {
      expect(Object.keys(told)).toHaveLength(131)
      for (const [trade, { places, products: sold }] of Object.entries(told))
        for (const picture of [...slots.map(([, name]) => places[name] ?? ''), ...sold.map(([, name]) => name)])
          if (!photograph.test(picture)) expect([trade, picture]).toEqual([trade, expect.stringMatching(own(trade))])
    },
  )

  it('products, tiles and pictures of lists are drawn, each of the trade’s own goods', () => {
    for (const [trade, { places, products: sold }] of Object.entries(told)) {
      const listed = [
        ...sold.map(([, picture]) => picture),
        ...[...tilePlaces, ...listPlaces].map((place) => places[place] ?? ''),
      ]
      for (const picture of listed) expect([trade, picture]).toEqual([trade, expect.stringMatching(own(trade))])
    }
  })

  it('a tile’s picture shows what its words name, is described by them, and is no other tile’s', () => {
    for (const [trade, { places, alts, english }] of Object.entries(told))
      for (const [place, words] of [...english, ...english].map(
        (words, at) => [tilePlaces[at] ?? '', words] as const,
      )) {
        expect([trade, place, places[place]]).toEqual([trade, place, expect.stringMatching(/-c\d\.webp$/)])
        expect([trade, place, alts[place]]).toEqual([trade, place, words])
      }
  })

  it('every product has a category; those of the tiles come first, that of all goods last, none is empty', () => {
    for (const [trade, { tiles, of, order }] of Object.entries(told)) {
      expect([trade, of.filter((name) => name === '')]).toEqual([trade, []])
      expect([trade, order.slice(0, 3)]).toEqual([trade, tiles])
      const own = order.slice(0, -1)
      expect([trade, [...new Set(of)].sort()]).toEqual([trade, [...own].sort()])
      expect([trade, own.length <= 4, own.includes(order.at(-1) ?? '')]).toEqual([trade, true, false])
    }
  })

  it(
    'no picture stands twice in a row, in a section or from one to the next, and no product has another’s',
    { tags: ['M-02'] },
    () => {
      for (const [trade, { places, products: sold }] of Object.entries(told)) {
        expect([trade, new Set(sold.map(([, picture]) => picture)).size]).toEqual([trade, 6])
        for (const page of pages) {
          const shown = page.map((section) =>
            slots.filter(([name]) => name === section).map(([, picture]) => goodsShown(places[picture] ?? '')),
          )
          for (const [index, row] of shown.entries()) {
            expect([trade, row, new Set(row).size]).toEqual([trade, row, row.length])
            for (const picture of shown[index + 1] ?? []) expect([trade, page, row]).not.toContain(picture)
            expect([trade, row.filter((picture) => shown[index + 1]?.includes(picture))]).toEqual([trade, []])
          }
        }
      }
    },
  )

  it('each picture is as bright as its place needs, and leaves room for the text on it', { tags: ['M-02'] }, () => {
    for (const [trade, { places }] of Object.entries(told))
      for (const [, picture] of slots) {
        const [, , tone, , room] = places[picture]?.split('-') ?? []
        if (!photograph.test(places[picture] ?? ''))
          expect([trade, picture, tone, room === '5']).toEqual([
            trade,
            picture,
            kinds[picture]?.[0],
            underText.includes(picture),
          ])
      }
  })

  it(
    'alternative texts name the goods that are shown, and a product’s picture is that product’s',
    { tags: ['M-02'] },
    () => {
      for (const [trade, { products: sold, alts }] of Object.entries(told)) {
        for (const text of Object.values(alts))
          expect([trade, text]).toEqual([trade, expect.stringMatching(/\p{L}{2}/u)])
        for (const [, text] of Object.entries(alts)) expect(text).not.toMatch(/plain drawing|schlichte Zeichnung/i)
        if (trade !== '') for (const [, picture, text] of sold) if (!photograph.test(picture)) expect(text).not.toBe('')
      }
    },
  )
})

describe('a drawn picture', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const address = (name: string) => `${theStore().url}/?customize-your-store-picture=${name}`
  const name = 'drawn-contemporary-light-wide-1-cakes-t0t1t2.webp'

  it(
    'is drawn for whoever asks, as SVG that names nothing outside; an unknown name is not found',
    { tags: ['M-02'] },
    async () => {
      const answer = await fetch(address(name))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      const svg = await answer.text()
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="800">.*<\/svg>$/s)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<script|href|http/)
      for (const wrong of ['drawn-neon-light-wide-1-cakes-t0.webp', 'drawn-bold-light-wide-1-cakes-t9.webp', '../x'])
        expect([wrong, (await fetch(address(wrong))).status]).toEqual([wrong, 404])
    },
  )

  it(
    'is a light picture of the media library, with its goods’ names, in what is saved',
    { tags: ['M-02'] },
    async () => {
      await owner.post(route('patterns'), {
        business_description: 'Vegan birthday cakes in Austin',
        images: { look: 'Classic' },
      })
      const section = await pattern(owner, 'customize-your-store/just-arrived-full-hero')
      expect(section).toContain('customize-your-store-picture=drawn-classic-dark-wide-1-cakes-t0t1.webp')
      const page = (await owner.post('/wp/v2/pages', { title: 'Home', status: 'publish', content: section })).body as {
        readonly link: string
        readonly content: { readonly raw: string }
      }
      expect(page.content.raw).not.toContain('customize-your-store-picture')
      const [, src = ''] = /<img[^>]* src="([^"]+drawn-classic-dark-wide[^"]+)"/.exec(page.content.raw) ?? []
      const file = await fetch(src)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect((await file.arrayBuffer()).byteLength).toBeLessThan(60_000)
      expect(page.content.raw).toContain('alt="Birthday cake, Lemon cake"')
      expect(await (await visitor().page(new URL(page.link).pathname)).text()).toContain(src)
    },
  )

  it('a line of the first headline does not end in the middle of a short word', { tags: ['M-06'] }, async () => {
    await owner.post(route('patterns'), { business_description: 'Second-hand bicycles and repairs in Utrecht' })
    expect(await pattern(owner, 'customize-your-store/hero-in-a-field')).toContain('>Second-\u2060hand bicycles and')
  })

  it('is a product’s picture, under the product’s name, once it is written', { tags: ['M-02'] }, async () => {
    const [first] = await proposalsFor(owner, 'Birthday cakes and cupcakes')
    expect(first?.image).toMatchObject({ alt: first?.title })
    await owner.post(route('product'), { products_information: first, last_product: true })
    const { featured_media: id } = (await products(owner)).find((product) => product.id === first?.product_id)!
    const media = (await owner.get(`/wp/v2/media/${id}`)).body as {
      readonly alt_text: string
      readonly source_url: string
    }
    expect(media.alt_text).toBe(first?.title)
    expect(media.source_url).toMatch(/drawn-contemporary-light-square-1-cakes-t0\.webp$/)
  })
})

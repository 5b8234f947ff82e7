import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allow, pattern, proposalsFor, writeStore } from '../store/ai-content-support'
import { admin, restore, sharedState, type Client } from '../store/support'
import { theStore } from '../store/the-store'
import { version } from './support'

type Media = {
  readonly id: number
  readonly alt_text: string
  readonly source_url: string
  readonly media_details: Size
}
type Size = { readonly width: number; readonly height: number; readonly filesize: number }

const bicycles = 'Second-hand bicycles and repairs in Utrecht'
const photographs = '/woocommerce/assets/images/pattern-placeholders/'
const listed = JSON.parse(readFileSync('plugin/catalogue/photographs.json', 'utf8')) as Readonly<
  Record<string, { readonly trades: readonly string[] }>
>
/** Older WooCommerces have half of the photographs. */
const all = !version.startsWith('9.')

/** Without the picture that WooCommerce makes for products that have none. */
const copies = async (owner: Client) =>
  ((await owner.get('/wp/v2/media?per_page=100')).body as readonly Media[]).filter(
    ({ source_url }) => !source_url.includes('woocommerce-placeholder'),
  )

const saved = async (owner: Client, content: string): Promise<string> =>
  (
    (await owner.post('/wp/v2/pages', { title: 'Home', status: 'publish', content })).body as {
      content: { raw: string }
    }
  ).content.raw

describe('photographs that WooCommerce brings', () => {
  let owner: Client
  const begin = async (): Promise<void> => {
    await restore()
    owner = await admin()
    await allow(owner)
  }
  const written = sharedState('written', () => writeStore(owner, bicycles))

  const section = (name: string) => pattern(owner, `customize-your-store/${name}`)

  const beginsWith = async (trade: string): Promise<void> => {
    const heroes = ['just-arrived-full-hero', 'hero-product-split', 'featured-category-cover-image']
    const first = (await Promise.all(heroes.map(section))).join('')
    const shown = [...first.matchAll(/pattern-placeholders\/([\w-]+\.jpg)/g)].map(([, file = '']) => file)
    expect(shown.length).toBeGreaterThan(0)
    const own = Object.entries(listed).flatMap(([file, { trades }]) => (trades.includes(trade) ? [file] : []))
    expect(shown.filter((file) => !own.includes(file))).toEqual([])
    expect(first).not.toContain('/customize-your-store/pictures/')
  }

  describe('in a shop of bicycles', () => {
    beforeAll(async () => {
      await begin()
      await written()
    })

    it(`${bicycles}: the page begins with photographs of bicycles, and of nothing else`, { tags: ['M-02'] }, () =>
      beginsWith('bicycles'),
    )

    it(
      'white text over a photograph stays readable, and the object of the picture in sight',
      { tags: ['M-02'] },
      async () => {
        const hero = await section('just-arrived-full-hero')
        expect(hero).toContain('"dimRatio":60,"focalPoint":{"x":0.6,"y":0.7}')
        expect(hero).toContain(
          'style="object-position:60% 70%" data-object-fit="cover" data-object-position="60% 70%"/>',
        )
        expect(hero).toContain('wp-block-cover__background has-background-dim-60 has-background-dim"')
      },
    )

    it(
      'a photograph that this WooCommerce lacks does no harm: another one or a drawing replaces it',
      { tags: ['M-02'] },
      async () => {
        const there = Object.keys(listed).filter((file) => existing(file))
        expect(there.includes('orange-wall-with-bicycle.jpg')).toBe(all)
        const grid = await section('content-with-image-grid-at-end')
        expect(grid.includes('pattern-placeholders')).toBe(all)
        if (!all) expect(grid).toContain('customize-your-store-picture=drawn-')
        for (const [, address = ''] of grid.matchAll(/<img[^>]* src="([^"]+)"/g))
          expect([address, (await fetch(address)).status]).toEqual([address, 200])
      },
    )
  })

  describe('in a new store', () => {
    beforeEach(begin)

    it.each([
      ['Ceramics from Kyoto', 'ceramics'],
      ['Vinyl records and turntables', 'records'],
      ['Houseplants and flowers', 'plants'],
    ])(
      '%s: the page begins with photographs of %s, and of nothing else',
      { tags: ['M-02'] },
      async (described, trade) => {
        await writeStore(owner, described)
        await beginsWith(trade)
      },
    )

    it('products and tiles are drawn, all of them: there is no photograph for each', { tags: ['M-02'] }, async () => {
      const proposals = await proposalsFor(owner, bicycles)
      for (const { image } of proposals) expect(image.src).toContain('customize-your-store-picture=drawn-')
      await written()
      const tiles = (await section('category-tiles')) + (await section('featured-category-triple'))
      expect(tiles.match(/<img/g)).toHaveLength(6)
      expect(tiles).not.toContain('pattern-placeholders')
    })

    it('a copy of a photograph is made once, light, and described', { tags: ['M-02'] }, async () => {
      await written()
      const content = await section('hero-product-split')
      const first = await saved(owner, content)
      expect(await saved(owner, content)).toBe(first)
      expect(first).not.toContain(photographs)
      // WooCommerce's samples may have brought the same photograph.
      const bicycle = (await copies(owner)).filter(
        ({ alt_text }) => alt_text === 'A black racing bicycle against a white wall',
      )
      expect(bicycle).toMatchObject([{ media_details: { width: 1600 } }])
      expect(bicycle[0]!.media_details.filesize).toBeLessThan(200_000)
    })

    it('alternative texts are in the language of the site', { tags: ['M-02'] }, async () => {
      await owner.post('/wp/v2/settings', { language: 'de_DE' })
      await writeStore(owner, 'Gebrauchte Fahrräder in Berlin')
      const hero = await section('just-arrived-full-hero')
      expect(hero).toContain('alt="Ein schwarzes Rennrad vor einer weißen Wand"')
      await saved(owner, hero)
      expect((await copies(owner)).map(({ alt_text }) => alt_text)).toContain(
        'Ein schwarzes Rennrad vor einer weißen Wand',
      )
    })

    it('WooCommerce’s own patterns keep their addresses when they are saved', { tags: ['M-02'] }, async () => {
      const address = `http://store.test/wp-content/plugins${photographs}road-sport-vintage-wheel-retro-old.jpg`
      expect(
        await saved(
          owner,
          `<!-- wp:image --><figure class="wp-block-image"><img src="${address}" alt=""/></figure><!-- /wp:image -->`,
        ),
      ).toContain(address)
      expect(await copies(owner)).toEqual([])
    })
  })
})

const existing = (file: string): boolean => {
  try {
    return readFileSync(join(theStore().folder, 'wp-content/plugins', photographs, file)).length > 0
  } catch {
    return false
  }
}

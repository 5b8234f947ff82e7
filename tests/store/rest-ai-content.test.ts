import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, sharedState, type Client } from './support'
import {
  allow,
  imagesFor,
  isGenerated,
  option,
  everyPattern,
  pattern,
  patterns,
  pictureIn,
  picturesIn,
  proposalsFor,
  route,
  tea,
  writeStore,
} from './ai-content-support'

const ok = { status: 200, body: { ai_content_generated: true } }
const refused = (status: number, code: string) => ({ status, body: { code, data: { status } } })
const about = (business_description: string) => ({ business_description })

describe('store content', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const begun = sharedState('written', () => writeStore(owner, tea))

  it(
    'given a description, then pictures of ours come with their sizes and a word to search by',
    { tags: ['A-10'] },
    async () => {
      expect(await owner.post(route('images'), about(tea))).toMatchObject(ok)
      expect(await imagesFor(owner, tea)).toMatchObject({ search_term: 'tea' })
      const { images } = (await imagesFor(owner, tea)) as { images: Record<string, unknown>[] }
      expect(images.length).toBeGreaterThanOrEqual(6)
      for (const { title, URL: address, width, height } of images) {
        expect(title).toMatch(/\w+/)
        expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(800)
        expect((await fetch(String(address))).headers.get('content-type')).toBe('image/svg+xml')
      }
    },
  )

  it(
    'given no description anywhere, then there are no pictures; given a saved one, it counts',
    { tags: ['A-10'] },
    async () => {
      expect(await imagesFor(owner, '')).toEqual({ images: [], search_term: '' })
      await owner.post('/customize-your-store/v1/options', { woo_ai_describe_store_description: tea })
      expect(await imagesFor(owner, ' ')).toMatchObject({ search_term: 'tea' })
    },
  )

  it('given written patterns, then their headings fit the trade and no linen is left', { tags: ['A-10'] }, async () => {
    const before = await patterns(owner)
    expect(before).toContain('Soft linen for slow mornings')
    await begun()
    const after = await patterns(owner)
    expect(after).not.toMatch(/[Ll]inen for slow|glaze|kiln|Home decor|Kitchen favorites/)
    expect(after).toContain('Put the kettle on')
    expect(after).toContain('Shop tea')
  })

  it(
    'given a known trade, then the line of news names its goods, whatever the store’s tagline',
    { tags: ['A-10'] },
    async () => {
      const line = async () =>
        /<p [^>]*>([^<]*)</.exec(await pattern(owner, 'customize-your-store/header-announcement'))?.[1]
      const described = async (description: string) => owner.post('/wp/v2/settings', { description })
      await described('Just another WordPress site')
      expect(await line()).toBe('Welcome to our store')
      await writeStore(owner, tea)
      expect(await line()).toMatch(/^[^·]+ · [^·]+ · [^·]+$/)
      await described('Old words')
      expect(await line()).toMatch(/ · /)
      await writeStore(owner, 'Zorbing flumsticks')
      expect(await line()).toBe('Old words')
    },
  )

  it(
    'given written patterns, then pictures and descriptions fit the trade; a reset reverts them',
    { tags: ['A-10'] },
    async () => {
      const hero = async () => pictureIn(await pattern(owner, 'customize-your-store/just-arrived-full-hero'))
      const before = await hero()
      expect(before).toEqual(['evening-window.webp', 'Earthenware vases in the last light of the day'])
      for (const [business, picture, shows] of [
        [tea, 'drawn-bold-dark-wide-1-tea-t0t1.webp', 'Morning tea, Green tea'],
        ['Houseplants and bouquets', 'drawn-bold-dark-wide-1-plants-t0t1.webp', 'Bouquet, Houseplant in a pot'],
        ['Dog toys and leashes', 'drawn-bold-dark-wide-1-dogs-t0t1.webp', 'Leash, Collar'],
      ] as const) {
        await owner.post(route('patterns'), { ...about(business), images: { look: 'Bold' } })
        expect(await hero()).toEqual([picture, shows])
      }
      await owner.post(route('patterns'), about('A bakery'))
      expect(await hero()).not.toEqual(before)
      await owner.delete(route('patterns'))
      expect(await hero()).toEqual(before)
    },
  )

  it(
    'given written patterns, then no pattern has a picture twice, and none shows pottery any more',
    { tags: ['A-10'] },
    async () => {
      const before = await everyPattern(owner)
      for (const business of ['We sell gadgets and smart phones', 'Dog toys and leashes', tea]) {
        await owner.post(route('patterns'), about(business))
        const after = await everyPattern(owner)
        expect(after.map(({ content }) => picturesIn(content).length)).toEqual(
          before.map(({ content }) => picturesIn(content).length),
        )
        for (const { name, content } of after)
          expect([name, ...new Set(picturesIn(content))]).toEqual([name, ...picturesIn(content)])
        expect(after.flatMap(({ content }) => picturesIn(content))).not.toContain('makers-bench.webp')
      }
    },
  )

  it(
    'given the same description while its content is there, then no pictures come; another gets some',
    { tags: ['A-10'] },
    async () => {
      await begun()
      expect(await isGenerated(owner)).toBe(true)
      expect(await owner.post(route('images'), about(tea))).toMatchObject({ ...ok, body: { images: [] } })
      expect(await imagesFor(owner, 'A bakery')).toMatchObject({ search_term: 'fresh bread' })
    },
  )

  it(
    'given a title that a person wrote, then it stays; an empty one and one from here are replaced',
    { tags: ['A-10'] },
    async () => {
      const name = (business: string) => owner.post(route('store-title'), about(business))
      const title = async () => option(owner, 'blogname')
      const chosen = await title()
      expect(await name(tea)).toMatchObject({ status: 200, body: { ai_content_generated: false } })
      expect(await title()).toBe(chosen)
      for (const [standing, written] of [
        ['Site Title', false],
        ['', true],
      ] as const) {
        await owner.post('/wc-admin/options', { blogname: standing })
        expect(await name(tea)).toMatchObject({
          status: 200,
          body: { ai_content_generated: written, provider: 'rules' },
        })
      }
      expect(await title()).toBe('Tiny Leaf')
      expect(await name('A bakery called Bread & Butter')).toMatchObject(ok)
      // WordPress itself stores titles so.
      expect(await title()).toBe('Bread &amp; Butter')
      expect(await name(tea)).toMatchObject(ok)
      expect(await title()).toBe('Tiny Leaf')
    },
  )

  it('given a call without what it needs, then it says what is missing', { tags: ['A-10'] }, async () => {
    const images = await imagesFor(owner, tea)
    const post = async (name: string, body: object) => owner.post(route(name), body)
    expect(await post('products', { images })).toMatchObject(refused(500, 'missing_business_description'))
    expect(await post('products', about(tea))).toMatchObject(refused(500, 'images_not_found'))
    expect(await post('products', { ...about(tea), images: {} })).toMatchObject(refused(500, 'images_not_found'))
    expect(await post('patterns', { images })).toMatchObject(refused(500, 'missing_business_description'))
    for (const name of ['business-description', 'store-title'])
      for (const words of ['', '  \n'])
        expect(await post(name, about(words))).toMatchObject(refused(500, 'invalid_business_description'))
    for (const [name, body] of [
      ['images', { business_description: ['tea'] }],
      ['images', about('a'.repeat(20001))],
      ['products', { ...about(tea), images: 'none' }],
      ['product', { products_information: 'tea' }],
      ['product', { last_product: 'perhaps' }],
    ] as const)
      expect(await post(name, body)).toMatchObject(refused(400, 'rest_invalid_param'))
  })

  it(
    'given a site in another language, then translated texts and products stay; only the title is written',
    { tags: ['A-10'] },
    async () => {
      await owner.post('/wc-admin/options', { blogname: '' })
      await owner.post('/wp/v2/settings', { language: 'ar' })
      const before = await patterns(owner)
      expect(await proposalsFor(owner, tea)).toEqual([])
      await writeStore(owner, tea)
      expect(await patterns(owner)).toBe(before)
      expect(before).not.toContain('Get 20% off soft linen')
      expect(await option(owner, 'blogname')).toBe('Tiny Leaf')
    },
  )
})

import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from './support'

type Card = { readonly slug: string; readonly thumbnail_url: string; readonly link_url: string }

describe('recommended themes', () => {
  let owner: Client
  let cards: readonly Card[]
  beforeAll(async () => {
    await restore()
    owner = await admin()
    cards = ((await owner.get('/wc-admin/onboarding/themes/recommended')).body as { themes: Card[] }).themes
  })

  it('[I-04] are cards with palettes, price and link, and a way to all themes', async () => {
    expect(cards.map(({ slug }) => slug)).toEqual(['twentytwentyfour', 'highline', 'luminate', 'nokul'])
    for (const card of cards)
      expect(card).toEqual({
        slug: expect.any(String) as unknown,
        name: expect.any(String) as unknown,
        description: expect.stringMatching(/\w/) as unknown,
        price: expect.any(String) as unknown,
        is_free: card.slug === 'twentytwentyfour',
        is_active: card.slug === 'twentytwentyfour',
        total_palettes: expect.any(Number) as unknown,
        color_palettes: Array.from({ length: 4 }, () => ({
          title: expect.any(String) as unknown,
          primary: expect.stringMatching(/^#[0-9a-f]{6}$/i) as unknown,
          secondary: expect.stringMatching(/^#[0-9a-f]{6}$/i) as unknown,
        })),
        thumbnail_url: expect.any(String) as unknown,
        link_url: expect.stringMatching(/^https:/) as unknown,
      })
    const { body } = await owner.get('/wc-admin/onboarding/themes/recommended')
    expect(body).toMatchObject({
      _links: { browse_all: { href: expect.stringMatching(/\/wp-admin\/theme-install\.php$/) as unknown } },
    })
  })

  it('[I-04] have pictures that this store serves itself', async () => {
    for (const { thumbnail_url } of cards) {
      const picture = await visitor().page(new URL(thumbnail_url).pathname)
      expect([thumbnail_url, picture.status]).toEqual([thumbnail_url, 200])
      expect(picture.headers.get('content-type')).toMatch(/^image\//)
    }
  })

  it('refuse a currency that nobody knows', async () => {
    expect((await owner.get('/wc-admin/onboarding/themes/recommended?currency=EUR')).status).toBe(200)
    expect((await owner.get('/wc-admin/onboarding/themes/recommended?currency=XXX')).status).toBe(400)
  })
})

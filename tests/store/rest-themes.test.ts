import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from './support'

type Card = { readonly slug: string; readonly thumbnail_url: string; readonly link_url: string }

const route = '/customize-your-store/v1/themes/recommended'

describe('recommended themes', () => {
  let owner: Client
  const cards = async (): Promise<readonly Card[]> => ((await owner.get(route)).body as { themes: Card[] }).themes
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it('are cards with palettes, price and link, and a way to all themes; none is sold', { tags: ['I-04'] }, async () => {
    const { body } = await owner.get(route)
    const { themes } = body as { themes: readonly Card[] }
    expect(themes.map(({ slug }) => slug)).toEqual(['twentytwentyfour', 'twentytwentyfive', 'twentytwentythree'])
    for (const card of themes)
      expect(card).toEqual({
        slug: expect.any(String) as unknown,
        name: expect.any(String) as unknown,
        description: expect.stringMatching(/\w/) as unknown,
        price: 'Free',
        is_free: true,
        is_active: card.slug === 'twentytwentyfour',
        total_palettes: expect.any(Number) as unknown,
        color_palettes: Array.from({ length: 4 }, () => ({
          title: expect.any(String) as unknown,
          primary: expect.stringMatching(/^#[0-9a-f]{6}$/i) as unknown,
          secondary: expect.stringMatching(/^#[0-9a-f]{6}$/i) as unknown,
        })),
        thumbnail_url: expect.any(String) as unknown,
        link_url: `https://wordpress.org/themes/${card.slug}/`,
      })
    expect(body).toMatchObject({
      _links: { browse_all: { href: expect.stringMatching(/\/wp-admin\/theme-install\.php$/) as unknown } },
    })
  })

  it(
    'have pictures that this store serves itself: the screenshots of installed themes',
    { tags: ['I-04'] },
    async () => {
      for (const { slug, thumbnail_url } of await cards()) {
        expect(thumbnail_url).toContain(`/themes/${slug}/screenshot.`)
        const picture = await visitor().page(new URL(thumbnail_url).pathname)
        expect([thumbnail_url, picture.status]).toEqual([thumbnail_url, 200])
        expect(picture.headers.get('content-type')).toMatch(/^image\//)
      }
    },
  )

  it('begin with the active theme, and are there for who wants no marketplace', { tags: ['I-04'] }, async () => {
    await owner.post('/wc-admin/options', { woocommerce_show_marketplace_suggestions: 'no' })
    await owner.post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
    const slugs = (await cards()).map(({ slug }) => slug)
    expect(slugs).toEqual(['twentytwentyfive', 'twentytwentyfour', 'twentytwentythree'])
  })
})

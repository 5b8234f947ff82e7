import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'

type Product = { readonly featured_media: number }
type Picture = { readonly media_details: { readonly width: number; readonly height: number } }

describe('a store in which a plugin makes WebP of every picture', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it(
    'gets sample products whose own pictures are the small ones, not large ones beside small copies',
    { tags: ['N-04'] },
    async () => {
      await withPlugin('makes-webp')
      expect(await owner.post('/wc-admin/onboarding/products')).toMatchObject({ body: { success: true } })
      const products = (await owner.get('/wp/v2/product?per_page=100')).body as readonly Product[]
      expect(products).toHaveLength(6)
      for (const { featured_media } of products) {
        const { media_details } = (await owner.get(`/wp/v2/media/${featured_media}`)).body as Picture
        expect(Math.max(media_details.width, media_details.height)).toBeLessThanOrEqual(1600)
      }
    },
  )

  it('still asks for products of the merchant’s own, until there is one', { tags: ['X-15'] }, async () => {
    const isDone = async () => {
      const lists = (await owner.get('/wc-admin/onboarding/tasks?ids=setup')).body as readonly {
        readonly tasks: readonly { readonly id: string; readonly isComplete: boolean }[]
      }[]
      return lists[0]?.tasks.find(({ id }) => id === 'products')?.isComplete
    }
    expect(await isDone()).toBe(false)
    expect(await owner.post('/wc-admin/onboarding/products')).toMatchObject({ body: { success: true } })
    expect((await owner.get('/wc/v3/products')).body).toHaveLength(6)
    expect(await isDone()).toBe(false)
    await owner.post('/wc/v3/products', { name: 'Bowl', regular_price: '5', status: 'publish' })
    expect(await isDone()).toBe(true)
  })
})

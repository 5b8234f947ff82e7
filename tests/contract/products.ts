import { beforeAll, describe, expect, it } from 'vitest'
import type { People } from '.'
import { admin, restore, type Client } from '../store/support'
import type { Model } from './model'

type Picture = {
  readonly source_url: string
  readonly media_details: { readonly width: number; readonly height: number }
}
type Product = { readonly id: number; readonly featured_media: number; readonly meta?: object }

export const productsContract = (_: Model, _people: () => People): void => {
  describe('sample products', () => {
    let owner: Client
    beforeAll(async () => {
      await restore()
      owner = await admin()
    })
    const create = () => owner.post('/wc-admin/onboarding/products')
    const products = async () => (await owner.get('/wp/v2/product?per_page=100')).body as readonly Product[]

    it('six with the merchant’s own, each sample with a picture, and never twice', async () => {
      await owner.post('/wp/v2/product', { title: 'My own vase', status: 'publish' })
      for (const _time of ['first', 'second'])
        expect(await create()).toMatchObject({ status: 200, body: { success: true } })
      const made = await products()
      expect(made).toHaveLength(6)
      const shown = made.filter(({ featured_media }) => featured_media > 0)
      expect(shown).toHaveLength(5)
      const pictures = await Promise.all(
        shown.map(async ({ featured_media }) => (await owner.get(`/wp/v2/media/${featured_media}`)).body as Picture),
      )
      // WooCommerce's own have up to 5,000 pixels; to scale those ten times each took most of the time that the samples took.
      for (const { media_details } of pictures)
        expect(Math.max(media_details.width, media_details.height)).toBeLessThanOrEqual(1600)
      const picture = pictures[0] ?? { source_url: '' }
      const file = await owner.page(new URL(picture.source_url).pathname)
      expect(file.headers.get('content-type')).toMatch(/^image\//)
    })

    it('none for a session that is resumed when the store sells', async () => {
      expect(await owner.post('/wc-admin/onboarding/products', { unless_used: true })).toMatchObject({
        status: 409,
        body: { code: 'customize_your_store_used' },
      })
    })

    it('the editor’s route tells no price, and asks for drafts only from who may edit products', async () => {
      for (const { meta } of await products()) expect(meta ?? {}).not.toHaveProperty('_price')
      expect(await owner.get('/wp/v2/product?status=any&_fields=id')).toMatchObject({ status: 200 })
    })
  })
}

import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from './support'

type Product = {
  readonly title: { readonly rendered: string }
  readonly featured_media: number
  readonly link: string
}

const products = async (owner: Client): Promise<readonly Product[]> =>
  (await owner.get('/wp/v2/product?per_page=100')).body as Product[]

const create = (owner: Client) => owner.post('/wc-admin/onboarding/products')

const done = { status: 200, body: { success: true } }

describe('sample products', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
  })

  it('six, each with a name, a price and a picture with a description', { tags: ['N-04'] }, async () => {
    expect(await create(owner)).toMatchObject(done)
    const made = await products(owner)
    expect(made).toHaveLength(6)
    expect(new Set(made.map(({ title }) => title.rendered)).size).toBe(6)
    for (const { link, featured_media } of made) {
      expect(await (await visitor().page(new URL(link).pathname)).text()).toMatch(/<p class="price">.*\d/)
      expect((await owner.get(`/wp/v2/media/${featured_media}`)).body).toMatchObject({
        alt_text: expect.stringMatching(/\w+/) as unknown,
      })
    }
  })

  it('still six when asked twice', { tags: ['N-04'] }, async () => {
    await create(owner)
    expect(await create(owner)).toMatchObject(done)
    expect(await products(owner)).toHaveLength(6)
  })

  it('still six when asked four times at once', { tags: ['N-04'] }, async () => {
    const answers = await Promise.all([create(owner), create(owner), create(owner), create(owner)])
    for (const answer of answers) expect(answer).toMatchObject(done)
    expect(await products(owner)).toHaveLength(6)
  })

  it(
    'none for a session that is resumed in a store that has been put to use meanwhile',
    { tags: ['N-04', 'L-03'] },
    async () => {
      const asked = () => owner.post('/wc-admin/onboarding/products', { unless_used: true })
      await owner.post('/wp/v2/product', { title: 'Mine', status: 'publish' })
      expect(await asked()).toMatchObject({ status: 409, body: { code: 'customize_your_store_used' } })
      expect(await products(owner)).toHaveLength(1)
      await restore()
      expect(await asked()).toMatchObject(done)
      expect(await products(owner)).toHaveLength(6)
      expect(await asked()).toMatchObject(done)
    },
  )

  it('only as many as are missing beside the merchant’s own', { tags: ['N-04'] }, async () => {
    for (const title of ['Mine', 'Mine too', 'Also mine', 'Another one'])
      await owner.post('/wp/v2/product', { title, status: 'publish' })
    await create(owner)
    expect(await products(owner)).toHaveLength(6)
    await owner.post('/wp/v2/product', { title: 'One more', status: 'publish' })
    await create(owner)
    expect(await products(owner)).toHaveLength(7)
  })

  it('a half-finished creation goes on with the missing ones', { tags: ['N-04'] }, async () => {
    expect(await create(owner)).toMatchObject(done)
    const [first, second] = (await owner.get('/wp/v2/product?_fields=id')).body as { id: number }[]
    await owner.delete(`/wp/v2/product/${first?.id}?force=true`)
    await owner.delete(`/wp/v2/product/${second?.id}?force=true`)
    expect(await create(owner)).toMatchObject(done)
    const made = await products(owner)
    expect(new Set(made.map(({ title }) => title.rendered)).size).toBe(6)
    expect(made).toHaveLength(6)
  })
})

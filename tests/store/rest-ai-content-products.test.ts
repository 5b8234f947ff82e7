// @module-tag all
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, sharedState, type Client } from './support'
import { allow, looks, priceOf, products, proposalsFor, route, tea, writeStore } from './ai-content-support'

const ok = { status: 200, body: { ai_content_generated: true } }

describe('the products of store content', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await allow(owner)
  })

  const begun = sharedState('written', () => writeStore(owner, tea))

  it(
    'given an empty store, then six samples are there and a proposal for each, none of them written yet',
    { tags: ['A-10'] },
    async () => {
      const proposals = await proposalsFor(owner, tea)
      const made = await products(owner)
      expect(proposals.map(({ product_id }) => product_id)).toEqual(made.map(({ id }) => id))
      expect(proposals).toHaveLength(6)
      expect(new Set(proposals.map(({ title }) => title)).size).toBe(6)
      for (const { title, description, price, image } of proposals) {
        expect(title.length).toBeLessThanOrEqual(60)
        expect(description).toMatch(/^\p{Lu}.+[.?!]$/u)
        expect(price).toBeGreaterThan(0)
        expect(image).toEqual({
          src: expect.stringMatching(/\.(webp|png)$/) as unknown,
          alt: expect.stringMatching(/\w/) as unknown,
        })
      }
      expect(made.map(({ title }) => title.raw)).toContain('Everyday mug')
    },
  )

  it(
    'given the proposals are written, then the products say what they said, each with its picture',
    { tags: ['A-10'] },
    async () => {
      const proposals = await proposalsFor(owner, tea)
      await begun()
      for (const [index, product] of (await products(owner)).entries()) {
        const { title, excerpt, featured_media, slug } = product
        const proposal = proposals[index]
        expect([title.raw, priceOf(product)]).toEqual([proposal?.title, proposal?.price])
        expect(slug).toBe(title.raw.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'))
        expect(excerpt.raw).toBe(proposal?.description)
        expect((await owner.get(`/wp/v2/media/${featured_media}`)).body).toMatchObject({
          alt_text: expect.stringMatching(/\w/) as unknown,
          source_url: expect.stringContaining(proposal?.image.src.split(/[/=]/).at(-1) ?? '?') as unknown,
        })
      }
    },
  )

  it(
    'given written products, when everything is asked for again, four times at once, then nothing changes',
    { tags: ['A-10'] },
    async () => {
      await begun()
      const before = (await products(owner)).map(looks)
      const media = async () => (await owner.get('/wp/v2/media?per_page=100&_fields=id')).body
      const pictures = await media()
      await Promise.all([1, 2, 3, 4].map(() => writeStore(owner, tea)))
      expect((await products(owner)).map(looks)).toEqual(before)
      expect(await media()).toEqual(pictures)
    },
  )

  it('given another description, then the same six products are written anew', { tags: ['A-10'] }, async () => {
    await begun()
    const before = await products(owner)
    await writeStore(owner, 'Handmade gold rings and necklaces')
    const after = await products(owner)
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ title }) => title.raw)).not.toContain(before[0]?.title.raw)
    expect(after.map(({ title }) => title.raw).join()).toMatch(/Necklace/)
  })

  it(
    'given a product that the merchant changed, then it is left alone and proposed no more',
    { tags: ['A-10'] },
    async () => {
      await begun()
      const [first, second] = await products(owner)
      await owner.post(`/wp/v2/product/${first?.id}`, { title: 'My own tea' })
      await owner.post(`/wp/v2/product/${second?.id}`, { excerpt: 'Only in spring' })
      const proposals = await proposalsFor(owner, 'Handmade gold rings')
      expect(proposals.map(({ product_id }) => product_id)).not.toContain(first?.id)
      expect(proposals).toHaveLength(4)
      const [information] = proposals
      const answer = await owner.post(route('product'), {
        products_information: { ...information, product_id: first?.id },
        last_product: true,
      })
      expect(answer).toMatchObject(ok)
      const [mine, described] = await products(owner)
      expect([mine?.title.raw, described?.excerpt.raw]).toEqual(['My own tea', 'Only in spring'])
    },
  )

  it(
    "given products of the merchant's own, then only the missing ones are made and proposed",
    { tags: ['A-10'] },
    async () => {
      for (const title of ['Mine', 'Mine too', 'Also mine', 'Another one'])
        await owner.post('/wp/v2/product', { title, status: 'publish' })
      expect(await proposalsFor(owner, tea)).toHaveLength(2)
      const own = (await products(owner)).find(({ title }) => title.raw === 'Mine')
      const written = { title: 'Not mine', price: 1, description: 'No.', product_id: own?.id }
      expect(await owner.post(route('product'), { products_information: written, last_product: true })).toMatchObject(
        ok,
      )
      expect((await products(owner)).map(({ title }) => title.raw)).toContain('Mine')
    },
  )

  it('given incomplete information about a product, then it is ignored', { tags: ['A-10'] }, async () => {
    await proposalsFor(owner, tea)
    const before = (await products(owner)).map(looks)
    const id = before[0]?.id
    for (const products_information of [
      {},
      { product_id: id },
      { product_id: id, title: 'A', description: 'B.' },
      { product_id: id, title: ['A'], description: 'B.', price: 1 },
      { product_id: id, title: 'A', description: 'B.', price: 'much' },
      { product_id: 'all', title: 'A', description: 'B.', price: 1 },
    ])
      expect(await owner.post(route('product'), { products_information })).toMatchObject(ok)
    expect((await products(owner)).map(looks)).toEqual(before)
  })
})

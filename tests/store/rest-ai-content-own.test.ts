import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore, sharedState, type Client } from './support'
import { withPlugin } from './test-plugin'
import { allow, looks, products, proposalsFor, route, tea, writeStore, type Product } from './ai-content-support'

const mark = '_customize_your_store_left_as'

/** What somebody changes without touching a word of the product. */
const changes: Readonly<Record<string, unknown>> = {
  _sku: 'TEA-001',
  _stock: '40',
  _sale_price_dates_from: '1893456000',
  _product_image_gallery: '1,2',
}

describe('a written sample', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await withPlugin('hands-on')
    await allow(owner)
  })

  const begun = sharedState('written', () => writeStore(owner, tea))

  const setMeta = async (id: number, meta: Readonly<Record<string, unknown>>) =>
    expect((await owner.post(`/hands-on/v1/meta/${id}`, meta)).status).toBe(200)
  const named = async (id: number) => (await products(owner)).find((product) => product.id === id)
  const reset = () => owner.delete(route('products'))

  it(
    'given another address, SKU, stock, sale, gallery, or a save in its screen, then it is the merchant’s',
    { tags: ['A-13'] },
    async () => {
      await begun()
      const written = await products(owner)
      expect((await owner.post(`/wp/v2/product/${written[0]!.id}`, { slug: 'first-flush' })).status).toBe(200)
      for (const [at, [key, value]] of Object.entries(changes).entries())
        await setMeta(written[at + 1]!.id, { [key]: value })
      const before = (await products(owner)).map(looks)
      expect((await proposalsFor(owner, 'A bakery')).map(({ product_id }) => product_id)).toEqual([written[5]!.id])
      await setMeta(written[5]!.id, { _edit_last: '1' })
      await reset()
      expect((await products(owner)).map(looks)).toEqual(before)
    },
  )

  it(
    'given a mark of an older version, then it is ours while it looks that way and has no edit',
    { tags: ['A-13'] },
    async () => {
      await begun()
      const [one, other, third] = await products(owner)
      const price = ({ customize_your_store_price: shown }: Product) =>
        shown.replaceAll(/[^\d.]/g, '').replace(/\.00$/, '')
      for (const product of [one!, other!, third!])
        await setMeta(product.id, { [mark]: formerLook(product, price(product)) })
      await owner.post(`/wp/v2/product/${other!.id}`, { title: 'Mine' })
      await setMeta(third!.id, { _edit_last: '1' })
      await reset()
      expect((await named(one!.id))!.title.raw).not.toBe(one!.title.raw)
      expect([(await named(other!.id))!.title.raw, (await named(third!.id))!.title.raw]).toEqual([
        'Mine',
        third!.title.raw,
      ])
    },
  )

  const writeAndDie = async (): Promise<Product> => {
    const [proposal] = await proposalsFor(owner, tea)
    const before = (await products(owner))[0]!
    const answer = await owner.told(`/wp-json${route('product')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-die-at': 'save_post_product' },
      body: JSON.stringify({ products_information: proposal }),
    })
    expect(answer.status).toBe(500)
    const half = (await products(owner))[0]!
    expect(half.title.raw).toBe(proposal!.title)
    expect(half.customize_your_store_price).toBe(before.customize_your_store_price)
    return before
  }

  it(
    'given a PHP that ends while it is being written, then it is still ours: written again, and put back',
    { tags: ['A-13'] },
    async () => {
      const before = await writeAndDie()
      await writeStore(owner, tea)
      expect((await named(before.id))!.customize_your_store_price).not.toBe(before.customize_your_store_price)
      await reset()
      expect(looks((await named(before.id))!)).toEqual(looks(before))
    },
  )

  it(
    'given a PHP that ends while writing it, when the merchant then edits it, then it is the merchant’s',
    { tags: ['A-13'] },
    async () => {
      const { id } = await writeAndDie()
      await owner.post(`/wp/v2/product/${id}`, { content: 'Our own words, two hours of work.' })
      expect((await proposalsFor(owner, 'A bakery')).map(({ product_id }) => product_id)).not.toContain(id)
      await reset()
      expect((await named(id))!.content.raw).toBe('Our own words, two hours of work.')
    },
  )
})

/** As version 0.4 marked what it had written. */
const formerLook = ({ title, content, excerpt, featured_media }: Product, price: string): string => {
  const json = JSON.stringify([title.raw, content.raw, excerpt.raw, price, featured_media])
  const escaped = json
    .replaceAll('/', '\\/')
    .replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return createHash('md5').update(escaped).digest('hex')
}

import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from '../store/support'
import { setPlugin, withPlugin } from './test-plugin'

const own = 'customize-your-store/customize-your-store'

type Cost = { readonly queries: number; readonly lists: number; readonly files: readonly string[] }

/** What one answer took; the first ones may have filled caches, so the cheapest of three counts. */
const cost = async (who: Client, address: string): Promise<Cost> => {
  const costs: Cost[] = []
  for (let time = 0; time < 3; time += 1) {
    const { status, headers } = address.startsWith('/wp-json/')
      ? await who.get(address.slice('/wp-json'.length))
      : await who.page(address)
    expect([address, status]).toEqual([address, 200])
    costs.push({
      queries: Number(headers.get('x-queries')),
      lists: Number(headers.get('x-routes')),
      files: (headers.get('x-files') ?? '').split(' ').filter((file) => file !== ''),
    })
  }
  return costs.reduce((best, one) => (one.queries < best.queries ? one : best))
}

describe('a shopper’s request', () => {
  let owner: Client
  let addresses: readonly string[]
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'no' })
    const product = { name: 'Bowl', regular_price: '12', status: 'publish' }
    const { body } = await owner.post('/wc/v3/products', product)
    const { pathname } = new URL((body as { permalink: string }).permalink)
    addresses = [
      '/',
      pathname,
      '/shop/',
      '/cart/',
      '/wp-json/wc/store/v1/products',
      '/wp-json/wc/store/v1/cart',
      '/wp-json/wp/v2/posts',
    ]
    await withPlugin('shopper-cost')
  }, 300_000)

  it('[S-10] costs no query, no list of routes, and of our files three small ones', async () => {
    const with_: Record<string, Cost> = {}
    for (const address of addresses) with_[address] = await cost(visitor(), address)
    await setPlugin(own, 'inactive')
    const without: Record<string, Cost> = {}
    for (const address of addresses) without[address] = await cost(visitor(), address)
    await setPlugin(own, 'active')
    for (const address of addresses) {
      const [mine, theirs] = [with_[address], without[address]]
      expect([address, theirs?.files]).toEqual([address, []])
      expect([address, mine?.files]).toEqual([
        address,
        ['customize-your-store.php', 'src/asked-for.php', 'src/price-source.php'],
      ])
      expect([address, mine?.queries]).toEqual([address, theirs?.queries])
      expect([address, mine?.lists]).toEqual([address, theirs?.lists])
    }
  }, 400_000)

  it('[S-10] for products over REST has no price of ours in it; who edits has', async () => {
    const fields = async (path: string) => Object.keys(((await owner.get(path)).body as readonly object[])[0] ?? {})
    expect(await fields('/wc/v3/products')).not.toContain('customize_your_store_price')
    expect(await fields('/wp/v2/product')).not.toContain('customize_your_store_price')
    expect(await fields('/wp/v2/product?context=edit')).toContain('customize_your_store_price')
  })
})

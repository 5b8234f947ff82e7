import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from '../store/support'
import { setPlugin, withPlugin } from '../store/test-plugin'

const own = 'customize-your-store/customize-your-store'

/** Before 11, WooCommerce asks on its screens for options of two features as soon as any plugin says with which features it works. */
const askedByWooCommerce = process.env['WOOCOMMERCE_PLACE'] === 'newest' ? 0 : 2

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

describe('a request that is not the flow’s', () => {
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
      '/wp-json/wp/v2/pages',
    ]
    await withPlugin('shopper-cost')
  }, 300_000)

  it('[S-10] a shopper’s costs no query, no list of routes, and of our files three small ones', async () => {
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

  it('[S-10] another admin screen’s costs no query, and of our files the few that every screen needs', async () => {
    const names =
      'customize-your-store src/asked-for src/price-source src/every-admin-screen src/store src/page ' +
      'src/page-in-wc-admin src/compatible src/privacy src/trouble-notice src/task-on-home'
    const few = names.split(' ').map((name) => `${name}.php`)
    // Those where somebody can mend what is in the way of the flow ask whether something is.
    const screens = {
      'index.php': [...few, 'src/fitness.php'],
      'plugins.php': [...few, 'src/fitness.php'],
      'edit.php?post_type=product': few,
      'admin.php?page=wc-settings': few,
    }
    const with_: Record<string, Cost> = {}
    for (const screen of Object.keys(screens)) with_[screen] = await cost(owner, `/wp-admin/${screen}`)
    await setPlugin(own, 'inactive')
    const without: Record<string, Cost> = {}
    for (const screen of Object.keys(screens)) without[screen] = await cost(owner, `/wp-admin/${screen}`)
    await setPlugin(own, 'active')
    for (const [screen, files] of Object.entries(screens)) {
      expect([screen, without[screen]?.files]).toEqual([screen, []])
      const mine = with_[screen]?.files.filter((file) => file !== 'src/class-customize-task.php')
      expect([screen, mine]).toEqual([screen, files])
      const more = (with_[screen]?.queries ?? 0) - (without[screen]?.queries ?? 0)
      expect([screen, Math.max(0, more - askedByWooCommerce)]).toEqual([screen, 0])
    }
  }, 400_000)

  it('[S-10] one for products over REST has no price of ours in it; who edits has', async () => {
    const fields = async (path: string) => Object.keys(((await owner.get(path)).body as readonly object[])[0] ?? {})
    expect(await fields('/wc/v3/products')).not.toContain('customize_your_store_price')
    expect(await fields('/wp/v2/product')).not.toContain('customize_your_store_price')
    expect(await fields('/wp/v2/product?context=edit')).toContain('customize_your_store_price')
  })
})

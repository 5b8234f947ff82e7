import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, visitor, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { addedTo } from './request-cost'

/** What WooCommerce before 11 asks for on its screens as soon as any plugin says with which of its features it works. */
const ofFeatures = ['woocommerce_feature_cart_checkout_blocks_enabled', 'woocommerce_feature_remote_logging_enabled']

/** What the dashboard's box counts as done: where WooCommerce has no task for the flow, as 10.x, the task is ours. */
const ofTask = 'woocommerce_admin_customize_store_completed'

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

  it(
    'a shopper’s costs no query, no list of routes, and of our files the plugin’s own',
    { tags: ['S-10'], timeout: 400_000 },
    async () => {
      const added = await addedTo(addresses, visitor())
      const files = ['customize-your-store.php']
      for (const address of addresses)
        expect([address, added[address]]).toEqual([address, { queries: [], lists: 0, files }])
    },
  )

  it(
    'another admin screen’s costs no query, and of our files the few that every screen needs',
    { tags: ['S-10'], timeout: 400_000 },
    async () => {
      const names =
        'customize-your-store src/page/every-admin-screen src/page/page src/page/privacy src/page/task-on-home'
      const few = names.split(' ').map((name) => `${name}.php`)
      // Those where somebody can mend what is in the way of the flow ask whether something is.
      const screens = {
        '/wp-admin/index.php': [...few, 'src/routes/store-use.php'],
        '/wp-admin/plugins.php': [...few, 'src/routes/store-use.php'],
        '/wp-admin/edit.php?post_type=product': few,
        '/wp-admin/admin.php?page=wc-settings': few,
      }
      const added = await addedTo(Object.keys(screens), owner)
      for (const [screen, files] of Object.entries(screens)) {
        const { queries = [], files: loaded = [] } = added[screen] ?? {}
        const mine = loaded.filter((file) => file !== 'src/page/class-customize-task.php')
        expect([screen, mine]).toEqual([screen, files])
        const known = screen === '/wp-admin/index.php' ? [...ofFeatures, ofTask] : ofFeatures
        const ours = queries.filter((query) => !known.some((option) => query.includes(`'${option}'`)))
        expect([screen, ours]).toEqual([screen, []])
      }
    },
  )

  it('one for products over REST has no price of ours in it; who edits has', { tags: ['S-10'] }, async () => {
    const fields = async (path: string) => Object.keys(((await owner.get(path)).body as readonly object[])[0] ?? {})
    expect(await fields('/wc/v3/products')).not.toContain('customize_your_store_price')
    expect(await fields('/wc/v3/products')).not.toContain('add_to_cart')
    expect(await fields('/wp/v2/product')).not.toContain('customize_your_store_price')
    expect(await fields('/wp/v2/product?context=edit')).toContain('customize_your_store_price')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { flowAddress } from '../browser/walk-support'
import { bootOf } from '../store/boot-of'
import { admin, memberWithRole, restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { pastTheWizard } from './past-the-wizard'
import { seen, version } from './support'

/** WooCommerce had routes of the flow until 9.8. */
const isOld = version.startsWith('9.')
const ours = '/customize-your-store/v1'

describe('a store with WooCommerce', () => {
  beforeEach(async () => {
    await restore()
    await pastTheWizard()
  })

  it('serves what it serves whole, and the plugin the rest', { tags: ['S-08'] }, async () => {
    const { routes, trouble } = await bootOf(flowAddress)
    expect(routes).toEqual({
      '/wc/private/ai/': `${ours}/ai/`,
      ...(!isOld && { '/wc-admin/onboarding/themes/recommended': `${ours}/themes/recommended` }),
    })
    expect(trouble).toBeNull()
    await withPlugin('connected-to-jetpack')
    expect((await bootOf(flowAddress)).routes).toMatchObject(
      isOld
        ? { '/wc/private/ai/': '/wc-admin/ai/', '/wc/private/ai/products': '/wc/private/ai/products' }
        : { '/wc/private/ai/': `${ours}/ai/` },
    )
  })

  it(
    'sends no description to WooCommerce’s own routes where a host wants the built-in suggestions',
    { tags: ['B-18'] },
    async () => {
      await withPlugin('connected-to-jetpack')
      await withPlugin('suggests-by-rules')
      const { routes } = await bootOf(flowAddress)
      expect(routes['/wc/private/ai/']).toBe(`${ours}/ai/`)
      expect(routes['/wc/private/ai/products']).toBeUndefined()
    },
  )

  it('says that it is too old, or that its database is not updated yet', { tags: ['S-08'] }, async () => {
    await (await admin()).post('/wc-admin/options', { woocommerce_db_version: '8.0.0' })
    expect((await bootOf(flowAddress)).trouble).toMatchObject({
      sentence: expect.stringContaining('database has not.') as unknown,
      link: { url: expect.stringContaining('page=wc-settings') as unknown },
    })
    await withPlugin('old-woocommerce')
    // Nobody may update plugins in the embedded store, so nobody is led to the page that does it.
    expect((await bootOf(flowAddress)).trouble).toEqual({
      sentence: expect.stringContaining(
        'runs WooCommerce 9.3.5, and Customize Your Store needs 9.4 or newer.',
      ) as unknown,
      link: null,
    })
  })

  it.each(['/wp-admin/edit.php', '/wp-admin/admin-ajax.php', '/shop/', '/wp-json/wp/v2/posts', '/wp-cron.php'])(
    'is told in every request with which of its features the plugin works: %s',
    { tags: ['S-10'] },
    async (address) => {
      await withPlugin('declared-features')
      const said: unknown = await (await (await admin()).page(`${address}?declared-features`)).json()
      expect(said).toMatchObject({
        compatible: expect.arrayContaining(['custom_order_tables', 'cart_checkout_blocks']) as unknown,
      })
    },
  )

  it('whose manager may not change themes gets a sentence instead of a designer', { tags: ['S-08'] }, async () => {
    const manager = await memberWithRole('shop_manager', await admin())
    await manager.page('/wp-admin/')
    expect((await bootOf(flowAddress, manager)).may).toMatchObject({ manageOptions: false, switchThemes: false })
  })

  it(
    'shows available themes, also without its task list, and says so when its REST interface is closed',
    { tags: ['S-08', 'I-04'], timeout: 300_000 },
    async () => {
      const { page } = await newVisit({
        allow: [/status 401/, /wc\/private\/patterns/, /core\/interface/, /^uncaught: $/],
      })
      await (await admin()).post('/wc-admin/options', { woocommerce_task_list_hidden: 'yes' })
      await page.goto(flowAddress)
      const cards = page.locator('.cys-theme')
      await cards.first().waitFor({ timeout: 120_000 })
      expect(await cards.first().innerText()).toMatch(/Twenty Twenty-Four[\s\S]*Active theme/)
      expect(await cards.count()).toBeGreaterThanOrEqual(3)
      expect(await page.getByText('We could not find out').count()).toBe(0)
      await screenshot(page, seen('themes'))
      // WooCommerce's own application does not bear it.
      await withPlugin('closed-rest')
      await page.goto(flowAddress)
      await page.getByText('Your store’s REST API is blocked').first().waitFor({ timeout: 120_000 })
      await screenshot(page, seen('closed-rest'))
    },
  )
})

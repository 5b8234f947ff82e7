/** The previewed cart and checkout hold two products, and leave no trace in the store. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import type { Visit } from '../browser/support/visit'
import { logIn } from '../store/login'
import { admin, memberWithRole, restore, visitor, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { theStore } from '../store/the-store'
import { addToOwnCart, draftAddress, keyOf, namesOf, ownCart, sendTo, textsOf, type Cart } from './draft-support'
import { launch, seen } from './support'

describe('the cart and the checkout of a preview', () => {
  let owner: Client
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await launch(owner)
    await withPlugin('shop-state')
    const products = { type: 'simple', status: 'publish', manage_stock: true, stock_quantity: 5 }
    const own = await owner.post('/wc/v3/products', { ...products, name: 'Own choice', regular_price: '7' })
    await addToOwnCart(owner, (own.body as { id: number }).id, 3)
    await owner.post('/wc/v3/products', { ...products, name: 'Olive oil', regular_price: '12' })
    await owner.post('/wc/v3/products', { ...products, name: 'Sea salt', regular_price: '4.5' })
    await owner.post('/wc/v3/products', { ...products, name: 'Sold out', regular_price: '4.5', stock_quantity: 0 })
    visit = await newVisit({ keep: true, allow: [/403/] })
    page = visit.page
  }, 300_000)

  it('the cart lists two products with prices and a total, and cannot be pressed', { tags: ['B-11'] }, async () => {
    await page.goto(await draftAddress(owner, 'cart'))
    await page.locator('.wc-block-cart-items__row').nth(1).waitFor()
    expect(await textsOf(page, '.wc-block-cart-items__row .wc-block-components-product-name')).toEqual(bought)
    expect(await total(page)).toBe('$16.50')
    await page.locator('.wc-block-cart__submit-button').waitFor()
    expect(await isInert(page)).toBe(true)
    await screenshot(page, seen('draft-cart'))
  })

  it(
    'the checkout shows its empty form, both products and the button, and cannot be pressed',
    { tags: ['B-11'] },
    async () => {
      await page.goto(await draftAddress(owner, 'checkout'))
      await page.locator('.wc-block-components-order-summary-item').nth(1).waitFor()
      const name = '.wc-block-components-order-summary-item .wc-block-components-product-name'
      expect(await textsOf(page, name)).toEqual(bought)
      expect(await total(page)).toBe('$16.50')
      for (const field of ['first_name', 'last_name', 'address_1', 'city', 'postcode'])
        await page.locator(`#billing-${field}, #shipping-${field}`).first().waitFor()
      expect(await page.locator('#email').inputValue()).toBe('')
      await page.getByRole('button', { name: 'Place Order', includeHidden: true }).waitFor()
      // Without this cookie the blocks take the cart for empty if they have not asked for it before the page is loaded.
      expect(await page.evaluate(() => document.cookie)).toContain('woocommerce_items_in_cart=1')
      expect(await isInert(page)).toBe(true)
      await screenshot(page, seen('draft-checkout'))
    },
  )

  it(
    'neither leaves a session, an order, a hold on stock, a cookie or a memory in the browser',
    { tags: ['B-11'] },
    async () => {
      // WooCommerce marks the account at each login, and takes the mark away with the next cart that it loads.
      await logIn(theStore().url, 'admin', 'password')
      const before = await shopState(owner)
      expect(before).toMatchObject({ sessions: [expect.anything()], orders: [], oldOrders: [], reserved: [] })

      for (const name of ['shop', 'cart', 'checkout'] as const) {
        const address = await draftAddress(owner, name)
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        expect([name, await complaints(page)]).toEqual([name, []])
        for (const route of ['cart', 'checkout'])
          expect((await owner.get(`/wc/store/v1/${route}?${keyOf(address)}`)).status).toBe(200)
      }

      const key = keyOf(await draftAddress(owner, 'cart'))
      const nonce = (await owner.get(`/wc/store/v1/cart?${key}`)).headers.get('nonce') ?? ''
      const elsewhere = await sendTo(
        owner,
        `/wc/store/v1/cart/update-customer?${key}`,
        { billing_address: { city: 'Portland' } },
        nonce,
      )
      expect(namesOf((await elsewhere.json()) as Cart)).toEqual(bought)

      expect(await shopState(owner)).toEqual(before)
      expect(namesOf(await ownCart(owner))).toEqual(['Own choice'])
      const cookies = (await visit.context.cookies()).map(({ name }) => name)
      expect(cookies.filter((name) => name.includes('woocommerce'))).toEqual([])
      await page.goto('/sample-page/?cys-hide-admin-bar=1')
      expect(await page.evaluate(() => localStorage.getItem('storeApiCartData') ?? '')).not.toContain('Olive oil')
    },
  )

  it('what the page sends is refused, alone and among questions', { tags: ['B-11'] }, async () => {
    await page.goto(await draftAddress(owner, 'cart'))
    await page.locator('.wc-block-cart-items__row').nth(1).waitFor()
    const before = await shopState(owner)
    const said = await page.evaluate(
      async (bodies) => {
        const json = (body: unknown) => ({
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
        const answer = async (address: string, how: RequestInit) =>
          (await (await fetch(address, how)).json()) as unknown
        return {
          one: await answer('/wp-json/wc/store/v1/cart/add-item', json(bodies.item)),
          several: await answer('/wp-json/wc/store/v1/batch', json(bodies.batch)),
          elsewhere: await answer('/wp-admin/admin-ajax.php', { method: 'POST' }),
          classic: await answer('/?wc-ajax=add_to_cart', { method: 'POST' }),
        }
      },
      { item, batch: { requests: [{ path: '/wc/store/v1/cart/add-item', method: 'POST', body: item }] } },
    )
    expect(said).toMatchObject({
      one: refused,
      several: { responses: [{ body: refused, status: 403 }] },
      elsewhere: refused,
      classic: refused,
    })
    expect(await shopState(owner)).toEqual(before)
  })

  it(
    'no order is placed with the key of a draft, and no cart is told of after that draft',
    { tags: ['B-11'] },
    async () => {
      const key = keyOf(await draftAddress(owner, 'checkout'))
      const { headers } = await owner.get(`/wc/store/v1/cart?${key}`)
      const nonce = headers.get('nonce') ?? ''
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answer = await sendTo(owner, `/wc/store/v1/checkout?${key}`, {}, nonce, method)
        expect([method, answer.status, await answer.json()]).toEqual([method, 403, expect.objectContaining(refused)])
      }
      const renamed = await owner.get(`/wc/store/v1/checkout?_method=POST&${key}`)
      expect([renamed.status, renamed.body]).toMatchObject([403, refused])

      await draftAddress(owner, 'checkout')
      for (const route of ['cart', 'checkout']) {
        const late = await owner.get(`/wc/store/v1/${route}?${key}`)
        expect([late.status, late.body]).toMatchObject([403, refused])
      }
      expect(await shopState(owner)).toMatchObject({ orders: [], oldOrders: [], reserved: [] })
    },
  )

  it('neither a visitor nor another administrator sees that cart at the same address', { tags: ['B-11'] }, async () => {
    const address = await draftAddress(owner, 'cart')
    const drawn = async (client: Client) => (await (await client.page(address)).text()).search(twoItems) > 0
    const told = async (client: Client) => (await client.get(`/wc/store/v1/cart?${keyOf(address)}`)).status
    const other = await memberWithRole('administrator', owner)
    expect([await drawn(owner), await told(owner)]).toEqual([true, 200])
    expect([await drawn(other), await told(other)]).toEqual([false, 403])
    expect([await drawn(visitor()), await told(visitor())]).toEqual([false, 403])
  })
})

// Helpers

const bought = ['Olive oil', 'Sea salt']
/** In what the page brings along for its blocks. */
const twoItems = /items_count(?:%22%3A|":)2/
const item = { id: 1, quantity: 1 }
const refused = { code: 'customize_your_store_preview' }

const shopState = async (owner: Client): Promise<unknown> => (await owner.get('/tests/v1/shop-state')).body

const total = async (page: Page): Promise<string> =>
  (await page.locator('.wc-block-components-totals-footer-item-tax-value').first().innerText()).trim()

const isInert = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.wp-site-blocks')?.inert === true)

/** A new store has no way to pay, which WooCommerce says in the place of them. */
const complaints = async (page: Page): Promise<readonly string[]> =>
  (await textsOf(page, '.wc-block-components-notice-banner.is-error')).filter(
    (text) => !text.includes('payment methods'),
  )

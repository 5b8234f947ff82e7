/** What the previewed cart holds, by what the store sells and how. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { admin, restore, type Client } from '../store/support'
import { draftAddress, draftCart, namesOf, textsOf } from './draft-support'
import { hideStore, setOptions } from './store-support'
import { seen, stock } from './support'

describe('a store that nobody has launched', () => {
  let owner: Client
  let page: Page

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await hideStore(owner)
    page = (await newVisit({ keep: true })).page
  }, 300_000)

  it('has samples in its cart and its checkout while it has no products', { tags: ['B-11'] }, async () => {
    expect(namesOf(await draftCart(owner))).toEqual(samples)
    await page.goto(await draftAddress(owner, 'cart'))
    await page.locator('.wc-block-cart-items__row').nth(1).waitFor()
    expect(await textsOf(page, '.wc-block-cart-items__row .wc-block-components-product-name')).toEqual(samples)
    await page.goto(await draftAddress(owner, 'checkout'))
    await page.locator('.wc-block-components-order-summary-item').nth(1).waitFor()
    await screenshot(page, seen('draft-checkout-samples'))
    expect((await owner.get('/wc/v3/products')).body).toEqual([])
  })

  it('has its only product in the cart, and a sample beside it', { tags: ['B-11'] }, async () => {
    await owner.post('/wc/v3/products', { name: 'Song', type: 'simple', regular_price: '3', virtual: true })
    await owner.post('/wc/v3/products', { name: 'Not for sale', type: 'simple' })
    await owner.post('/wc/v3/products', { name: 'Unfinished', type: 'simple', regular_price: '3', status: 'draft' })
    const cart = await draftCart(owner)
    expect(namesOf(cart)).toEqual(['Sample product', 'Song'])
    expect(cart.totals.total_price).toBe('2700')
    expect(await draftCart(owner, 'shop')).toMatchObject({ items: [], needs_shipping: false })
  })

  it('asks for an address to send things to unless nothing is to be sent', { tags: ['B-11'] }, async () => {
    await owner.post('/wc/v3/shipping/zones/0/methods', { method_id: 'flat_rate', settings: { cost: '5' } })
    expect((await draftCart(owner)).needs_shipping).toBe(true)
    await owner.post('/wc/v3/products', { name: 'Ballad', type: 'simple', regular_price: '3', virtual: true })
    const songs = await draftCart(owner)
    expect([namesOf(songs), songs.needs_shipping]).toEqual([['Ballad', 'Song'], false])
    await stock(owner, ['Bowl', 'Jug'])
    expect(await draftCart(owner)).toMatchObject({ needs_shipping: true, errors: [] })
    await page.goto(await draftAddress(owner, 'checkout'))
    await page.locator('#shipping-first_name').waitFor()
    await page.getByText('Flat rate').first().waitFor()
    await screenshot(page, seen('draft-checkout-shipping'))
  })

  it('shows the form of a checkout that is for accounts alone', { tags: ['B-11'] }, async () => {
    const forAccounts = {
      woocommerce_enable_guest_checkout: 'no',
      woocommerce_enable_signup_and_login_from_checkout: 'no',
    }
    await setOptions(owner, forAccounts)
    await page.goto(await draftAddress(owner, 'checkout'))
    await page.locator('#shipping-first_name').waitFor()
    expect(await page.locator('.wc-block-components-order-summary-item').count()).toBe(2)
    await setOptions(owner, { woocommerce_enable_guest_checkout: 'yes' })
  })

  it('counts taxes as the store does, in prices that include them', { tags: ['B-11'] }, async () => {
    await setOptions(owner, { woocommerce_calc_taxes: 'yes', woocommerce_prices_include_tax: 'yes' })
    await owner.post('/wc/v3/taxes', { rate: '20', name: 'VAT', shipping: false })
    const { totals } = await draftCart(owner)
    expect(totals).toMatchObject({ total_items: '2000', total_tax: '400' })
    await setOptions(owner, { woocommerce_calc_taxes: 'no' })
  })

  it('has the variation of a product in its cart', { tags: ['B-11'] }, async () => {
    const attributes = [{ name: 'Size', variation: true, visible: true, options: ['Small', 'Large'] }]
    const { body } = await owner.post('/wc/v3/products', { name: 'Shirt', type: 'variable', attributes })
    await owner.post(`/wc/v3/products/${(body as { id: number }).id}/variations`, {
      regular_price: '30',
      attributes: [{ name: 'Size', option: 'Small' }],
    })
    const shirt = (await draftCart(owner)).items.find(({ name }) => name === 'Shirt')
    expect(shirt?.variation).toMatchObject([{ value: 'Small' }])
  })

  it('has both on classic pages as well', { tags: ['B-11'] }, async () => {
    for (const slug of ['cart', 'checkout'] as const) {
      const found = (await owner.get(`/wp/v2/pages?slug=${slug}&_fields=id`)).body as { id: number }[]
      const content = `<!-- wp:shortcode -->[woocommerce_${slug}]<!-- /wp:shortcode -->`
      await owner.post(`/wp/v2/pages/${found[0]?.id}`, { content })
    }
    await page.goto(await draftAddress(owner, 'cart'))
    expect(await page.locator('.woocommerce-cart-form .cart_item').count()).toBe(2)
    await page.locator('.checkout-button').waitFor()
    await screenshot(page, seen('draft-classic-cart'))

    const asked = page.waitForResponse(/wc-ajax=update_order_review/)
    await page.goto(await draftAddress(owner, 'checkout'))
    expect((await asked).status()).toBe(200)
    await expect.poll(() => page.locator('.blockUI').count()).toBe(0)
    expect(await page.locator('.woocommerce-checkout-review-order-table .cart_item').count()).toBe(2)
    for (const id of ['billing_first_name', 'billing_address_1', 'place_order']) await page.locator(`#${id}`).waitFor()
    await screenshot(page, seen('draft-classic-checkout'))
  })
})

// Helpers

const samples = ['Another sample product', 'Sample product']

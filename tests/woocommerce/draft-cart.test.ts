/** The previewed cart and checkout hold two products, and leave no trace in the store. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { admin, memberWithRole, restore, visitor, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { setOptions } from './store-support'
import { launch, seen, stock } from './support'

describe('the cart and the checkout of a preview', () => {
  let owner: Client
  let page: Page

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await launch(owner)
    await withPlugin('shop-state')
    const products = { type: 'simple', status: 'publish', manage_stock: true, stock_quantity: 5 }
    await owner.post('/wc/v3/products', { ...products, name: 'Olive oil', regular_price: '12' })
    await owner.post('/wc/v3/products', { ...products, name: 'Sea salt', regular_price: '4.5' })
    await owner.post('/wc/v3/products', { ...products, name: 'Sold out', regular_price: '4.5', stock_quantity: 0 })
    page = (await newVisit({ keep: true })).page
  }, 300_000)

  it('[B-11] the cart lists two products with prices and a total, which nobody can press', async () => {
    await page.goto(await addressOf(owner, 'cart'))
    await page.locator('.wc-block-cart-items__row').nth(1).waitFor()
    expect(await linesOf(page, '.wc-block-cart-items__row .wc-block-components-product-name')).toEqual(bought)
    expect(await total(page)).toBe('$16.50')
    await page.getByRole('link', { name: 'Proceed to Checkout' }).waitFor({ state: 'attached' })
    expect(await page.locator('.wp-site-blocks').getAttribute('inert')).toBe('')
    expect(await errors(page)).toEqual([])
    await screenshot(page, seen('draft-cart'))
  })

  it('[B-11] the checkout shows its form, both products and the button', async () => {
    await page.goto(await addressOf(owner, 'checkout'))
    await page.locator('.wc-block-components-order-summary-item').nth(1).waitFor()
    const name = '.wc-block-components-order-summary-item .wc-block-components-product-name'
    expect(await linesOf(page, name)).toEqual(bought)
    expect(await total(page)).toBe('$16.50')
    for (const field of ['first_name', 'last_name', 'address_1', 'city', 'postcode'])
      expect([field, await page.locator(`#billing-${field}, #shipping-${field}`).first().isVisible()]).toEqual([
        field,
        true,
      ])
    expect(await page.locator('#email').inputValue()).toBe('')
    expect(await page.locator('.wc-block-components-checkout-place-order-button').isVisible()).toBe(true)
    expect(await page.locator('.wp-site-blocks').getAttribute('inert')).toBe('')
    await screenshot(page, seen('draft-checkout'))
  })
})

// Helpers

const bought = ['Olive oil', 'Sea salt']

/** Where a page of the store is shown in a design that is not saved. */
const addressOf = async (owner: Client, name: 'shop' | 'cart' | 'checkout'): Promise<string> => {
  const { status, body } = await owner.post('/customize-your-store/v1/draft', { page: name })
  expect(status).toBe(200)
  return (body as { address: string }).address
}

const linesOf = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.trim()).sort()

const total = async (page: Page): Promise<string> =>
  (await page.locator('.wc-block-components-totals-footer-item-tax-value').first().innerText()).trim()

const errors = (page: Page): Promise<readonly string[]> =>
  page.locator('.wc-block-components-notice-banner.is-error').allInnerTexts()

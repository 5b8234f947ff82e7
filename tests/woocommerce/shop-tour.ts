/** The pages of a shop that a customer sees, each opened as far as a customer opens it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '../store/support'

/** Two products of which one is on sale and reviewed and one has variations, ways to ship and to pay, accounts, an open shop. */
export const stockShop = async (owner: Client): Promise<void> => {
  const made = making(owner)
  const goods = { type: 'simple', status: 'publish' }
  const words = { short_description: 'Short, with a <a href="#more">link</a>.', description: 'Long words about it.' }
  const bag = await made('/wc/v3/products', {
    ...{ ...goods, ...words },
    ...{ name: 'A bag', slug: 'a-bag', regular_price: '40', sale_price: '32' },
  })
  await made('/wc/v3/products', { ...goods, ...words, name: 'A belt', slug: 'a-belt', regular_price: '25' })
  const colors = { name: 'Color', visible: true, variation: true, options: ['Sand', 'Navy'] }
  const apron = await made('/wc/v3/products', {
    ...{ ...goods, type: 'variable', name: 'Apron', slug: 'apron', attributes: [colors] },
  })
  const sand = { name: 'Color', option: 'Sand' }
  await made(`/wc/v3/products/${apron.id}/variations`, { regular_price: '18', attributes: [sand] })
  const review = { review: 'Well made.', reviewer: 'Ann', reviewer_email: 'ann@example.com', rating: 4 }
  await made('/wc/v3/products/reviews', { product_id: bag.id, ...review })
  await openForSale(owner)
}

/** Ways to ship and to pay, accounts, an open shop. */
export const openForSale = async (owner: Client): Promise<void> => {
  const made = making(owner)
  await made('/wc/v3/shipping/zones/0/methods', { method_id: 'flat_rate' })
  await made('/wc/v3/shipping/zones/0/methods', { method_id: 'free_shipping' })
  for (const gateway of ['cod', 'bacs']) await owner.put(`/wc/v3/payment_gateways/${gateway}`, { enabled: true })
  await owner.put('/wc/v3/settings/account/woocommerce_enable_myaccount_registration', { value: 'yes' })
  await made('/wc-admin/options', { woocommerce_coming_soon: 'no' })
}

const making =
  (owner: Client) =>
  async (path: string, body: Readonly<Record<string, unknown>>): Promise<{ readonly id: number }> => {
    const answer = await owner.post(path, body)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body as { id: number }
  }

/** Puts two products into the customer's cart. */
export const fillCart = async (page: Page, addresses = ['/product/a-bag/', '/product/a-belt/']): Promise<void> => {
  for (const address of addresses) {
    await page.goto(address)
    await page.locator('.single_add_to_cart_button').click()
    await page.waitForLoadState()
  }
}

const checkout = async (page: Page): Promise<void> => {
  await page.goto('/checkout/')
  await page.locator('.wc-block-components-checkout-place-order-button').waitFor()
  await page.locator('.wc-block-components-text-input').nth(3).waitFor()
  await page.locator('.wc-block-components-radio-control__option').nth(1).waitFor()
}

/** How each page is opened. The cart has two products (`fillCart`). */
export const tour: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  shop: (page) => page.goto('/shop/'),
  product: (page) => page.goto('/product/a-bag/'),
  'product with variations': (page) => page.goto('/product/apron/'),
  'cart with two products': async (page) => {
    await page.goto('/cart/')
    await page.locator('.wc-block-cart-item__product').nth(1).waitFor()
  },
  checkout,
  'checkout with errors': async (page) => {
    await checkout(page)
    await page.locator('.wc-block-components-checkout-place-order-button').click()
    await page.locator('.wc-block-components-validation-error').first().waitFor()
  },
  account: (page) => page.goto('/my-account/'),
  'mini-cart': async (page) => {
    await page.goto('/shop/')
    const product = page.locator('.wc-block-mini-cart__drawer .wc-block-components-product-name:visible').first()
    // Its script may not have come yet.
    const open = async (): Promise<boolean> => {
      if (!(await product.isVisible())) await page.locator('.wc-block-mini-cart__button').first().click()
      return product.isVisible()
    }
    await expect.poll(open, { interval: 1000, timeout: 60_000 }).toBe(true)
  },
  'phone menu': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.locator('.wp-block-navigation__responsive-container-open').first().click()
    await page.locator('.wp-block-navigation__responsive-container.is-menu-open').waitFor()
  },
}

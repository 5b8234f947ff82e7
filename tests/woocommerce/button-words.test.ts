import { beforeAll, describe, expect, it } from 'vitest'
import { canvas, openDesigner } from '../browser/designer-support'
import { seedDesignedStore } from '../browser/screens/designed-store'
import { newVisit, screenshot } from '../browser/support'
import { admin, restore, type Client } from '../store/support'
import { launch, seen } from './support'

describe('buttons of products in the canvas', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await launch(owner)
    const make = async (product: object) =>
      ((await owner.post('/wc/v3/products', { status: 'publish', ...product })).body as { id: number }).id
    await make({ name: 'Sold out', regular_price: '3', stock_status: 'outofstock' })
    const attributes = [{ name: 'Size', options: ['S', 'L'], variation: true, visible: true }]
    const bowl = await make({ name: 'Bowl in sizes', type: 'variable', attributes })
    for (const option of ['S', 'L']) {
      const variation = { regular_price: '4', attributes: [{ name: 'Size', option }] }
      expect((await owner.post(`/wc/v3/products/${bowl}/variations`, variation)).status).toBe(201)
    }
    await make({ name: 'At hand', regular_price: '5' })
    await seedDesignedStore()
  }, 300_000)

  it(
    'say what the shop’s own say: of products with options, and of those that are sold out',
    { tags: ['D-02'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit()
      const wanted = { 'At hand': 'Add to cart', 'Bowl in sizes': 'Select options', 'Sold out': 'Read more' }
      await page.goto('/')
      for (const [name, words] of Object.entries(wanted))
        await page
          .locator('.wc-block-product')
          .filter({ hasText: name })
          .getByText(words, { exact: true })
          .first()
          .waitFor()
      for (const time of ['first', 'again']) {
        await openDesigner(page)
        for (const [name, words] of Object.entries(wanted)) {
          const button = canvas(page).locator('.wc-block-product').filter({ hasText: name }).first()
          await expect
            .poll(() => button.locator('.wc-block-components-product-button').innerText(), {
              timeout: 60_000,
              message: `${name}, ${time}`,
            })
            .toBe(words)
        }
      }
      await screenshot(page, seen('button-words'))
    },
  )
})

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newVisit } from '../browser/support'
import { canvas, flowAddress, inDesigner } from '../browser/walk-support'
import { restore } from '../store/support'

/** What is written on the products of the page, once each has its price. */
const productsOf = async (page: Page) => {
  const texts = () => canvas(page).locator('.wc-block-product').allInnerTexts()
  await expect
    .poll(async () => (await texts()).map((text) => /\d/.test(text)).join(), { timeout: 120_000 })
    .toMatch(/^true(,true)+$/)
  return texts()
}

it(
  'what WooCommerce’s blocks read for the page comes with the next first answer, and shows the same',
  { tags: ['D-01'], timeout: 600_000 },
  async () => {
    await restore()
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    await inDesigner(page)
    const before = await productsOf(page)
    const reads = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/v1/reads'))
    await page.reload()
    const { paths } = (await reads).postDataJSON() as { paths: readonly string[] }
    expect(paths.filter((path) => path.startsWith('/wc/v3/products/'))).not.toEqual([])
    await inDesigner(page)
    expect(await productsOf(page)).toEqual(before)
  },
)

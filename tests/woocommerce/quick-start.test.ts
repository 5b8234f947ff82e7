import { expect, it } from 'vitest'
import { looks } from '../../src/catalogue/wizard/looks'
import { allDrawn, answerBoth, publicState, seenIn, take, tell } from '../browser/quick-start-support'
import { newVisit, screenshot } from '../browser/support'
import { atClosing, atDesigner, canvas, flowAddress, save } from '../browser/walk-support'
import { restore } from '../store/support'
import { seen } from './support'

it('given a store without products, then each direction lists goods, with pictures in its style', async () => {
  await restore()
  const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
  await tell(page)
  await answerBoth(page)
  await allDrawn(page)
  for (const look of looks) {
    const { products } = await seenIn(page, look)
    expect(products.map(({ name }) => name)).toEqual(['Shoulder bag', 'Wallet', 'Belt', 'Backpack'])
    for (const { picture } of products) expect(picture).toContain(`drawn-${look.toLowerCase()}-`)
  }
  expect((await publicState()).products).toEqual([])

  const shown = (name: string) => canvas(page).locator('.wc-block-product').getByText(name).first()
  await take(page, 'Bold')
  await atDesigner(page)
  await shown('Shoulder bag').waitFor()
  await screenshot(page, seen('quick-start-designer'))
  expect((await publicState()).products).toEqual([])
  await save(page)
  await atClosing(page)
  await expect.poll(async () => (await publicState()).products.length, { timeout: 120_000 }).toBe(6)
  await page.getByText('Sample products are being made').waitFor({ state: 'detached', timeout: 120_000 })
  await page.goBack()
  await atDesigner(page)
  const list = canvas(page).locator('[data-type="woocommerce/product-template"]')
  await list.getByText('Shoulder bag').first().waitFor()
  await expect.poll(() => canvas(page).locator('.cys-goods-to-come').count()).toBe(0)
})

it('given the tab is closed right after Save, then the shop gets its products in their own words', async () => {
  await restore()
  const { page } = await newVisit()
  await tell(page)
  await answerBoth(page)
  await allDrawn(page)
  await take(page, 'Bold')
  await atDesigner(page)
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && decodeURIComponent(request.url()).includes('/ai/products'),
    { timeout: 120_000 },
  )
  await save(page)
  await asked
  const context = page.context()
  await page.close()
  const names = async () => [...(await publicState()).products].sort()
  const own = ['Backpack', 'Belt', 'Care set', 'Gift card', 'Shoulder bag', 'Wallet']
  await expect.poll(names, { timeout: 60_000 }).toEqual(own)

  const again = await context.newPage()
  await again.goto(flowAddress)
  await again.getByRole('heading', { name: 'Start a new design' }).waitFor()
  expect(await names()).toEqual(own)
})

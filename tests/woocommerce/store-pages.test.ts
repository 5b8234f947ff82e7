/** The pages of a real shop, shown in a design that is not saved. */
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { colorOf } from '../../src/catalogue/palettes/palette'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { violations } from '../browser/axe'
import { canvas, openDesigner } from '../browser/designer-support'
import { seedDesignedStore } from '../browser/screens/designed-store'
import { newVisit, screenshot } from '../browser/support'
import { back, choosePalette, openScreen, setUpStore } from '../browser/walk-support'
import { admin, memberWithRole, restore, visitor, type Client } from '../store/support'
import { launch, seen } from './support'

describe('the pages of a shop in a design that is not saved', () => {
  let page: Page
  let owner: Client

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await owner.post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await setUpStore(page)
  }, 300_000)

  const show = (name: string) =>
    page.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: name })
  const frame = (name: string): FrameLocator => page.frameLocator(`iframe[title="Preview: ${name}"]`)
  const addressOf = (name: string) => page.locator(`iframe[title="Preview: ${name}"]`).getAttribute('src')
  const ground = (name: string) =>
    frame(name)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor)
  const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  const slate = rgb(colorOf(paletteTitled('Slate')!, 'background'))

  it(
    'the archive shows the products, and follows the palette and the name at once',
    { tags: ['B-11'], timeout: 180_000 },
    async () => {
      await show('Shop')
      await frame('Shop').locator('.product, .wc-block-product').first().waitFor({ timeout: 60_000 })
      expect(await ground('Shop')).not.toBe(slate)
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await expect.poll(() => ground('Shop'), { timeout: 60_000 }).toBe(slate)
      await screenshot(page, seen('pages-shop'))
      await back(page)
      expect(await violations(page)).toEqual([])
    },
  )

  it.each([
    ['Product', '.product_title, .wp-block-post-title'],
    ['Cart', '.wc-block-cart-items__row:nth-child(2)'],
    ['Checkout', '.wc-block-components-order-summary-item:nth-child(2)'],
  ])('%s carries the design, and cannot be pressed', { tags: ['B-11'] }, async (name, content) => {
    await show(name)
    await frame(name).locator(content).first().waitFor({ timeout: 90_000 })
    await expect.poll(() => ground(name), { timeout: 60_000 }).toBe(slate)
    await expect.poll(() => frame(name).locator('.wp-site-blocks').getAttribute('inert')).toBe('')
    await screenshot(page, seen(`pages-${name.toLowerCase()}`))
  })

  it(
    'nobody else sees it: not a visitor, not another administrator, and nothing of the store has changed',
    { tags: ['B-11'] },
    async () => {
      await launch(owner)
      await show('Shop')
      await expect.poll(() => addressOf('Shop'), { timeout: 60_000 }).toContain('cys-draft')
      const address = new URL((await addressOf('Shop')) ?? '')
      const path = `${address.pathname}${address.search}`
      const color = colorOf(paletteTitled('Slate')!, 'background')
      const drawn = async (client: Client) => (await (await client.page(path)).text()).includes(color)
      expect(await drawn(owner)).toBe(true)
      expect(await drawn(visitor())).toBe(false)
      expect(await drawn(await memberWithRole('administrator', owner))).toBe(false)
      expect((await owner.get('/wc/v3/orders')).body).toEqual([])
    },
  )

  it('the home page is one step away, and a section that is chosen brings it back', { tags: ['B-11'] }, async () => {
    await show('Homepage')
    await expect.poll(() => page.locator('.cys-store-page').count()).toBe(0)
    await show('Cart')
    await frame('Cart').locator('body').waitFor({ timeout: 60_000 })
    await openScreen(page, 'Design your homepage')
    await page.locator('.cys-section-row__name').first().click()
    await expect.poll(() => page.locator('.cys-store-page').count()).toBe(0)
  })
})

/** On 9.4, and since. */
const wordsOfBlock = /No results found|No products to display/

describe('a store without products that opens with the designer', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedDesignedStore()
    page = (await newVisit({ keep: true })).page
    await openDesigner(page)
  }, 240_000)

  it(
    'says in each list that there are none yet, in the words of the page and not of the block',
    { tags: ['D-02'] },
    async () => {
      const lists = canvas(page).locator('.wp-block-woocommerce-product-template')
      const words = canvas(page).getByText('The shelves are still empty').filter({ visible: true })
      await expect.poll(() => words.count()).toBe(2)
      expect(await lists.allInnerTexts()).toEqual([
        expect.stringMatching(wordsOfBlock),
        expect.stringMatching(wordsOfBlock),
      ])
      expect(await lists.filter({ visible: true }).count()).toBe(0)
      await screenshot(page, seen('without-products'))
    },
  )

  it(
    'names the shown page readably: the component’s styles come after the designer’s',
    { tags: ['B-11'] },
    async () => {
      const select = page.getByRole('combobox', { name: 'Page in the preview' })
      await expect.poll(() => select.isEnabled()).toBe(true)
      await screenshot(page, seen('pages-select'))
      // axe leaves text in the color of its ground for people to judge.
      const colors = await select.evaluate((element) => {
        const designer = element.closest('.cys-designer') ?? element
        const arrow = element.parentElement?.querySelector('path') ?? element
        return {
          designer: getComputedStyle(designer).color,
          text: getComputedStyle(element).color,
          arrow: getComputedStyle(arrow).fill,
        }
      })
      expect(colors).toEqual({ designer: 'rgb(255, 255, 255)', text: colors.designer, arrow: colors.designer })
    },
  )
})

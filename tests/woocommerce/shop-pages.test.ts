/** The screen of the shop's pages on a real shop: chosen, seen in the canvas, saved, seen by visitors, and put back by a version. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { at, atClosing, back, inDesigner, openScreen, save, setUpStore } from '../browser/walk-support'
import { loggedOut } from '../store/login'
import { admin, restore, visitor, type Client } from '../store/support'
import { picturesInSight } from './page-weight'
import { launch, seen, version } from './support'

/** WooCommerce 9.4 has no filters that are whole blocks. */
const hasFilters = !version.startsWith('9.')

describe('the pages of a shop', () => {
  let page: Page
  let owner: Client
  let product: string
  /** A customer with a product in the cart, at a desk. */
  let customer: Page

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await owner.post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await setUpStore(page)
    await save(page)
    await atClosing(page)
    await launch(owner)
    const products = (await owner.get('/wc/v3/products?per_page=1')).body as readonly {
      readonly id: number
      readonly permalink: string
    }[]
    product = new URL(products[0]?.permalink ?? '').pathname
    customer = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await customer.goto(`/?add-to-cart=${products[0]?.id}`)
    await page.goto(at('assembler-hub'))
    await inDesigner(page)
    await openScreen(page, 'Design your shop')
  }, 400_000)

  const open = async (group: string) => {
    const button = page.getByRole('button', { name: group, exact: true })
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
  }
  const choose = async (place: string, choice: string) => {
    const button = page
      .getByRole('group', { name: place, exact: true })
      .getByRole('button', { name: choice, exact: true })
    await button.click()
    await page.locator('[aria-pressed="true"]', { hasText: choice }).first().waitFor()
  }
  const frame = (name: string) => page.frameLocator(`iframe[title="Preview: ${name}"]`)
  type Place = Page | ReturnType<typeof frame>
  const isSummaryFirst = (place: Place) =>
    place.locator('.wc-block-components-sidebar-layout').evaluate((layout) => {
      const left = (part: string) => layout.querySelector(`.wc-block-components-${part}`)?.getBoundingClientRect().left
      return (left('sidebar') ?? 0) < (left('main') ?? 0)
    })
  const isMenuOnTop = (place: Place) =>
    place.locator('.woocommerce-MyAccount-navigation').evaluate((menu) => {
      const content = menu.ownerDocument.querySelector('.woocommerce-MyAccount-content')
      return menu.getBoundingClientRect().bottom <= (content?.getBoundingClientRect().top ?? 0)
    })
  /** Whether the summary of cart and checkout comes first, and the account's menu stands on top, for a customer. */
  const seenByCustomer = async () => {
    const seenThere: boolean[] = []
    for (const path of ['/cart/', '/checkout/']) {
      await customer.goto(path)
      await customer.locator('.wc-block-components-sidebar').waitFor({ timeout: 60_000 })
      seenThere.push(await isSummaryFirst(customer))
    }
    await customer.goto('/my-account/')
    return [...seenThere, await isMenuOnTop(customer)]
  }
  const html = async (path: string) => (await visitor().page(path)).text()
  const places = () => page.locator('.cys-choices__name').allInnerTexts()

  it('the home page shows a phone at most 120 KB of pictures before it scrolls', async () => {
    const guest = (await newVisit({ as: loggedOut, viewport: { width: 390, height: 844 } })).page
    await guest.goto('/')
    await guest.waitForLoadState('networkidle')
    const { count, bytes } = await picturesInSight(guest)
    expect(count).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(120 * 1024)
    expect(bytes).toBeGreaterThan(1024)
  }, 60_000)

  it('offers what the store has the blocks for', { tags: ['M-10'], timeout: 120_000 }, async () => {
    await open('Products in lists')
    await frame('Shop').locator('.wc-block-product').first().waitFor({ timeout: 60_000 })
    expect(await places()).toEqual([
      'Shape of the pictures',
      'Words below the picture',
      'Button “Add to cart”',
      'Products in a row',
      ...(hasFilters ? ['Filters'] : []),
    ])
    await screenshot(page, seen('shop-room'))
    // In a contrast theme the shadow around the chosen one is not drawn.
    await page.emulateMedia({ forcedColors: 'active' })
    const chosen = page.locator('.cys-choice-card[aria-pressed="true"]').first()
    await expect.poll(() => chosen.evaluate((card) => getComputedStyle(card).borderTopWidth)).toBe('2px')
    await page.emulateMedia({ forcedColors: 'none' })
  })

  it(
    'a choice is drawn in the canvas with products, and visitors see nothing of it',
    { tags: ['M-10'], timeout: 240_000 },
    async () => {
      await choose('Shape of the pictures', 'Tall')
      const ratio = () =>
        frame('Shop')
          .locator('.wc-block-product img')
          .first()
          .evaluate((image) => Math.round((image.clientHeight / image.clientWidth) * 100))
      await expect.poll(ratio, { timeout: 60_000 }).toBe(125)
      if (hasFilters) {
        await choose('Filters', 'At the side')
        await expect.poll(() => frame('Shop').locator('.cys-filters').count(), { timeout: 60_000 }).toBe(1)
      }
      await screenshot(page, seen('shop-room-lists'))
      await open('Product page')
      await frame('Product').locator('.wp-block-post-title').first().waitFor({ timeout: 60_000 })
      await choose('Pictures of the product', 'After the words')
      await choose('Delivery and returns', 'A line')
      await page.getByRole('textbox', { name: 'Your words' }).fill('Sent on Fridays.')
      await frame('Product').getByText('Sent on Fridays.').waitFor({ timeout: 60_000 })
      const isAfter = () =>
        frame('Product')
          .locator('body')
          .evaluate((body) => {
            const left = (selector: string) => body.querySelector(selector)?.getBoundingClientRect().left ?? 0
            return left('.wp-block-woocommerce-product-image-gallery') > left('h1')
          })
      await expect.poll(isAfter, { timeout: 60_000 }).toBe(true)
      await screenshot(page, seen('shop-room-product'))
      await open('Cart and checkout')
      await frame('Checkout').locator('.wc-block-components-sidebar').waitFor({ timeout: 60_000 })
      expect(await frame('Checkout').locator('.wc-block-components-order-summary-item').count()).toBe(2)
      expect(await isSummaryFirst(frame('Checkout'))).toBe(false)
      await choose('Order summary', 'First')
      await expect.poll(() => isSummaryFirst(frame('Checkout')), { timeout: 60_000 }).toBe(true)
      await open('Customer account')
      await frame('Account').locator('.woocommerce-MyAccount-navigation').waitFor({ timeout: 60_000 })
      await choose('Links of the account', 'In a row on top')
      await expect.poll(() => isMenuOnTop(frame('Account')), { timeout: 60_000 }).toBe(true)
      expect(await seenByCustomer()).toEqual([false, false, false])
      await open('Coming soon')
      // What the set-up began with.
      await frame('Coming soon').locator('.cys-soon--center').waitFor({ timeout: 60_000 })
      await choose('Page before you open', 'Large, on a dark ground')
      await frame('Coming soon').locator('.cys-soon--band').waitFor({ timeout: 60_000 })
      await screenshot(page, seen('shop-room-soon'))
      expect(await html(product)).not.toContain('Sent on Fridays.')
    },
  )

  it('each is a step with a name, which undo takes back', { tags: ['M-10'], timeout: 120_000 }, async () => {
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await frame('Coming soon').locator('.cys-soon--center').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: /^Redo.*Page before you open: Large, on a dark ground/ }).click()
    await frame('Coming soon').locator('.cys-soon--band').waitFor({ timeout: 60_000 })
  })

  it('a menu that sells leads to pages that Save makes', { tags: ['M-10'], timeout: 60_000 }, async () => {
    await back(page)
    await openScreen(page, 'Arrange your menu')
    await page.getByRole('button', { name: 'Use this menu' }).click()
    await page.getByRole('list', { name: 'Links of the menu' }).getByText('About us').waitFor()
    await screenshot(page, seen('shop-room-menu'))
    await back(page)
  })

  it(
    'after Save visitors see it: words, filters, pages, and the page before the shop opens',
    { tags: ['M-10'], timeout: 240_000 },
    async () => {
      await save(page)
      await atClosing(page)
      expect(await html(product)).toContain('Sent on Fridays.')
      const shop = await html('/shop/')
      expect(shop).toContain('--cys-shop')
      expect(shop.includes('wc-block-product-filters')).toBe(hasFilters)
      expect(await seenByCustomer()).toEqual([true, true, true])
      expect(shop).toContain('/about-us/')
      expect(shop).not.toContain('Sample Page')
      expect((await visitor().page('/about-us/')).status).toBe(200)
      expect(await html('/contact/')).toContain('Opening hours')
      await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'no' })
      expect(await html('/')).toContain('cys-soon--band')
      const guest = (await newVisit({ as: loggedOut, viewport: { width: 390, height: 844 } })).page
      await guest.goto('/')
      await screenshot(guest, seen('shop-saved-soon-390'))
      await launch(owner)
      for (const path of ['/shop/', product, '/about-us/', '/contact/']) {
        await guest.goto(path)
        await screenshot(guest, seen(`shop-saved-${path.replaceAll('/', '')}-390`))
        expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      }
    },
  )

  it(
    'the designer knows the choices the next time, and an earlier version takes them all away',
    { tags: ['M-10'], timeout: 240_000 },
    async () => {
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await openScreen(page, 'Design your shop')
      await open('Product page')
      await page.locator('.cys-choice-card[aria-pressed="true"]', { hasText: 'After the words' }).waitFor()
      await page.locator('.cys-choice-card[aria-pressed="true"]', { hasText: 'A line' }).waitFor()
      expect(await page.getByRole('textbox', { name: 'Your words' }).inputValue()).toBe('Sent on Fridays.')
      await back(page)
      await page.getByRole('button', { name: 'Version history' }).click()
      const history = page.getByRole('dialog', { name: 'Version history' })
      await history
        .getByRole('listitem')
        .nth(1)
        .getByRole('button', { name: /^Publish this version: / })
        .click({ timeout: 60_000 })
      await history.getByRole('button', { name: 'Publish', exact: true }).click()
      await page
        .locator('.cys-restore-notice')
        .getByText('Your store shows the version of')
        .waitFor({ timeout: 120_000 })
      expect(await html(product)).not.toContain('Sent on Fridays.')
      expect(await html('/shop/')).not.toContain('--cys-shop')
      expect(await seenByCustomer()).toEqual([false, false, false])
      // Of the set-up, as its menu is.
      expect((await visitor().page('/about-us/')).status).toBe(200)
      await openScreen(page, 'Design your shop')
      await open('Product page')
      await page.locator('.cys-choice-card[aria-pressed="true"]', { hasText: 'No line' }).waitFor({ timeout: 60_000 })
    },
  )

  it('templates that somebody else has changed since are not overwritten, and no other template is written', async () => {
    type Told = { readonly shopPages: { readonly version: string; readonly templates: Record<string, { id: string }> } }
    const { shopPages } = (await owner.get('/customize-your-store/v1/editor-settings')).body as Told
    const id = shopPages.templates['single-product']?.id ?? ''
    const publish = (over: object, wanted = id) =>
      owner.post('/customize-your-store/v1/publications', {
        id: crypto.randomUUID(),
        writes: { templates: [{ id: wanted, content: '<!-- wp:woocommerce/product-details /-->' }] },
        ...over,
      })
    const seenBefore = { expects: { templates: shopPages.version } }
    await owner.put(`/wp/v2/templates/${id}`, { content: '<!-- wp:post-title /-->' })
    const refused = await publish(seenBefore)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      data: { conflicts: { templates: { version: expect.any(String) as string } } },
    })
    expect((await publish({})).status).toBe(400)
    expect((await publish({ overwrite: ['templates'] }, id.replace('single-product', 'page'))).status).toBe(400)
    expect((await publish({ overwrite: ['templates'] })).status).toBe(200)
    expect(await html(product)).toContain('wc-tabs')
  }, 120_000)
})

/** The palette room tells how readable all pages of a real shop are, as they are drawn, and mends what is not. */
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../browser/axe'
import { hex, toggle } from '../browser/colors-support'
import { newVisit, screenshot } from '../browser/support'
import { back, choosePalette, inDesigner, openScreen, setUpStore } from '../browser/walk-support'
import { admin, restore, type Client } from '../store/support'
import { stockShop } from './shop-tour'
import { seen } from './support'

/** Pages that have the palette's text on its ground and no other ground of their own. */
const fine = 'All text on 8 pages is easy to read'

describe('how readable the pages are', () => {
  let page: Page
  let owner: Client

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await owner.post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    // One test lets a plugin break the cart.
    const allow = [/^status 500: GET \S+\/cart\/\?cys-draft=measured-/]
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true, allow })).page
    await setUpStore(page)
    await stockShop(owner)
    await page.reload()
    await inDesigner(page)
  }, 300_000)

  const line = () => page.locator('.cys-contrast__line')
  const isTold = (what: string) => expect.poll(() => line().innerText(), { timeout: 120_000 }).toBe(what)

  it('one line says that all text on eight pages is easy to read', { tags: ['M-01'], timeout: 180_000 }, async () => {
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await isTold(fine)
    await line().scrollIntoViewIfNeeded()
    await screenshot(page, seen('contrast-fine'))
    expect(await violations(page, '.cys-designer__side')).toEqual([])
  })

  it(
    'the page that is looked at keeps its draft while the others are measured',
    { tags: ['M-01'], timeout: 180_000 },
    async () => {
      await back(page)
      await page.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: 'Coming soon' })
      const soon = page.frameLocator('iframe[title="Preview: Coming soon"]')
      await soon.locator('.cys-soon__words').first().waitFor({ timeout: 60_000 })
      await screenshot(page, seen('contrast-coming-soon'))
      await page.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: 'Account' })
      await page
        .frameLocator('iframe[title="Preview: Account"]')
        .locator('.woocommerce-MyAccount-navigation')
        .first()
        .waitFor({ timeout: 60_000 })
      await page.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: 'Homepage' })
    },
  )

  it(
    'a place that a plugin draws too pale is shown with a picture, and one click makes it readable',
    { tags: ['M-01'], timeout: 240_000 },
    async () => {
      await openScreen(page, 'Choose your color palette')
      // A plugin's note in the page of the account and the cart, by its own style sheet.
      await page.route(/cys-draft=measured-/, async (route) => {
        const answer = await route.fetch()
        const html = await answer.text()
        await route.fulfill({ response: answer, body: html.replace('</main>', `${note}</main>`) })
      })
      await choosePalette(page, 'Ice')
      await isTold('1 place is hard to read')
      const row = page.locator('.cys-contrast__row')
      await row.scrollIntoViewIfNeeded()
      await row.locator('.cys-contrast__picture iframe').waitFor()
      expect(await row.innerText()).toMatch(/Gift wrap/)
      expect(await row.innerText()).toMatch(/In: Coming soon, Shop, Product, Cart, Checkout, Account/)
      await screenshot(page, seen('contrast-plugin'))
      expect(await violations(page, '.cys-designer__side')).toEqual([])
      await page.getByRole('button', { name: 'Make readable: Text' }).click()
      await expect.poll(() => line().evaluate((status) => status === document.activeElement)).toBe(true)
      await isTold(fine)
      await page.getByRole('button', { name: 'Undo: Make readable' }).waitFor()
    },
  )

  it(
    'an error page, or a page that a plugin leads on to, does not count as checked',
    { tags: ['M-01'], timeout: 300_000 },
    async () => {
      await page.unroute(/cys-draft=measured-/)
      const cart = /\/cart\/.*cys-draft=measured-/
      const account = /\/my-account\/.*cys-draft=measured-/
      const broken = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Broken</h1>' })
      const led = (route: Route) => route.fulfill({ status: 302, headers: { location: '/' } })
      await page.route(cart, broken)
      await page.route(account, led)
      await choosePalette(page, 'Arctic Dawn')
      const told = page.getByText('2 pages could not be checked.')
      await told.waitFor({ timeout: 120_000 })
      await isTold('All text on 6 pages is easy to read')
      await page.unroute(cart)
      await page.unroute(account)
      await page.getByRole('button', { name: 'Try again' }).click()
      await isTold(fine)
      expect(await told.count()).toBe(0)
    },
  )

  it(
    'a pale color of one’s own is told at once, then of all pages, and mended by one click',
    { tags: ['M-01'], timeout: 300_000 },
    async () => {
      await page.unroute(/cys-draft=measured-/)
      if ((await toggle(page).getAttribute('aria-expanded')) !== 'true') await toggle(page).click()
      await hex(page, 'Text').fill('c0c8d8')
      await hex(page, 'Text').press('Enter')
      await page.locator('.cys-hard-notice').waitFor()
      await page.locator('.cys-contrast__row').filter({ hasText: 'Checkout' }).first().waitFor({ timeout: 120_000 })
      await line().scrollIntoViewIfNeeded()
      await screenshot(page, seen('contrast-own-color'))
      await page
        .getByRole('button', { name: /^Make readable/ })
        .first()
        .click()
      await isTold(fine)
    },
  )
})

const note = `<style>.gift__note { color: #d5dde6; background: #fff }</style><div class="gift"><p class="gift__note">Gift wrap</p></div>`

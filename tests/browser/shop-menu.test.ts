import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { canvas } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, save, setUpStore } from './walk-support'

/** The texts of a page's menus, header and footer. */
const links = (part: ReturnType<Page['locator']>) => part.locator('.wp-block-navigation-item__label').allInnerTexts()

describe('the menu of a new store', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await (await admin()).post('/wp/v2/pages', { title: 'Contact', slug: 'contact', status: 'publish' })
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await setUpStore(page)
  }, 240_000)

  it(
    'on the canvas the menus lead to shop and contact, and a list of products is on the page',
    { tags: ['B-19'] },
    async () => {
      await expect.poll(() => links(canvas(page).locator('header').first())).toEqual(['Shop', 'Contact'])
      await expect
        .poll(() => links(canvas(page).locator('footer').first()))
        .toEqual(['See everything', 'Contact', 'Privacy Policy'])
      expect(await canvas(page).getByText('Sample Page').count()).toBe(0)
      expect(await canvas(page).getByText('Log in').count()).toBe(0)
      await screenshot(page, 'shop-menu')
    },
  )

  it(
    'saved, visitors have the same menu, products with prices, and no page of WordPress’s own',
    { tags: ['B-19'] },
    async () => {
      await save(page)
      await atClosing(page)
      const shopper = (await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 } })).page
      await shopper.goto('/')
      await screenshot(shopper, 'shop-menu-front')
      const header = shopper.locator('header').first()
      expect(await links(header)).toEqual(['Shop', 'Contact'])
      expect(await shopper.getByText('Sample Page').count()).toBe(0)
      expect(await shopper.getByText(/\$\d/).count()).toBeGreaterThan(0)
      await header.getByRole('link', { name: 'Contact' }).click()
      await shopper.getByRole('heading', { name: 'Contact' }).first().waitFor()
    },
  )
})

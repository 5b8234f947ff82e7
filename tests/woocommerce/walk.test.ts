import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { chooseLogo, drawnLogo } from '../browser/logo-support'
import { newKillableVisit, newProfile, newVisit, screenshot } from '../browser/support'
import {
  addPattern,
  atClosing,
  back,
  canvas,
  chooseFonts,
  choosePalette,
  choosePart,
  inDesigner,
  openScreen,
  save,
  sectionCount,
  sections,
} from '../browser/walk-support'
import { png } from '../fixtures/pictures'
import { admin, restore, visitor } from '../store/support'
import { colorsDrawn, colorsOf } from './colors'
import { flowTask, seen } from './support'

/** The palette that the merchant takes, as a browser tells its colors. */
const palette = colorsOf('Green Thumb')

describe('a merchant designs a store on a real WooCommerce', () => {
  const profile = newProfile()
  const desk = { viewport: { width: 1440, height: 900 }, keep: true }
  let page: Page
  let before: string
  let order: readonly string[]

  beforeAll(async () => {
    await restore()
    before = await frontPage()
  }, 120_000)

  it(
    'from the task on Home through the intro and the set-up into the designer',
    { tags: ['S-01', 'S-02', 'R-01', 'I-01', 'I-02', 'N-01', 'N-03', 'N-04', 'D-01'], timeout: 400_000 },
    async () => {
      const first = await newKillableVisit(await profile, desk)
      page = first.page
      await flowTask(page)
      await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor({ timeout: 120_000 })
      await screenshot(page, seen('intro'))
      await page.getByRole('button', { name: 'Start designing' }).click()
      await inDesigner(page)
      await screenshot(page, seen('designer'))
      expect(await canvas(page).getByText('include support for').count()).toBe(0)
      const pictures = canvas(page).locator('.wp-block-woocommerce-product-image img:visible')
      const addresses = () => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
      await expect
        .poll(addresses, pollOptions)
        .toEqual(Array(4).fill(expect.stringMatching(/uploads\/(?!woocommerce-placeholder)/)))
      expect(await canvas(page).getByText('The shelves are still empty').filter({ visible: true }).count()).toBe(0)
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Green Thumb')
      await back(page)
      await openScreen(page, 'Choose fonts')
      await chooseFonts(page, 'Inter + Cardo Font')
      await back(page)
      // What is on the screen is in the log: here, that the merchant went back.
      await inDesigner(page)
      await first.kill()
    },
  )

  it(
    'killed, the flow goes on where it was',
    { tags: ['L-02', 'L-08', 'D-02', 'D-04', 'D-05', 'D-16'], timeout: 200_000 },
    async () => {
      page = (await newKillableVisit(await profile, desk)).page
      await flowTask(page)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await inDesigner(page)
      const body = canvas(page).locator('body')
      await expect.poll(() => body.evaluate((one) => getComputedStyle(one).color), pollOptions).toBe(palette.text)
      await expect.poll(() => body.evaluate((one) => getComputedStyle(one).fontFamily), pollOptions).toMatch(/cardo/i)
    },
  )

  it(
    'a header, a footer, two patterns, a logo',
    { tags: ['D-06', 'D-07', 'D-10', 'D-12'], timeout: 200_000 },
    async () => {
      await openScreen(page, 'Choose your header')
      await choosePart(page, 'With a search field')
      await screenshot(page, seen('header'))
      await back(page)
      await openScreen(page, 'Choose your footer')
      await choosePart(page, 'With an invitation')
      await back(page)
      await openScreen(page, 'Design your homepage')
      const had = await sections(page)
      const added = [await addPattern(page, 'Services', 0), await addPattern(page, 'Products', 0)]
      await expect.poll(() => sections(page), pollOptions).toEqual([...had, ...added])
      order = await sections(page)
      await screenshot(page, seen('patterns'))
      await back(page)
      await openScreen(page, 'Add your logo')
      await chooseLogo(page, { name: 'fern.png', mimeType: 'image/png', buffer: png(600, 300) })
      await expect.poll(() => drawnLogo(page).getAttribute('src'), pollOptions).toContain('fern')
      await back(page)
    },
  )

  it(
    'Save ticks the task, and the closing screen says who sees it',
    { tags: ['S-05', 'N-08', 'D-13', 'T-01', 'T-04'], timeout: 180_000 },
    async () => {
      await save(page)
      await atClosing(page)
      await screenshot(page, seen('closing'))
      const { body } = await (
        await admin()
      ).get('/wc-admin/options?options=woocommerce_admin_customize_store_completed,woocommerce_coming_soon')
      expect(body).toEqual({ woocommerce_admin_customize_store_completed: 'yes', woocommerce_coming_soon: 'yes' })
    },
  )

  it(
    'the launched shop, logged out, carries the design; what is put into the cart shows in the header',
    { tags: ['S-03', 'D-14', 'B-19'], timeout: 240_000 },
    async () => {
      await (await admin()).post('/wc-admin/options', { woocommerce_coming_soon: 'no' })
      const shopper = await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 } })
      await shopper.page.goto('/')
      await screenshot(shopper.page, seen('front'))
      expect(await shopper.page.locator('#wpadminbar').count()).toBe(0)
      expect(await colorsDrawn(shopper.page)).toEqual({ background: palette.background, text: palette.text })
      expect(await sectionCount(shopper.page)).toBe(order.length)
      const header = shopper.page.locator('header').first()
      expect(await header.locator('.wp-block-navigation-item__label').allInnerTexts()).toEqual([
        'Shop',
        'About us',
        'Contact',
      ])
      expect(await shopper.page.locator('footer .wp-block-navigation-item__label').allInnerTexts()).toEqual(
        expect.arrayContaining(['See everything', 'Cart', 'My account']),
      )
      expect(await shopper.page.getByText('Sample Page').count()).toBe(0)
      expect(await header.locator('.wp-block-site-logo img').count()).toBe(1)
      expect(await header.locator('.wc-block-mini-cart').count()).toBe(1)
      expect(await header.locator('.wp-block-woocommerce-customer-account').count()).toBe(1)

      await shopper.page.goto('/shop/')
      await screenshot(shopper.page, seen('shop'))
      expect(await colorsDrawn(shopper.page)).toEqual({ background: palette.background, text: palette.text })
      await shopper.page.locator('.products a, .wc-block-product a').first().click()
      await shopper.page.locator('button.single_add_to_cart_button').waitFor()
      expect(await colorsDrawn(shopper.page)).toEqual({ background: palette.background, text: palette.text })
      await shopper.page.locator('button.single_add_to_cart_button').click()
      await shopper.page
        .locator('header .wc-block-mini-cart__badge')
        .first()
        .getByText('1')
        .waitFor({ timeout: 60_000 })
      await screenshot(shopper.page, seen('product'))
    },
  )

  it('the design from before comes back', { tags: ['S-12', 'D-19'], timeout: 300_000 }, async () => {
    await page.getByRole('button', { name: 'Restore my previous design' }).click()
    const dialog = page.getByRole('dialog', { name: /previous design/ })
    await dialog.getByRole('listitem').first().waitFor({ timeout: 60_000 })
    await screenshot(page, seen('restore'))
    await dialog.getByRole('button', { name: 'Restore my previous design' }).click()
    await page.getByText('Your previous design is back.').first().waitFor({ timeout: 180_000 })
    await (await admin()).post('/wc-admin/options', { woocommerce_coming_soon: 'yes' })
    expect(await frontPage()).toBe(before)
  })
})

const pollOptions = { timeout: 60_000 }

const frontPage = async (): Promise<string> => (await visitor().page('/')).text()

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { storeState } from './store-state'
import { canvas, inDesigner, openScreen, setUpStore } from './walk-support'

beforeEach(async () => {
  await restore()
  await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
})

const pairs = (page: Page) => page.locator('.cys-font')
const optIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Opt in to usage tracking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Access more fonts' })
  const agree = dialog.getByRole('button', { name: 'Opt in' })
  await dialog.getByRole('checkbox').uncheck()
  expect(await agree.getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('checkbox').check()
  await screenshot(page, 'opt-in')
  await agree.click()
}

describe('without usage tracking', () => {
  it('[D-05][N-09] two pairs and a notice; opting in installs the fonts and comes back with ten', async () => {
    const { page } = await newVisit({ reducedMotion: true })
    await setUpStore(page)
    expect((await storeState()).families).toEqual([])
    await openScreen(page, 'Choose fonts')
    await expect.poll(() => pairs(page).count()).toBe(2)
    await page.getByRole('heading', { name: 'Want more font pairings?' }).waitFor()
    await optIn(page)
    await page.getByRole('heading', { name: 'Choose fonts' }).waitFor({ timeout: 120_000 })
    await expect.poll(() => pairs(page).count()).toBe(10)
    expect(await page.getByRole('heading', { name: 'Want more font pairings?' }).count()).toBe(0)
    const state = await storeState()
    expect(state.families).toHaveLength(12)
    await page.getByRole('region', { name: 'Fonts in use' }).getByText('Cardo: a scholar’s serif').waitFor()
    await screenshot(page, 'fonts of the larger set')
    await canvas(page).locator('header').first().waitFor({ timeout: 60_000 })
  }, 240_000)

  it('[N-09] when the fonts cannot be had, the merchant is back with the reason and can try again', async () => {
    const { page } = await newVisit({ reducedMotion: true, allow: [/status 500: GET .*google-fonts/] })
    let broken = true
    await page.route('**/font-collections/google-fonts**', (route) =>
      broken ? route.fulfill({ status: 500, json: { code: 'broken', message: 'It broke' } }) : route.continue(),
    )
    await designer(page)
    await openScreen(page, 'Choose fonts')
    await optIn(page)
    await page.locator('.cys-more-fault').waitFor({ timeout: 60_000 })
    expect(new URL(page.url()).searchParams.get('path')).toBe('/customize-store/assembler-hub/typography')
    await inView(page)
    await page.locator('.cys-loader').waitFor({ state: 'detached' })
    await screenshot(page, 'opt-in-failed')
    // Tracking is on by now; what is missing are the fonts, and reloading the designer is not needed to get them.
    broken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await storeState()).families.length, { timeout: 120_000 }).toBe(12)
  }, 240_000)

  it('[D-18] where no library waits for consent, none is asked for', async () => {
    const { page } = await newVisit({ reducedMotion: true })
    await designer(page)
    await openScreen(page, 'Design your homepage')
    await page.getByRole('heading', { name: 'Design your homepage' }).waitFor()
    expect(await page.getByText('Opt in to usage tracking').count()).toBe(0)
  }, 240_000)

  it('[N-09][D-18] for patterns: a notice, consent, and back at the list that was open', async () => {
    const { page } = await newVisit({ reducedMotion: true })
    await asWithWooCommerce(page)
    await designer(page)
    await openScreen(page, 'Design your homepage')
    await page.getByRole('heading', { name: 'Want more patterns?' }).waitFor()
    await page.getByRole('button', { name: 'Opt in to usage tracking' }).click()
    await page.getByRole('dialog', { name: 'Access more patterns' }).getByRole('button', { name: 'Opt in' }).click()
    await page.getByRole('heading', { name: 'Design your homepage' }).waitFor({ timeout: 60_000 })
    await expect.poll(() => page.getByRole('button', { name: 'Opt in to usage tracking' }).count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('path')).toBe('/customize-store/assembler-hub/homepage/intro')
  }, 240_000)

  it('[D-06] on the header screen the rest of the page is dimmed until it is scrolled to', async () => {
    const { page } = await newVisit({ reducedMotion: true })
    await designer(page)
    await openScreen(page, 'Choose your header')
    const rest = canvas(page).locator('.wp-site-blocks > .wp-block-group').first()
    const opacity = () => rest.evaluate((element) => Number(getComputedStyle(element).opacity))
    await expect.poll(opacity).toBeLessThan(0.2)
    await canvas(page)
      .locator('body')
      .evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(opacity).toBe(1)
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('button', { name: 'Back', exact: true })
      .click()
    await inDesigner(page)
    await expect.poll(opacity).toBe(1)
  }, 240_000)
})

/** A set-up is walked in the first test; the others begin where one has ended. */
const designer = async (page: Page) => {
  await seedStore()
  await openDesigner(page)
}

/** The stand-in has no library of its own; the flow believes that WooCommerce is there, whose library asks for consent. */
const asWithWooCommerce = (page: Page) =>
  page.route(
    (url) => url.pathname.endsWith('/admin.php'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replace('"woocommerce":false', '"woocommerce":true')
      return route.fulfill({ response, body })
    },
  )

/** Everything of the designer is there again. */
const inView = (page: Page) => canvas(page).locator('header').first().waitFor({ timeout: 60_000 })

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { asWithWooCommerce } from './as-with-woocommerce'
import { openDesigner, seedStore } from './designer-support'
import { optInToPatterns } from './opt-in-support'
import { newVisit, screenshot } from './support'
import { storeState } from './store-state'
import { canvas, inDesigner, openScreen, setUpStore } from './walk-support'

beforeEach(async () => {
  await restore()
  await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
})

const pairs = (page: Page) => page.locator('.cys-font')

describe('without usage tracking', () => {
  it(
    'every pair is there and installs nothing; no consent is asked for, and nobody else',
    { tags: ['D-05', 'B-18'], timeout: 240_000 },
    async () => {
      const visit = await newVisit()
      const { page } = visit
      await setUpStore(page)
      expect((await storeState()).families).toEqual([])
      await openScreen(page, 'Choose fonts')
      await expect.poll(() => pairs(page).count()).toBe(19)
      expect(await page.getByRole('heading', { name: 'Want more font pairings?' }).count()).toBe(0)
      expect(await page.getByText('Opt in to usage tracking').count()).toBe(0)
      await page.getByRole('region', { name: 'Fonts in use' }).getByText('Cardo: a scholar’s serif').waitFor()
      await screenshot(page, 'fonts without tracking')
      expect(visit.outside).toEqual([])
      expect(visit.requests.filter(({ url }) => /(v1|private)\/patterns/.test(url))).toEqual([])
    },
  )

  it(
    'when the fonts cannot be read, the merchant is told and can try again',
    { tags: ['all', 'D-05'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit({ allow: [/status 500: GET .*font-collections/] })
      const collection = '**/font-collections/customize-your-store**'
      await page.route(collection, (route) =>
        route.fulfill({ status: 500, json: { code: 'broken', message: 'It broke' } }),
      )
      await designer(page)
      await openScreen(page, 'Choose fonts')
      await page.getByText('could not be read').waitFor({ timeout: 60_000 })
      expect(await pairs(page).count()).toBe(2)
      await screenshot(page, 'fonts unread')
      await page.unroute(collection)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => pairs(page).count()).toBe(19)
      expect(await page.getByText('could not be read').count()).toBe(0)
    },
  )

  it('where no library waits for consent, none is asked for', { tags: ['all', 'D-18'], timeout: 240_000 }, async () => {
    const { page } = await newVisit()
    await designer(page)
    await openScreen(page, 'Design your homepage')
    await page.getByRole('heading', { name: 'Design your homepage' }).waitFor()
    expect(await page.getByText('Opt in to usage tracking').count()).toBe(0)
  })

  it(
    'for patterns: a notice, a box that nobody has ticked, consent, and back at the list that was open',
    { tags: ['N-09', 'D-18', 'B-18'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit()
      await asWithWooCommerce(page)
      await designer(page)
      await openScreen(page, 'Design your homepage')
      await page.getByRole('button', { name: /^Intro/ }).click()
      await page.getByRole('button', { name: 'Opt in to usage tracking' }).waitFor()
      await optInToPatterns(page)
      expect(new URL(page.url()).searchParams.get('path')).toBe('/customize-store/assembler-hub/homepage/intro')
    },
  )

  it(
    'on the header screen the rest of the page is dimmed until it is scrolled to',
    { tags: ['all', 'D-06'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit()
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
    },
  )
})

/** A set-up is walked in the first test; the others begin where one has ended. */
const designer = async (page: Page) => {
  await seedStore()
  await openDesigner(page)
}

/** A page whose scripts never run says so, and does not stay empty for ever. */
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { seedStore } from './designer-support'
import { newVisit, screenshot, withhold } from './support'
import { at } from './walk-support'

const sentence = 'This page has not started: its scripts were blocked or did not arrive.'

describe('the flow’s page', () => {
  beforeAll(async () => {
    await restore()
    await seedStore()
  })

  it(
    'says after five seconds that its scripts did not come, with a way out; on a phone, too',
    { tags: ['all'], timeout: 120_000 },
    async () => {
      const { page } = await newVisit({ viewport: { width: 390, height: 844 }, allow: [/./] })
      await withhold(page, /\/build\/main-[^/]*\.js/)
      await page.goto(at(''))
      const said = page.getByText(sentence)
      expect(await said.isVisible()).toBe(false)
      await said.waitFor({ state: 'visible', timeout: 15_000 })
      await screenshot(page, 'late start phone')
      await page.getByRole('link', { name: 'Reload the page' }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.unroute(/\/build\/main-[^/]*\.js/)
      await page.getByRole('link', { name: 'Reload the page' }).click()
      await page.locator('.cys-app h1').first().waitFor()
      expect(await page.getByText(sentence).count()).toBe(0)
    },
  )

  it('leads to the site’s own address if it was opened at another one', async () => {
    await withPlugin('another-address')
    const html = await (await (await admin()).page(at(''))).text()
    expect(html).toContain('You opened it at another address than that of your store.')
    expect(html).toContain('Open this page at https://shop.test/wp-admin/')
  })
})

import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { canvas, homeOf, openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { pastTheWizard } from './past-the-wizard'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''
const block = (name: string) => `<!-- wp:${name} /-->`
const unsupported = /doesn.t include support|has encountered an error/

describe('blocks of WooCommerce and of other plugins', () => {
  beforeEach(async () => {
    await restore()
    await pastTheWizard()
  }, 120_000)

  it(
    'all that the site editor of the same store knows are drawn in canvas and thumbnails',
    { tags: ['S-02'], timeout: 400_000 },
    async () => {
      await withPlugin('three-ways')
      const ours = ['three-ways/by-metadata', 'three-ways/by-handle', 'three-ways/by-hook']
      await seedStore(homeOf(...ours.map(block), block('woocommerce/mini-cart'), block('woocommerce/customer-account')))
      const known = await typesOfSiteEditor()
      expect(known).toEqual(
        expect.arrayContaining([...ours, 'woocommerce/mini-cart', 'woocommerce/product-collection']),
      )

      const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
      await openDesigner(page)
      const types = await blockTypes(page)
      expect(known.filter((name) => !types.includes(name))).toEqual([])

      for (const words of ['By its metadata', 'By a handle', 'Told by the screen'])
        await canvas(page).getByText(words).waitFor()
      await canvas(page).locator('.wc-block-mini-cart').first().waitFor()
      const drawn = canvas(page).getByText('By its metadata')
      expect(await drawn.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
      expect(await textsOfFrames(page)).not.toMatch(unsupported)
      await screenshot(page, `woocommerce-${version}-canvas`)

      await side(page).getByRole('button', { name: 'Choose your header' }).click()
      const headers = page.frameLocator('.cys-previews iframe').locator('.cys-drawn-pattern')
      await expect
        .poll(() => headers.filter({ has: page.locator('.wc-block-mini-cart') }).count(), { timeout: 90_000 })
        .toBeGreaterThan(2)
      await expect.poll(() => side(page).locator('.cys-preview:not(.is-waiting)').count()).toBeGreaterThan(2)
      await screenshot(page, `woocommerce-${version}-headers`)
      expect(await textsOfFrames(page)).not.toMatch(unsupported)
    },
  )
})

/** In a visit of its own, whose errors are those of others. */
const typesOfSiteEditor = async (): Promise<readonly string[]> => {
  const { page, close } = await newVisit({ allow: [/./] })
  await page.goto('/wp-admin/site-editor.php?p=/&canvas=edit')
  await page.frameLocator('iframe[name="editor-canvas"]').locator('header').first().waitFor({ timeout: 120_000 })
  const types = await blockTypes(page)
  await close()
  return types
}

type Registered = { wp: { blocks: { getBlockTypes: () => readonly { name: string }[] } } }

const blockTypes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Registered).wp.blocks.getBlockTypes().map(({ name }) => name))

const frames = (page: Page) => page.frames().filter((frame) => frame !== page.mainFrame())

const textsOfFrames = async (page: Page): Promise<string> =>
  (await Promise.all(frames(page).map((frame) => frame.locator('body').innerText()))).join('\n')

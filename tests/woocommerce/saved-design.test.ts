import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeState } from '../browser/store-state'
import { newVisit, screenshot } from '../browser/support'
import { at, atClosing, back, choosePalette, flowAddress, openScreen, save, setUpStore } from '../browser/walk-support'
import { admin, restore, type Client } from '../store/support'
import { hideStore } from './store-support'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''
const path = (page: Page) => new URL(page.url()).searchParams.get('path')
const design = async () => {
  const { home, header, footer, styles } = await storeState()
  return { home, header, footer, styles }
}
const completed = async (owner: Client) =>
  (
    (await owner.get('/wc-admin/options?options=woocommerce_admin_customize_store_completed')).body as Record<
      string,
      unknown
    >
  )['woocommerce_admin_customize_store_completed']

describe('a design that was saved', () => {
  let owner: Client
  let page: Page
  let live: Awaited<ReturnType<typeof design>>

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await hideStore(owner)
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await setUpStore(page)
  }, 600_000)

  it(
    'completes the task by Save, and not by the set-up, and the closing screen says what visitors see',
    { tags: ['S-05', 'U-09'], timeout: 300_000 },
    async () => {
      expect(await completed(owner)).not.toBe('yes')
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await back(page)
      await save(page)
      await atClosing(page)
      await page.getByText('Visitors do not see it yet').waitFor()
      await page.getByRole('link', { name: 'Launch your store' }).waitFor()
      await page
        .getByRole('region', { name: 'Still open' })
        .getByText('Your shop has no products of its own yet')
        .waitFor()
      await screenshot(page, `woocommerce-${version}-closing-hidden`)
      expect(await completed(owner)).toBe('yes')
      live = await design()
    },
  )

  it(
    'stands after a reload of the closing screen, Back, Back again, and at the address of the set-up',
    { tags: ['S-12'], timeout: 400_000 },
    async () => {
      await page.reload()
      await atClosing(page)
      await page.getByRole('button', { name: 'Back to Home' }).click()
      await page.waitForURL((url) => !url.search.includes('customize-store'))
      await page.goBack()
      await page.getByRole('heading', { name: /Your store looks great!|Let's get creative|Design or choose/ }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: /Your store looks great!|Let's get creative|Design or choose/ }).waitFor()
      expect(await design()).toEqual(live)
      for (const address of ['design', 'design/foo']) {
        await page.goto(at(address))
        await page.getByRole('heading', { name: "Let's get creative" }).waitFor({ timeout: 120_000 })
        expect(path(page)).toBe('/customize-store/assembler-hub')
      }
      expect(await design()).toEqual(live)
    },
  )

  it(
    'comes back when something else took its place, and what was before is offered beside it',
    { tags: ['S-12'], timeout: 300_000 },
    async () => {
      const content = '<!-- wp:paragraph --><p>Another header</p><!-- /wp:paragraph -->'
      await owner.put('/wp/v2/template-parts/twentytwentyfour//header', { content })
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Restore my previous design' }).click({ timeout: 120_000 })
      const dialog = page.getByRole('dialog', { name: 'Restore your previous design?' })
      const saved = dialog.getByRole('radio', { name: /^The design that you saved last, on / })
      await saved.waitFor({ timeout: 60_000 })
      expect(await saved.isChecked()).toBe(true)
      await dialog.getByRole('radio', { name: 'The design from before you began' }).waitFor()
      await screenshot(page, `woocommerce-${version}-restore`)
      await dialog.getByRole('button', { name: 'Restore my previous design' }).click()
      await page.getByText('The design that you saved last is back.').first().waitFor({ timeout: 180_000 })
      expect(await design()).toEqual(live)
    },
  )
})

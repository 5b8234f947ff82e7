// @module-tag all
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { places } from '../../store/places'
import { colors, colorsOf } from './body-colors'
import { screenshot } from './support'
import { at, atClosing, back, flowAddress, inDesigner, openScreen, save } from './walk-support'
import { handIn, openBareStore, woocommerce, type BareStore } from './zip-support'

/** Each version as it was shipped; beside a real WooCommerce, which takes minutes, the newest one. */
const released = woocommerce ? ['0.4.0'] : ['0.3.0', '0.4.0']
const zipOf = (version: string) =>
  join(places.project, 'tests', 'fixtures', 'released', `customize-your-store-${version}.zip`)

describe('a store whose plugin is updated in the middle of a design', () => {
  let store: BareStore | undefined
  afterEach(() => store?.stop())

  it.each(released)(
    'goes on from version %s with its design and steps, saves, and survives a downgrade and an update',
    { tags: ['W-05', 'L-06'], timeout: 600_000 },
    async (version) => {
      store = await openBareStore()
      const { page, url, zip } = store
      await handIn(store, zipOf(version), 'Plugin installed successfully.')
      await page.getByRole('link', { name: 'Activate Plugin' }).click()
      await withoutTracking(store)

      await page.goto(url + flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      await inDesigner(page)
      const first = await colors(page)
      await openScreen(page, 'Choose your color palette')
      await page.locator('.cys-palette').nth(9).click()
      await page.locator('.cys-palette.is-active').nth(0).waitFor()
      await expect.poll(() => colors(page)).not.toEqual(first)
      const chosen = await colors(page)
      const designer = page.url()

      // The tab of the version before is still open: the update happens in another.
      const other = await page.context().newPage()
      await replaced({ ...store, page: other }, zip)
      await other.close()
      await page.goto(designer)
      await expect.poll(() => colors(page)).toEqual(chosen)
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect.poll(() => colors(page)).toEqual(first)
      await page.getByRole('button', { name: /^Redo/ }).click()
      await expect.poll(() => colors(page)).toEqual(chosen)
      await screenshot(page, `upgraded from ${version}`)
      await back(page)
      await save(page)
      await atClosing(page)

      // The version before has a log now that it knows a part of.
      await replaced(store, zipOf(version))
      await page.goto(`${url}/`)
      expect(await page.locator('body').evaluate(colorsOf)).toEqual(chosen)
      await page.goto(url + flowAddress)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await screenshot(page, `put back to ${version}`)
      expect(await page.getByText('This page is from an older version').count()).toBe(0)

      await replaced(store, zip)
      await page.goto(url + at('assembler-hub'))
      await expect.poll(() => colors(page)).toEqual(chosen)
    },
  )
})

// Helpers

/** With it, these versions fetch fonts from WordPress.org, which nobody can from here. */
const withoutTracking = async ({ page, url }: BareStore): Promise<void> => {
  const nonce = await (await page.request.get(`${url}/wp-admin/admin-ajax.php?action=rest-nonce`)).text()
  const answer = await page.request.post(`${url}/wp-json/wc-admin/options`, {
    headers: { 'X-WP-Nonce': nonce },
    data: { woocommerce_allow_tracking: 'no' },
  })
  expect(answer.status()).toBe(200)
}

const replaced = async (store: BareStore, zip: string): Promise<void> => {
  await handIn(store, zip, 'This plugin is already installed.')
  await store.page.getByRole('link', { name: /^Replace (current|installed) with uploaded$/ }).click()
  await store.page
    .getByText('Plugin updated successfully.')
    .or(store.page.getByText('Plugin downgraded successfully.'))
    .first()
    .waitFor({ timeout: 60_000 })
}

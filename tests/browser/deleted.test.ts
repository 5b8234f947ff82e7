// @module-tag all
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colors, colorsOf } from './body-colors'
import { screenshot } from './support'
import { at, atClosing, back, flowAddress, inDesigner, openScreen, save } from './walk-support'
import { handIn, openBareStore, type BareStore } from './zip-support'

describe('a store whose plugin is deleted in the middle of a design', () => {
  let store: BareStore
  let saved: readonly string[]

  const choosePalette = async (nth: number) => {
    const before = await colors(store.page)
    await openScreen(store.page, 'Choose your color palette')
    await store.page.locator('.cys-palette').nth(nth).click()
    await expect.poll(() => colors(store.page)).not.toEqual(before)
    await back(store.page)
  }

  beforeAll(async () => {
    store = await openBareStore()
  }, 120_000)

  afterAll(() => store.stop())

  it('begins with a saved design and a draft of another one', { tags: ['W-05'], timeout: 400_000 }, async () => {
    const { page, url, zip } = store
    await handIn(store, zip, 'Plugin installed successfully.')
    await page.getByRole('link', { name: 'Activate Plugin' }).click()
    await page.goto(url + flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    await inDesigner(page)
    await choosePalette(9)
    saved = await colors(page)
    await save(page)
    await atClosing(page)
    await page.goto(url + at('assembler-hub'))
    await inDesigner(page)
    await choosePalette(3)
    expect(await colors(page)).not.toEqual(saved)
  })

  it('keeps the saved design, by WordPress’s own form', { tags: ['W-05'], timeout: 200_000 }, async () => {
    const page = await store.page.context().newPage()
    await page.goto(`${store.url}/wp-admin/plugins.php`)
    await page.locator('#deactivate-customize-your-store').click()
    // Where the link leads without JavaScript: a click before WordPress listens to it leads there, too.
    const link = page.locator('#delete-customize-your-store')
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    await page.getByRole('button', { name: 'Yes, delete these files and data' }).click()
    // The address says so too, until WordPress's script takes that out of it again.
    await page
      .getByText(/has been deleted/)
      .first()
      .waitFor()
    expect(await page.locator('[data-plugin^="customize-your-store"]').count()).toBe(0)
    await screenshot(page, 'plugin deleted')
    await page.goto(`${store.url}/`)
    expect(await page.locator('body').evaluate(colorsOf)).toEqual(saved)
    await page.close()
  })

  it(
    'goes on with its draft when the plugin is installed again',
    { tags: ['W-05', 'L-02'], timeout: 300_000 },
    async () => {
      const { page, url, zip } = store
      const draft = await colors(page)
      expect(draft).not.toEqual(saved)
      const other = await page.context().newPage()
      await handIn({ ...store, page: other }, zip, 'Plugin installed successfully.')
      await other.getByRole('link', { name: 'Activate Plugin' }).click()
      await other.close()
      await page.goto(url + at('assembler-hub'))
      await expect.poll(() => colors(page)).toEqual(draft)
      await save(page)
      await atClosing(page)
      await page.goto(`${url}/`)
      expect(await page.locator('body').evaluate(colorsOf)).toEqual(draft)
    },
  )
})

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../store/support'
import { design, dialog, frontPage, kept, link, seedShop } from './restore-support'
import { newVisit, screenshot } from './support'
import { at, inDesigner } from './walk-support'

describe('the design from before', () => {
  let page: Page
  let before: { html: string; kept: Awaited<ReturnType<typeof kept>> }
  let saved: string

  beforeAll(async () => {
    await seedShop('twentytwentyfive')
    before = { html: await frontPage(), kept: await kept() }
    // The undo makes a template anew that the restore has deleted.
    const allow = [/build\/restore-content/, /status 404: .*customize-your-store-home/]
    page = (await newVisit({ allow, keep: true, viewport: { width: 1280, height: 900 } })).page
    await design(page)
    saved = await frontPage()
  }, 400_000)

  it('[D-19] given a design was saved, then the closing screen offers the way back, and first shows what it changes', async () => {
    expect(saved).not.toBe(before.html)
    await link(page).click()
    await dialog(page).getByText('Theme: back to Twenty Twenty-Five').waitFor({ timeout: 60_000 })
    await screenshot(page, 'restore question')
    expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual([
      'Homepage: previous version',
      'Header: previous version',
      'Footer: previous version',
      'Colors and fonts: previous version',
      '12 font families: removed',
      'Task "Customize your store": to do',
      'Theme: back to Twenty Twenty-Five',
    ])
  })

  it('[D-19] given it is chosen, then the front page is byte for byte as it was, and so is the rest of the store', async () => {
    await dialog(page).getByRole('button', { name: 'Restore my previous design' }).click()
    await page.locator('.cys-restore__line.is-done').nth(2).waitFor({ timeout: 60_000 })
    await screenshot(page, 'restore progress')
    await page.locator('.cys-restore-notice').getByText('Your previous design is back.').waitFor({ timeout: 120_000 })
    await screenshot(page, 'restore done')
    expect(await frontPage()).toBe(before.html)
    expect(await kept()).toEqual(before.kept)
    // What was saved can be had again.
    expect(await link(page).count()).toBe(1)
    // The task is open again, and the closing screen is for those who have done it.
    expect(new URL(page.url()).searchParams.get('path')).toBe('/customize-store/intro')
  }, 200_000)

  it('[D-19] given the restore is undone, then the new design is back', async () => {
    await page.locator('.cys-restore-notice').getByRole('button', { name: 'Undo' }).click()
    await page.locator('.cys-restore-notice').getByText('Your new design is back.').waitFor({ timeout: 120_000 })
    await screenshot(page, 'restore undone')
    expect(await frontPage()).toBe(saved)
  }, 200_000)

  it(
    '[D-19] given the code of the dialog does not come, then it says so, and trying again shows the list',
    { tags: ['all'] },
    async () => {
      const code = /\/build\/restore-content-[\w-]+\.js/
      await page.route(code, (route) => route.abort())
      await page.goto(at('intro'))
      await link(page).click()
      await dialog(page).getByText('Part of it is missing').waitFor({ timeout: 60_000 })
      await screenshot(page, 'restore without its code')
      await page.unroute(code)
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await dialog(page).getByText('Theme: back to Twenty Twenty-Five').waitFor()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    },
  )

  it(
    '[D-19] given another day, then the design that was saved and the one from before are offered, and what was the shop’s own stays',
    { tags: ['all'], timeout: 240_000 },
    async () => {
      const client = await admin()
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await link(page).waitFor()
      await screenshot(page, 'restore in designer')
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(at('intro'))
      await link(page).click()
      await dialog(page).getByText('Theme: back to Twenty Twenty-Five').waitFor({ timeout: 60_000 })
      await screenshot(page, 'restore question small')
      await dialog(page).getByRole('button', { name: 'Restore my previous design' }).click()
      await page.getByText('Your previous design is back.').first().waitFor({ timeout: 120_000 })
      await screenshot(page, 'restore done small')
      const left = (await client.get('/wp/v2/product?per_page=100&status=any&_fields=id')).body as unknown[]
      expect(left).toHaveLength(1)
    },
  )
})

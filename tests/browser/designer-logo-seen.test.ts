// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { png } from '../fixtures/pictures'
import { restore } from '../store/support'
import { violations } from './axe'
import { canvas, goTo, openDesigner, seedStore, side } from './designer-support'
import { chooseLogo, drawnLogo, drawnWidth, logoPicture, shopLogo } from './logo-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, openScreen, save } from './walk-support'

describe('a white logo on a white header', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/logo')
  }, 240_000)

  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const warning = () => side(page).getByText('Your logo is hard to see on this background.')

  it('is told to be hard to see, and one click makes a dark version of it', { tags: ['B-05'] }, async () => {
    await chooseLogo(page, { name: 'white.png', mimeType: 'image/png', buffer: png(800, 200, [255, 255, 255]) })
    await logoPicture(page).waitFor({ timeout: 60_000 })
    await warning().waitFor()
    await expect.poll(() => drawnWidth(page)).toBe(160)
    expect(JSON.stringify(await violations(page))).toBe('[]')
    await screenshot(page, 'logo hard to see')
    await side(page).getByRole('button', { name: 'Use a dark version' }).click()
    await undo('Logo: white-dark.png').waitFor({ timeout: 60_000 })
    await expect.poll(() => drawnLogo(page).getAttribute('src')).toContain('white-dark')
    await warning().waitFor({ state: 'detached' })
    await expect.poll(() => drawnWidth(page)).toBe(160)
    await screenshot(page, 'logo in a dark version')
    await undo('Logo: white-dark.png').click()
    await warning().waitFor()
    await page.getByRole('button', { name: 'Redo: Logo: white-dark.png' }).click()
    await warning().waitFor({ state: 'detached' })
  })

  it(
    'this wide, it stands without the name of the store until the merchant shows the name',
    { tags: ['B-05'] },
    async () => {
      const name = canvas(page).locator('header .wp-block-site-title')
      const toggle = side(page).getByRole('checkbox', { name: 'Show the store’s name beside the logo' })
      expect([await name.count(), await toggle.isChecked()]).toEqual([0, false])
      await toggle.click()
      await undo('Show the name beside the logo').waitFor()
      await expect.poll(() => name.count()).toBe(1)
      await undo('Show the name beside the logo').click()
      await expect.poll(() => name.count()).toBe(0)
      await page.getByRole('button', { name: 'Redo: Show the name beside the logo' }).click()
      await expect.poll(() => name.count()).toBe(1)
      await toggle.click()
      await undo('Hide the name beside the logo').waitFor()
      await expect.poll(() => name.count()).toBe(0)
    },
  )

  it('a logo in a color has three palettes like it', { tags: ['B-05'], timeout: 120_000 }, async () => {
    await goTo(page, '/color-palette')
    const like = side(page).getByRole('group', { name: 'Like your logo' })
    await page.locator('.cys-palette').first().waitFor()
    expect(await like.count()).toBe(0)
    await goTo(page, '/logo')
    await side(page).getByRole('button', { name: 'Options' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await chooseLogo(page, { name: 'red.png', mimeType: 'image/png', buffer: png(800, 200, [200, 40, 30]) })
    await logoPicture(page).waitFor({ timeout: 60_000 })
    await back(page)
    await openScreen(page, 'Choose your color palette')
    await like.waitFor()
    expect(await like.getByRole('button').count()).toBe(3)
    await like.getByRole('button').first().click()
    await page.getByRole('button', { name: /^Undo: Palette:/ }).waitFor()
    expect(await like.locator('.is-active').count()).toBe(1)
    await screenshot(page, 'palettes like the logo')
    await back(page)
    await page.getByRole('button', { name: /^Undo: Palette:/ }).click()
    await page.getByRole('button', { name: 'Undo: Logo: red.png' }).click()
    await page.getByRole('button', { name: 'Undo: Delete logo' }).click()
    await expect.poll(() => drawnLogo(page).getAttribute('src')).toContain('white-dark')
  })

  it(
    'after Save visitors see the dark version, 160 pixels wide, without the name; the store has no icon',
    { tags: ['B-05'], timeout: 240_000 },
    async () => {
      await save(page)
      await atClosing(page)
      const { logo, width, icon } = await shopLogo(page)
      expect(logo).toContain('white-dark')
      expect({ width, icon }).toEqual({ width: '160', icon: null })
      expect(await page.locator('header .wp-block-site-title').count()).toBe(0)
    },
  )
})

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { hex, inCanvas, link, onPaletteScreen, swatch, toggle } from './colors-support'
import { drawn, openDesigner, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, openScreen, save } from './walk-support'
import { atRest } from './canvas-support'

describe('colors of one’s own, taken back, kept and saved', () => {
  let tab: Page

  beforeAll(async () => {
    tab = await onPaletteScreen()
    await toggle(tab).click()
    for (const color of ['005fcc', 'dddddd', 'aa0000']) {
      await hex(tab, 'Links').fill(color)
      await hex(tab, 'Links').press('Enter')
    }
  }, 240_000)

  it('undo by name takes back one color after the other', { tags: ['D-04', 'D-16'] }, async () => {
    const undo = tab.getByRole('button', { name: /^Undo: Custom color: Links/ })
    await undo.click()
    await expect.poll(() => hex(tab, 'Links').inputValue()).toBe('#dddddd')
    await undo.click()
    await expect.poll(() => inCanvas(tab, link, 'color')).toBe('rgb(0, 95, 204)')
  })

  it('own colors survive a reload, and the panel is open from the start', { tags: ['D-04', 'L-02'] }, async () => {
    await tab.reload()
    await drawn(tab)
    expect(await hex(tab, 'Links').inputValue()).toBe('#005fcc')
    await expect.poll(() => inCanvas(tab, link, 'color')).toBe('rgb(0, 95, 204)')
  })

  it('put away, the palette is back and active; undone, they are there again', { tags: ['D-04'] }, async () => {
    await tab.getByRole('button', { name: 'Reset to palette' }).click()
    await tab.locator('.cys-palette.is-active[aria-label="Ancient Bronze"]').waitFor()
    expect(await toggle(tab).evaluate((button) => button === document.activeElement)).toBe(true)
    await tab.getByRole('button', { name: 'Undo: Reset to palette' }).click()
    await expect.poll(() => hex(tab, 'Links').inputValue()).toBe('#005fcc')
  })

  it('at 360 pixels everything is in reach', { tags: ['D-04'] }, async () => {
    await tab.setViewportSize({ width: 360, height: 740 })
    await hex(tab, 'Text').scrollIntoViewIfNeeded()
    await screenshot(tab, 'designer colors 360')
    await swatch(tab, 'Text').click()
    const picker = tab.locator('.cys-color__popover .components-color-picker')
    await picker.waitFor()
    await screenshot(tab, 'designer colors picker 360')
    const { x, width } = (await (await atRest(picker)).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    await tab.keyboard.press('Escape')
    const wide = await tab.evaluate(() => document.querySelector('.cys-designer__screen')!.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await tab.setViewportSize({ width: 1440, height: 900 })
  })

  it('saved, the front page of the store has them', { tags: ['D-04', 'D-14'], timeout: 180_000 }, async () => {
    await back(tab)
    await save(tab)
    await atClosing(tab)
    const shopper = await newVisit({ loggedIn: false })
    await shopper.page.goto('/')
    expect(
      await shopper.page
        .locator(link)
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    ).toBe('rgb(0, 95, 204)')
    const text = shopper.page.locator('p', { hasText: 'Oak and ash' })
    expect(await text.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(50, 56, 86)')
  })

  it(
    'opened anew, the saved colors are known as own ones, and the palette under them can come back',
    { tags: ['D-04'], timeout: 180_000 },
    async () => {
      const later = (await newVisit({ viewport: { width: 1440, height: 900 } })).page
      await openDesigner(later)
      await openScreen(later, 'Choose your color palette')
      await side(later).getByRole('textbox', { name: 'Links, hex color' }).waitFor()
      await side(later).getByRole('button', { name: 'Reset to palette' }).click()
      await later.locator('.cys-palette.is-active[aria-label="Ancient Bronze"]').waitFor()
    },
  )
})

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, drawn, openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { choosePalette, choosePart } from '../browser/walk-support'

const toggle = (page: Page) => page.getByRole('button', { name: 'History', exact: true })
const list = (page: Page) => page.getByRole('menu', { name: 'Steps' })
const names = (page: Page) => list(page).getByRole('menuitem').allInnerTexts()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const now = (page: Page) => list(page).locator('[aria-current]').innerText()

describe('the list of steps', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  it('names every step, newest first, and marks the present one', { tags: ['D-16'] }, async () => {
    await expect.poll(() => toggle(page).getAttribute('aria-disabled')).toBe('true')
    await side(page).getByRole('button', { name: 'Choose your color palette' }).click()
    await choosePalette(page, 'Slate')
    await choosePalette(page, 'Charcoal')
    await side(page).getByRole('button', { name: 'Back' }).click()
    await side(page).getByRole('button', { name: 'Choose your footer' }).click()
    await choosePart(page, 'With an invitation')
    await side(page).getByRole('button', { name: 'Back' }).click()
    // The menu's heading takes the focus once it is there, and would take it from the list.
    await expect.poll(() => focused(page)).toBe("Let's get creative")
    await toggle(page).click()
    await expect
      .poll(() => names(page))
      .toEqual(['Footer: With an invitation', 'Palette: Charcoal', 'Palette: Slate', 'Before your changes'])
    await expect.poll(() => now(page)).toBe('Footer: With an invitation')
    await expect.poll(() => focused(page)).toBe('Footer: With an invitation')
    await screenshot(page, 'history list')
  })

  it('goes back three steps and forward again by keyboard, without losing any', { tags: ['D-16'] }, async () => {
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await canvas(page).locator('.wc-blocks-pattern-footer-large').waitFor({ state: 'detached' })
    await expect.poll(() => now(page)).toBe('Before your changes')
    await screenshot(page, 'history list back')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => now(page)).toBe('Palette: Charcoal')
    await expect.poll(() => names(page)).toHaveLength(4)
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('History')
  })

  it('survives a reload, undone steps included', { tags: ['D-16'] }, async () => {
    await page.reload()
    await drawn(page)
    await toggle(page).click()
    await expect.poll(() => now(page)).toBe('Palette: Charcoal')
    await list(page).getByRole('menuitem', { name: 'Footer: With an invitation' }).click()
    await canvas(page).locator('.wc-blocks-pattern-footer-large').waitFor()
    await expect.poll(() => now(page)).toBe('Footer: With an invitation')
  })
})

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, drawn, openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { choosePalette, choosePart } from '../browser/walk-support'

describe('steps back and forward, and out', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/footer')
    await choosePart(page, 'With an invitation')
    await side(page).getByRole('button', { name: 'Back' }).click()
    await side(page).getByRole('button', { name: 'Choose your header' }).click()
    await choosePart(page, 'Menu in a row of its own')
    await side(page).getByRole('button', { name: 'Back' }).click()
  }, 240_000)

  it('undo and redo by name: by button, by key in the page, by key in the canvas', { tags: ['D-16'] }, async () => {
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect.poll(() => undo.getAttribute('aria-label')).toBe('Undo: Header: Menu in a row of its own')
    await undo.click()
    await canvas(page).locator('.wc-blocks-pattern-header-centered-menu').waitFor({ state: 'detached' })
    await expect.poll(() => undo.getAttribute('aria-label')).toBe('Undo: Footer: With an invitation')
    await page.keyboard.press('Control+z')
    await canvas(page).locator('.wc-blocks-pattern-footer-large').waitFor({ state: 'detached' })
    await canvas(page).locator('body').press('Control+Shift+z')
    await canvas(page).locator('.wc-blocks-pattern-footer-large').waitFor()
    await canvas(page).locator('body').press('Control+y')
    await canvas(page).locator('.wc-blocks-pattern-header-centered-menu').waitFor()
    expect(await page.getByRole('button', { name: 'Redo', exact: true }).isDisabled()).toBe(true)
  })

  it('the steps and the design survive a reload', { tags: ['D-16'] }, async () => {
    await page.reload()
    await drawn(page)
    await canvas(page).locator('.wc-blocks-pattern-header-centered-menu').waitFor()
    await side(page).getByRole('button', { name: 'Choose your color palette' }).click()
    await choosePalette(page, 'Slate')
    await page.getByRole('button', { name: 'Undo: Palette: Slate' }).click()
    await page.getByRole('button', { name: 'Undo: Header: Menu in a row of its own' }).click()
    await canvas(page).locator('.wc-blocks-pattern-header-centered-menu').waitFor({ state: 'detached' })
    await side(page).getByRole('button', { name: 'Back' }).click()
    // The button of the same name on the menu is another one: a click before the menu shows leaves the room again.
    await side(page).getByRole('button', { name: 'Choose your footer' }).waitFor()
  })

  it('Back at the root asks first; leaving keeps the draft', { tags: ['D-15'] }, async () => {
    await side(page).getByRole('button', { name: 'Back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave the store designer?' })
    await dialog.getByText('Your draft is kept.').waitFor()
    await screenshot(page, 'designer exit')
    await dialog.getByRole('button', { name: 'Continue designing' }).click()
    await dialog.waitFor({ state: 'detached' })
    await side(page).getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Exit and keep the draft' }).click()
    await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await drawn(page)
    await canvas(page).locator('.wc-blocks-pattern-footer-large').waitFor()
  })
})

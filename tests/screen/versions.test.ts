// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { violations } from '../browser/axe'
import { openDesigner, seedStore } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { at, atClosing, back, choosePalette, inDesigner, openScreen, save } from '../browser/walk-support'

const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' })
const rows = (page: Page) => history(page).getByRole('listitem')
const keeps = (page: Page, row = 0) =>
  rows(page)
    .nth(row)
    .getByRole('button', { name: /^Keep this version: / })
const mark = (page: Page) => history(page).getByText('Kept', { exact: true })
const isFocused = (page: Page) => keeps(page).evaluate((button) => button === document.activeElement)

describe('a version that the merchant keeps', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (
      await newVisit({ keep: true, viewport: { width: 1440, height: 900 }, allow: [/status 404: POST .*publications/] })
    ).page
    await openDesigner(page)
    for (const palette of ['Slate', 'Canary']) {
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, palette)
      await back(page)
      await save(page)
      await atClosing(page)
      if (palette === 'Canary') break
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
    }
  }, 240_000)

  it('can be chosen by keyboard on the closing screen; the button keeps the focus, and a mark appears', async () => {
    await page.getByRole('button', { name: 'Version history' }).press('Enter')
    await history(page).getByText('The newest twenty versions stay, and those that you keep.').waitFor()
    expect(await rows(page).count()).toBe(3)
    // The store before the flow stays whatever happens.
    expect(await keeps(page, 2).count()).toBe(0)
    expect([await keeps(page).getAttribute('aria-pressed'), await mark(page).count()]).toEqual(['false', 0])
    await screenshot(page, 'version not kept')
    await keeps(page).focus()
    await page.keyboard.press('Space')
    await mark(page).waitFor()
    expect([await keeps(page).getAttribute('aria-pressed'), await mark(page).count()]).toEqual(['true', 1])
    expect(await isFocused(page)).toBe(true)
    await screenshot(page, 'version kept')
  }, 60_000)

  it('is still kept in the designer, after a reload, and not any more when the button is pressed again', async () => {
    await page.goto(at('assembler-hub'))
    await inDesigner(page)
    await page.getByRole('button', { name: 'Version history' }).click()
    await mark(page).waitFor()
    await keeps(page).click()
    await mark(page).waitFor({ state: 'detached' })
    expect([await keeps(page).getAttribute('aria-pressed'), await isFocused(page)]).toEqual(['false', true])
  }, 60_000)

  it('is told to be busy while the store is asked, and a refusal stands where it was chosen', async () => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/\/v1\/publications\/\d+/, async (route) => {
      await held
      await route.fulfill({
        status: 404,
        json: { code: 'customize_your_store_no_version', message: 'This version is no longer kept.' },
      })
    })
    await keeps(page).press('Enter')
    await expect.poll(() => keeps(page).getAttribute('aria-disabled')).toBe('true')
    await keeps(page).press('Enter')
    expect(await isFocused(page)).toBe(true)
    await screenshot(page, 'version being kept')
    letGo()
    await rows(page).first().getByText('Your store could not change this.').waitFor()
    expect([await keeps(page).getAttribute('aria-pressed'), await keeps(page).getAttribute('aria-disabled')]).toEqual([
      'false',
      null,
    ])
    expect(await isFocused(page)).toBe(true)
    expect(await violations(page, '[role=dialog]')).toEqual([])
    await screenshot(page, 'version not kept after a refusal')
    await page.unroute(/\/v1\/publications\/\d+/)
    await keeps(page).press('Enter')
    await mark(page).waitFor()
    expect(await history(page).getByText('Your store could not change this.').count()).toBe(0)
  }, 60_000)

  it.each([
    ['phone', 390],
    ['desktop', 1440],
  ])('on a %s nothing is wider than the dialog, and axe has nothing to say', async (name, width) => {
    await page.setViewportSize({ width, height: 900 })
    expect(await violations(page, '[role=dialog]')).toEqual([])
    const overflow = await history(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await screenshot(page, `versions on a ${name}`)
  })
})

describe('a version that is published again, of which the store has something to say', () => {
  const said = 'The new theme is active, but its own set-up ended with an error: Call to undefined function'
  const stayed = '1 sample product stays, because somebody has worked on it.'
  const noted = (page: Page) => page.locator('.cys-noted').getByText(said)
  const result = (page: Page) => page.getByRole('region', { name: 'Result' })
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await save(page)
    await atClosing(page)
    await page.route(/\/v1\/publications(\?|$)/, async (route) => {
      const isOfVersion = route.request().method() === 'POST' && /"version":/.test(route.request().postData() ?? '')
      if (!isOfVersion) return route.continue()
      const response = await route.fetch()
      const answer = (await response.json()) as object
      return route.fulfill({
        response,
        json: { ...answer, stayed: ['product 12'], notes: [{ code: 'theme_error', message: said }] },
      })
    })
  }, 240_000)

  it('is told on the closing screen where it is after Save, and by the result what stays', async () => {
    await page.getByRole('button', { name: 'Version history' }).click()
    await rows(page)
      .last()
      .getByRole('button', { name: /^Publish this version: / })
      .click()
    await history(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await result(page).getByText(stayed).waitFor()
    await page.locator('.cys-closing').locator(noted(page)).waitFor()
    expect(await noted(page).count()).toBe(1)
    await screenshot(page, 'version published with a note')
  }, 60_000)

  it('is told above Save in the designer and on the start page, until the result is dismissed', async () => {
    await page.goto(at('assembler-hub'))
    await inDesigner(page)
    await page.locator('.cys-save-bar').locator(noted(page)).waitFor()
    await screenshot(page, 'version published with a note, designer')
    await page.goto(at('intro'))
    await result(page).locator(noted(page)).waitFor()
    await screenshot(page, 'version published with a note, intro')
    await result(page).getByRole('button', { name: 'Close' }).first().click()
    await result(page).waitFor({ state: 'detached' })
    expect(await noted(page).count()).toBe(0)
  }, 60_000)
})

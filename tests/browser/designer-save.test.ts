import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, homeOf, openDesigner, paragraph, seedStore, side, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { addPattern, atClosing, save } from './walk-support'

/** A block that nobody knows, and one by hand with spaces where WordPress would have none. */
const unknown =
  '<!-- wp:acme/banner {"tone":"loud"} -->\n<div class="acme">A banner of another plugin</div>\n<!-- /wp:acme/banner -->'
const odd =
  '<!-- wp:paragraph  {"dropCap":true}   -->\n<p class="has-drop-cap" >Odd  but   mine</p>\n<!-- /wp:paragraph -->'

describe('saving, and what can go wrong', () => {
  let page: Page
  let before: string

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(unknown, paragraph('Plain'), odd))
    before = await storedHome()
    const visit = await newVisit({
      keep: true,
      viewport: { width: 1440, height: 900 },
      // The store refuses one save, and the canvas breaks once: both on purpose. The odd block is one that WordPress would write otherwise.
      allow: [/status 500: POST .*publications/, /on purpose/, /Block validation/, /Block successfully updated/],
    })
    page = visit.page
    await openDesigner(page)
  }, 240_000)

  it('a block that nobody knows is shown', { tags: ['D-02', 'D-17'] }, async () => {
    await canvas(page).getByText('A banner of another plugin').waitFor({ state: 'attached' })
    await screenshot(page, 'designer unknown block')
  })

  it('when drawing throws, the designer lives on and the page can be drawn again', { tags: ['D-02'] }, async () => {
    await page.evaluate(breakParsing)
    await side(page).getByRole('button', { name: 'Design your homepage' }).click()
    await page.evaluate(() => void ((window as unknown as { broken: boolean }).broken = true))
    await addPattern(page, 'Services', 0)
    await page.getByText('The preview of your page could not be shown.').waitFor()
    await screenshot(page, 'designer canvas failure')
    expect(await side(page).getByRole('button', { name: 'Back' }).isVisible()).toBe(true)
    await page.evaluate(() => void ((window as unknown as { broken: boolean }).broken = false))
    await page.locator('.cys-canvas__failure').getByRole('button', { name: 'Try again' }).click()
    await canvas(page).getByText('Plain').waitFor()
    await side(page).getByRole('button', { name: 'Back' }).click()
  })

  it('a failure says why and stops; the next Save goes on', { tags: ['D-13'], timeout: 180_000 }, async () => {
    await page.route(/\/v1\/publications/, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"code":"full","message":"The disk is full."}',
      }),
    )
    await save(page)
    await page
      .locator('.components-notice', { hasText: 'Saving failed.' })
      .getByText('The disk is full.')
      .waitFor({ timeout: 60_000 })
    await page.locator('.components-notice').getByText('Nothing has changed in your store.').waitFor()
    await screenshot(page, 'designer save failure')
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(false)
    await page.unroute(/\/v1\/publications/)
    await save(page)
    await atClosing(page)
  })

  it('what was not touched is on the store byte for byte', { tags: ['D-17'] }, async () => {
    const touched = before.lastIndexOf('<!-- wp:template-part')
    const after = await storedHome()
    expect(after.slice(0, touched)).toBe(before.slice(0, touched))
    expect(before).toContain(unknown)
    expect(after).not.toBe(before)
  })
})

/** Runs in the page: while `broken` is set, whoever parses a block gets an error. */
function breakParsing() {
  type Wp = { hooks: { addFilter: (hook: string, name: string, filter: (value: unknown) => unknown) => void } }
  const world = window as unknown as { wp: Wp; broken: boolean }
  world.wp.hooks.addFilter('blocks.getBlockAttributes', 'tests/break', (attributes) => {
    if (world.broken) throw new Error('Broken on purpose')
    return attributes
  })
}

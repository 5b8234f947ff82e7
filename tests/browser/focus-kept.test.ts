// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { png } from '../fixtures/pictures'
import { restore } from '../store/support'
import { isFocused, longHome } from './canvas-support'
import { drawnSections, goTo, openDesigner, seedStore, side } from './designer-support'
import { focused, press, tabTo } from './keys'
import { chooseLogo, logoPicture } from './logo-support'
import { newVisit } from './support'
import { addPattern, chooseFonts, sections } from './walk-support'
import { frames } from './frames'

describe('given keys alone and a button that vanishes when it is pressed, then the focus stays near', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
    const visit = await newVisit({
      keep: true,
      viewport: { width: 1440, height: 900 },
      allow: [/status 500: POST .*publications/],
    })
    page = visit.page
    await openDesigner(page, '/homepage')
  }, 240_000)

  const soon = { timeout: 8000 }
  const said = () => page.locator('#a11y-speak-polite').innerText()
  const toolbar = () => page.getByRole('toolbar', { name: /^Section: / })
  /** Longer than the editor takes to draw new blocks, and than the focus takes to be found. */
  const drawnAnew = () => frames(page, 30)

  it('a section is moved out of sight by the toolbar', { tags: ['D-10', 'W-03'] }, async () => {
    await page.locator('.cys-section-row__name').last().press('Enter')
    await toolbar().waitFor()
    await drawnAnew()
    await toolbar()
      .getByRole('button', { name: /^Move up/ })
      .focus()
    for (const place of [1, 0]) {
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await drawnSections(page))[place], soon).toBe('Last')
      await drawnAnew()
      expect(await focused(page)).toMatch(/^Move up: /)
    }
  })

  it(
    'a section is shuffled by the toolbar, again and again; patterns are called as in the list',
    { tags: ['D-10', 'W-03'] },
    async () => {
      const added = await addPattern(page, 'Reviews', 0)
      await expect.poll(said, soon).toBe(`Added to the page: ${added}`)
      await side(page).getByRole('button', { name: added, exact: true }).press('Enter')
      await toolbar()
        .getByRole('button', { name: /^Shuffle/ })
        .focus()
      for (let before = added, turn = 0; turn < 2; turn += 1) {
        await page.keyboard.press('Enter')
        await expect.poll(async () => (await sections(page)).includes(before), soon).toBe(false)
        await drawnAnew()
        const now = (await sections(page)).find((name) => !name.startsWith('Paragraph')) ?? ''
        expect(await focused(page)).toBe(`Shuffle Reviews: ${now}`)
        await expect.poll(said, soon).toBe(`${before} was replaced by ${now}.`)
        before = now
      }
    },
  )

  it('an empty page gets its first section', { tags: ['D-07', 'W-03'] }, async () => {
    await goTo(page, '/homepage')
    for (let left = await page.locator('.cys-section-row').count(); left > 0; left -= 1) {
      await side(page)
        .getByRole('button', { name: /^Delete/ })
        .first()
        .press('Enter')
      await expect.poll(() => page.locator('.cys-section-row').count(), soon).toBe(left - 1)
    }
    await side(page).getByRole('button', { name: 'Add patterns' }).press('Enter')
    const row = page.locator('.cys-section-row__name')
    await row.waitFor()
    await expect.poll(() => row.evaluate(isFocused), soon).toBe(true)
  })

  it('the menu becomes one of its own', { tags: ['B-08', 'W-03'] }, async () => {
    await goTo(page, '/menu')
    await press(page, 'Use a menu of its own for this design')
    await expect.poll(() => focused(page), soon).toMatch(/^(Move link|Rename link|Remove link)/)
  })

  it('the logo is cut to a square site icon', { tags: ['D-12', 'W-03'] }, async () => {
    await goTo(page, '/logo')
    await chooseLogo(page, { name: 'maple-and-moss.png', mimeType: 'image/png', buffer: png(600, 300) })
    await logoPicture(page).waitFor({ timeout: 60_000 })
    const icon = side(page).getByRole('checkbox', { name: 'Use as site icon' })
    await icon.press('Space')
    await press(page, 'Middle only')
    await page.getByRole('button', { name: 'Undo: Use logo as site icon' }).waitFor({ timeout: 60_000 })
    expect(await icon.evaluate(isFocused)).toBe(true)
  })

  it('fonts are called as on their cards', { tags: ['D-05'] }, async () => {
    await goTo(page, '/typography')
    await chooseFonts(page, 'Cardo Font + System Sans-serif')
    await expect.poll(said, soon).toBe('Fonts chosen: Cardo + System')
  })

  it(
    'a notice is dismissed; the screen’s heading has the focus, unless the person went on',
    { tags: ['D-13', 'W-03'] },
    async () => {
      await goTo(page, '')
      const refusal = { status: 500, contentType: 'application/json', body: '{"code":"full","message":"Full."}' }
      await page.route(/\/v1\/publications/, (route) => route.fulfill(refusal))
      const notice = page.locator('.components-notice', { hasText: 'Saving failed.' })
      const save = page.getByRole('button', { name: 'Save', exact: true })
      for (const goesOn of [false, true]) {
        await save.press('Enter')
        // It asks once: the theme's footer has links that lead nowhere.
        if (!goesOn) await page.getByRole('button', { name: 'Save anyway' }).press('Enter')
        await notice.waitFor({ timeout: 60_000 })
        await tabTo(page, (name) => name === 'Close', 'Shift+Tab')
        await page.keyboard.press('Enter')
        if (goesOn) await save.focus()
        await notice.waitFor({ state: 'detached' })
        await drawnAnew()
        expect(await focused(page)).toBe(goesOn ? 'Save' : "Let's get creative")
      }
    },
  )
})

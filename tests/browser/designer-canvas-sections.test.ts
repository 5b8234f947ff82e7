// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { atRest, boxOf, frame, isFocused, longHome, visitDesigner } from './canvas-support'
import { canvas, drawnSections, seedStore, side } from './designer-support'
import { screenshot } from './support'
import { sections } from './walk-support'

describe('the page in the canvas', () => {
  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
  }, 240_000)

  it(
    'given a section is moved out of sight, then the page follows it, marks it, and says its place',
    { tags: ['D-10'] },
    async () => {
      const page = await visitDesigner('/homepage')
      const up = side(page).getByRole('button', { name: 'Move up: Paragraph' })
      await up.nth(2).press('Enter')
      await expect.poll(async () => (await drawnSections(page))[1]).toBe('Last')
      await up.nth(1).press('Enter')
      await expect.poll(async () => (await drawnSections(page))[0]).toBe('Last')
      const text = canvas(page).getByText('Last', { exact: true })
      await expect.poll(() => text.evaluate((element) => element.getBoundingClientRect().top >= 0)).toBe(true)
      const outline = canvas(page).locator('.cys-outline.is-selected.is-fresh')
      await outline.waitFor()
      const isAround = async () => {
        const [mark, paragraphBox] = [await outline.boundingBox(), await text.boundingBox()]
        return Math.abs((mark?.y ?? 0) - (paragraphBox?.y ?? 99)) < 2
      }
      await expect.poll(isAround).toBe(true)
      await expect.poll(() => page.locator('#a11y-speak-polite').innerText()).toBe('Paragraph is now section 1 of 3.')
      await screenshot(page, 'canvas moved')
    },
  )

  it('given a section is in hand, then it still is after a reload; Escape lets it go', { tags: ['D-10'] }, async () => {
    const page = await visitDesigner('/homepage')
    const toolbar = page.getByRole('toolbar', { name: 'Section: Paragraph' })
    await (await atRest(canvas(page).getByText('First', { exact: true }))).click({ force: true })
    await toolbar.waitFor()
    await page.reload()
    await toolbar.waitFor({ timeout: 120_000 })
    await toolbar.getByRole('button', { name: /^Move down/ }).focus()
    await page.keyboard.press('Escape')
    await toolbar.waitFor({ state: 'detached' })
    expect(await page.locator('.cys-section-row__name').first().evaluate(isFocused)).toBe(true)
    await (await atRest(canvas(page).getByText('First', { exact: true }))).click({ force: true })
    await toolbar.waitFor()
    await page.keyboard.press('Escape')
    await toolbar.waitFor({ state: 'detached' })
  })

  it(
    'given sections are deleted by keyboard, then the focus stays in the list',
    { tags: ['D-10', 'W-03'] },
    async () => {
      const page = await visitDesigner('/homepage')
      const last = () => side(page).getByRole('button', { name: 'Delete: Paragraph' }).last()
      await last().press('Enter')
      await expect.poll(async () => (await sections(page)).length).toBe(2)
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('cys-section-row__name')
    },
  )

  it(
    'given a pointer over the page, then a hint says where content changes; not on touch, not beside it',
    { tags: ['D-02'] },
    async () => {
      const page = await visitDesigner('')
      const tip = canvas(page).locator('.cys-tip')
      const { x, y } = await boxOf(frame(page))
      await page.mouse.move(x + 200, y + 100)
      await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
      const [place, area] = [await tip.boundingBox(), await boxOf(frame(page))]
      expect([Math.round(place!.x - area.x), Math.round(place!.y - area.y)]).toEqual([220, 120])
      await screenshot(page, 'canvas tip')
      await page.mouse.move(x - 100, y + 100)
      await expect.poll(() => tip.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
      await tip.evaluate((element) =>
        element.ownerDocument.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'touch' })),
      )
      expect(await tip.getAttribute('data-shown')).toBeNull()
    },
  )
})

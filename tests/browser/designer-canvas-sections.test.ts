// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { atRest, boxOf, frame, isFocused, longHome, visitDesigner } from './canvas-support'
import { canvas, drawnSections, seedStore, side } from './designer-support'
import { screenshot } from './support'
import { frames } from './frames'
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
    const first = canvas(page).getByText('First', { exact: true })
    const inPlace = canvas(page).getByRole('textbox', { name: 'Text on the page' })
    const select = async () => {
      await (await atRest(first)).click({ force: true })
      await inPlace.waitFor()
      await page.keyboard.press('Escape')
      await toolbar.waitFor()
    }
    await select()
    await page.reload()
    await toolbar.waitFor({ timeout: 120_000 })
    await toolbar.getByRole('button', { name: /^Move down/ }).focus()
    await page.keyboard.press('Escape')
    await toolbar.waitFor({ state: 'detached' })
    expect(await page.locator('.cys-section-row__name').first().evaluate(isFocused)).toBe(true)
    await select()
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
    'given a pointer over the page, then what is under it says what a click does; not on touch',
    { tags: ['D-02', 'U-01'] },
    async () => {
      const page = await visitDesigner('')
      const name = canvas(page).locator('.cys-target__name')
      const first = await atRest(canvas(page).getByText('First', { exact: true }))
      const { x, y, width, height } = await boxOf(first)
      await page.mouse.move(x + width / 2, y + height / 2)
      await expect.poll(() => name.allInnerTexts()).toEqual(['Edit text'])
      const mark = await boxOf(canvas(page).locator('.cys-target'))
      expect([mark.x, mark.y, mark.width].map(Math.round)).toEqual([x, y, width].map(Math.round))
      await screenshot(page, 'canvas target')
      await page.mouse.move((await boxOf(frame(page))).x - 100, y)
      await name.waitFor({ state: 'detached' })
      await first.evaluate((element) =>
        element.ownerDocument.dispatchEvent(
          new PointerEvent('pointermove', { pointerType: 'touch', clientX: 300, clientY: 150 }),
        ),
      )
      await frames(page, 5)
      expect(await name.count()).toBe(0)
    },
  )
})

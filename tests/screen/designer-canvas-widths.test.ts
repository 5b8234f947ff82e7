/** The page is laid out at the true width of its device, whatever room there is, and scaled to it. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf, button, frame, overlap, pageWidth, sizeSaid, visitDesigner, widthOf } from '../browser/canvas-support'
import { canvas, goTo, homeOf, paragraph, seedStore } from '../browser/designer-support'
import { screenshot } from '../browser/support'

const column = (text: string) =>
  `<!-- wp:column -->\n<div class="wp-block-column">${paragraph(text)}</div>\n<!-- /wp:column -->`

const columns = `<!-- wp:columns -->
<div class="wp-block-columns">${['One', 'Two', 'Three'].map(column).join('')}</div>
<!-- /wp:columns -->`

/** 1440 without the narrow side, the list of patterns and the ground around. */
const besidePatterns = 1440 - 120 - 312 - 24

describe('the width that the page is laid out at', () => {
  let page: Page
  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('First'), columns, paragraph('Last')))
    page = await visitDesigner('', { keep: true })
  }, 240_000)

  it(
    'given the list of patterns is open, then each device has its own width, as the bar says',
    { tags: ['B-01'] },
    async () => {
      await goTo(page, '/homepage/intro')
      await expect.poll(() => widthOf(page)).toBe(besidePatterns)
      expect([await pageWidth(page), await widthOf(page)]).toEqual([1280, besidePatterns])
      expect(await sizeSaid(page)).toBe('1280 px · 77 %')
      expect(await sideBySide(page)).toBe(true)
      await screenshot(page, 'canvas desktop beside patterns')
      await button(page, 'Tablet').click()
      await expect.poll(() => pageWidth(page)).toBe(768)
      await expect.poll(() => widthOf(page)).toBe(768)
      expect(await sizeSaid(page)).toBe('768 px · 100 %')
      await button(page, 'Phone').click()
      await expect.poll(() => pageWidth(page)).toBe(390)
      await expect.poll(() => widthOf(page)).toBe(390)
      expect([await sizeSaid(page), await sideBySide(page)]).toEqual(['390 px · 100 %', false])
      await button(page, 'Desktop').click()
      await expect.poll(() => pageWidth(page)).toBe(1280)
      await expect.poll(() => widthOf(page)).toBe(besidePatterns)
    },
  )

  it(
    'given a device is chosen, then the page is laid out anew for it, and the button is pressed',
    { tags: ['D-03'] },
    async () => {
      await goTo(page, '')
      await expect.poll(() => widthOf(page)).not.toBe(besidePatterns)
      const narrow = () =>
        canvas(page)
          .locator('html')
          .evaluate((html) => html.ownerDocument.defaultView?.matchMedia('(max-width: 600px)').matches)
      const pressed = () =>
        page
          .getByRole('group', { name: 'Width of the preview' })
          .locator('[aria-pressed="true"]')
          .getAttribute('aria-label')
      expect([await pressed(), await narrow()]).toEqual(['Desktop', false])
      await button(page, 'Phone').click()
      await expect.poll(() => pageWidth(page)).toBe(390)
      expect([await pressed(), await narrow()]).toEqual(['Phone', true])
      await screenshot(page, 'canvas phone')
      await button(page, 'Tablet').click()
      await expect.poll(() => pageWidth(page)).toBe(768)
      expect([await pressed(), await narrow()]).toEqual(['Tablet', false])
      await screenshot(page, 'canvas tablet')
      await button(page, 'Desktop').click()
      await expect.poll(() => pageWidth(page)).toBe(1280)
    },
  )

  it(
    'given a section is clicked on the scaled page, then it is selected and has its buttons and outline',
    { tags: ['all', 'B-01'] },
    async () => {
      await goTo(page, '/homepage/intro')
      await expect.poll(() => widthOf(page)).toBe(besidePatterns)
      const scale = besidePatterns / 1280
      const columnsAt = () => offsetOf(page, '.is-root-container > .wp-block-columns')
      const second = await offsetOf(page, '.wp-block-column:nth-child(2) p')
      const area = await boxOf(frame(page))
      await page.mouse.click(area.x + (second.left + 4) * scale, area.y + (second.top + 4) * scale)
      // The click begins to write there.
      await canvas(page).locator('.cys-text-in-place').waitFor()
      await page.keyboard.press('Escape')
      const toolbar = page.getByRole('toolbar', { name: 'Section: Columns' })
      await toolbar.waitFor()
      // The page's own fonts may still arrive and move its sections: what is drawn around one goes with it.
      const besideTheSection = async (drawn: Locator) =>
        (await boxOf(drawn)).y - (await boxOf(frame(page))).y - (await columnsAt()).top * scale
      await expect.poll(() => besideTheSection(toolbar)).toBeCloseTo(10, 0)
      await expect.poll(() => besideTheSection(canvas(page).locator('.cys-outline.is-selected'))).toBeCloseTo(0, 0)
      await screenshot(page, 'canvas scaled section')
    },
  )

  it.each([1440, 1024, 790])(
    'given a window of %d px, then the hint covers nothing',
    { tags: ['all', 'B-01'] },
    async (width) => {
      const fresh = await visitDesigner('', { viewport: { width, height: 900 } })
      expect(await pageWidth(fresh)).toBe(1280)
      const hint = await boxOf(fresh.locator('.cys-resize-hint'))
      for (const other of ['.cys-canvas__frame', '.cys-devices', '.cys-canvas__size', '.cys-designer__side'])
        expect([other, overlap(hint, await boxOf(fresh.locator(other)))]).toEqual([other, false])
    },
  )
})

/** Where something stands on the page, in the page's own pixels. */
const offsetOf = (page: Page, selector: string): Promise<{ left: number; top: number }> =>
  canvas(page)
    .locator(selector)
    .evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { left, top }
    })

/** Whether the three columns stand beside each other. */
const sideBySide = (page: Page): Promise<boolean> =>
  canvas(page)
    .locator('.is-root-container > .wp-block-columns > .wp-block-column')
    .evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().top))).size === 1)

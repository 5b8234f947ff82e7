// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import {
  boxOf,
  button,
  frame,
  full,
  handle,
  longHome,
  pageWidth,
  pull,
  sizeSaid,
  visitDesigner,
  widthOf,
} from '../browser/canvas-support'
import { canvas, openDesigner, seedStore, side } from '../browser/designer-support'
import { screenshot } from '../browser/support'

describe('the width of the canvas', () => {
  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
  }, 240_000)

  it(
    'given the handle is dragged, then the page is as narrow, stays so, and follows back to a desktop’s',
    { tags: ['D-03'] },
    async () => {
      const page = await visitDesigner('')
      expect([await widthOf(page), await pageWidth(page)]).toEqual([full, 1280])
      await page.locator('.cys-resize-hint').waitFor()
      await screenshot(page, 'canvas hint')

      await pull(page, 150)
      await expect.poll(() => widthOf(page)).toBe(full - 300)
      // The edge is under the pointer; the page is still drawn as small as it was, 1056 for 1280.
      expect(await sizeSaid(page)).toBe('916 px · 83 %')
      await screenshot(page, 'canvas dragged')
      await page.mouse.up()
      await expect.poll(() => pageWidth(page)).toBe(916)
      await expect.poll(() => widthOf(page)).toBe(916)
      expect(await sizeSaid(page)).toBe('916 px · 100 %')
      await page.locator('.cys-resize-hint').waitFor({ state: 'detached' })

      await page.reload()
      await openDesigner(page)
      await expect.poll(() => widthOf(page)).toBe(916)
      await page.locator('.cys-resize-hint').waitFor({ state: 'detached' })

      await pull(page, -400)
      await page.locator('.cys-canvas__box.is-oversized').waitFor()
      expect(await widthOf(page)).toBeGreaterThan(full)
      await screenshot(page, 'canvas oversized')
      await page.mouse.up()
      await expect.poll(() => pageWidth(page)).toBe(1280)
      await expect.poll(() => widthOf(page)).toBe(full)
      await page.setViewportSize({ width: 1340, height: 900 })
      await expect.poll(() => widthOf(page)).toBe(full - 100)
      expect(await pageWidth(page)).toBe(1280)
    },
  )

  it(
    'given a drag over the page, then the page does not stop it; far in, the width ends at 320',
    { tags: ['D-03'] },
    async () => {
      const page = await visitDesigner('')
      await pull(page, 900)
      await page.mouse.up()
      await expect.poll(() => widthOf(page)).toBe(320)
      await expect.poll(async () => (await boxOf(frame(page))).height).toBeCloseTo((320 * 19.5) / 9, 0)
      await screenshot(page, 'canvas narrow')
    },
  )

  it(
    'given keys, then Right narrows and Left widens by 20, by 100 with Shift, within the limits',
    { tags: ['D-03', 'W-03'] },
    async () => {
      const page = await visitDesigner('')
      const separator = handle(page)
      expect(await separator.getAttribute('aria-orientation')).toBe('vertical')
      const help = await separator.getAttribute('aria-describedby')
      expect(await page.evaluate((id) => document.getElementById(id)?.textContent, help ?? '')).toBe(
        'Use left and right arrow keys to resize the canvas. Hold shift to resize in larger increments.',
      )
      const value = async () => ({
        least: Number(await separator.getAttribute('aria-valuemin')),
        now: Number(await separator.getAttribute('aria-valuenow')),
        most: Number(await separator.getAttribute('aria-valuemax')),
      })
      expect(await value()).toEqual({ least: 320, now: 1280, most: 1280 })
      await separator.press('ArrowRight')
      await expect.poll(async () => (await value()).now).toBe(1260)
      await separator.press('Shift+ArrowRight')
      await expect.poll(async () => (await value()).now).toBe(1160)
      await expect.poll(() => pageWidth(page)).toBe(1160)
      await separator.press('ArrowLeft')
      await expect.poll(async () => (await value()).now).toBe(1180)
      for (let press = 0; press < 9; press += 1) await separator.press('Shift+ArrowRight')
      await expect.poll(async () => (await value()).now).toBe(320)
      await expect.poll(() => widthOf(page)).toBe(320)
      for (let press = 0; press < 10; press += 1) await separator.press('Shift+ArrowLeft')
      await expect.poll(async () => (await value()).now).toBe(1280)
      await expect.poll(() => widthOf(page)).toBe(full)
    },
  )

  it(
    'given less motion is wished for, then the frame changes at once and the outline does not beat',
    { tags: ['D-03', 'W-03'] },
    async () => {
      const page = await visitDesigner('/homepage')
      await button(page, 'Phone').click()
      await page.waitForFunction(() => document.querySelector('[aria-label="Phone"]')?.ariaPressed === 'true')
      expect(await widthOf(page)).toBe(390)
      await side(page).getByRole('button', { name: 'Move down: Paragraph' }).first().press('Enter')
      const outline = canvas(page).locator('.cys-outline.is-fresh')
      await outline.waitFor()
      expect(await outline.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
    },
  )

  it(
    'given people read from the right, then the handle stands there and the keys follow it',
    { tags: ['D-03', 'W-04'] },
    async () => {
      const page = await visitDesigner('')
      await page.evaluate(readFromTheRight)
      const [area, place] = [await boxOf(frame(page)), await boxOf(handle(page))]
      expect(Math.abs(place.x + place.width / 2 - (area.x + area.width))).toBeLessThanOrEqual(1)
      await handle(page).press('Shift+ArrowLeft')
      await expect.poll(() => pageWidth(page)).toBe(1180)
      expect(await widthOf(page)).toBe(full)
      await pull(page, -100)
      await expect.poll(() => widthOf(page)).toBe(full - 200)
      await page.mouse.up()
      // 856 at the scale of 1056 for 1180.
      await expect.poll(() => pageWidth(page)).toBe(957)
      await handle(page).press('Shift+ArrowRight')
      await expect.poll(() => pageWidth(page)).toBe(1057)
      await screenshot(page, 'canvas rtl')
    },
  )
})

/** As WordPress does for a language of that kind: by a translation of the direction's name. */
const readFromTheRight = () => {
  const { wp } = window as unknown as { wp: { i18n: { setLocaleData: (data: object) => void } } }
  wp.i18n.setLocaleData({ 'text direction\u0004ltr': ['rtl'] })
  document.documentElement.setAttribute('dir', 'rtl')
}

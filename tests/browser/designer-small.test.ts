// @module-tag all
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf, button, frame, isFocused, longHome, overlap, pageWidth, widthOf } from './canvas-support'
import { openDesigner, path, seedStore, side } from './designer-support'
import { tooWide } from './reflow-support'
import { placesWithPatterns } from './rooms'
import { newVisit, screenshot } from './support'

describe('the designer on a small screen', () => {
  const visit = async (screen: string) => {
    const { page } = await newVisit({ viewport: { width: 360, height: 740 } })
    await openDesigner(page, screen)
    return page
  }

  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
  }, 240_000)

  it(
    'given 360 px, then the page is above the choices, can be enlarged and reduced, and Save works',
    { tags: ['D-02', 'D-13'] },
    async () => {
      const page = await visit('')
      await expect.poll(async () => overlap(await boxOf(frame(page)), await boxOf(side(page)))).toBe(false)
      await expect.poll(() => button(page, 'Save').isEnabled()).toBe(true)
      await frame(page).evaluate((element) => element.setAttribute('data-same', 'yes'))
      await screenshot(page, 'canvas small choices')

      const { height } = await boxOf(frame(page))
      await button(page, 'Enlarge preview').click()
      await expect.poll(async () => (await boxOf(frame(page))).height).toBeGreaterThan(height * 1.5)
      await expect.poll(() => button(page, 'Back to choices').evaluate(isFocused)).toBe(true)
      await expect.poll(async () => [await widthOf(page), await pageWidth(page)]).toEqual([360, 360])
      await expect.poll(() => side(page).isVisible()).toBe(false)
      await screenshot(page, 'canvas small preview')

      await page.keyboard.press('Escape')
      await expect.poll(() => side(page).isVisible()).toBe(true)
      await expect.poll(() => button(page, 'Enlarge preview').evaluate(isFocused)).toBe(true)
      await button(page, 'Enlarge preview').click()
      await button(page, 'Back to choices').click()
      await expect.poll(() => side(page).isVisible()).toBe(true)
      await expect.poll(async () => (await boxOf(frame(page))).height).toBe(height)
      expect(await frame(page).getAttribute('data-same')).toBe('yes')
    },
  )

  it(
    'given 360 px, then no screen scrolls sideways, and a section has its buttons on the page',
    { tags: ['D-02'] },
    async () => {
      const page = await visit('/homepage/intro')
      await page.locator('.cys-pattern-sidebar .cys-preview-card').first().click()
      await page.getByRole('toolbar', { name: /^Section: / }).waitFor()
      await screenshot(page, 'canvas small section')
      for (const [screen] of placesWithPatterns) {
        await openDesigner(page, screen)
        await expect.poll(() => path(page)).toBe(`/customize-store/assembler-hub${screen}`)
        await button(page, 'Enlarge preview').waitFor()
        expect([screen, await page.evaluate(tooWide)]).toEqual([screen, []])
      }
    },
  )
})

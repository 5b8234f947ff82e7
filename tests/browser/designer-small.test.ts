import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { button, frame, isFocused, longHome, pageWidth, openOnPhone, widthOf } from './canvas-support'
import { path, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'

describe('the designer on a small screen', () => {
  const visit = async (screen: string) => {
    const { page } = await newVisit({ viewport: { width: 360, height: 740 } })
    await openOnPhone(page, screen)
    return page
  }

  beforeAll(async () => {
    await restore()
    await seedStore(longHome)
  }, 240_000)

  it('[D-02][D-13] given 360 px, then the page is hidden until asked for, comes back as the same frame, and Save works without it', async () => {
    const page = await visit('')
    expect(await frame(page).isVisible()).toBe(false)
    await expect.poll(() => button(page, 'Save').isEnabled()).toBe(true)
    await frame(page).evaluate((element) => element.setAttribute('data-same', 'yes'))
    await screenshot(page, 'canvas small choices')

    await button(page, 'Show preview').click()
    await expect.poll(() => frame(page).isVisible()).toBe(true)
    expect(await button(page, 'Back to choices').evaluate(isFocused)).toBe(true)
    expect([await widthOf(page), await pageWidth(page)]).toEqual([360, 360])
    expect(await side(page).isVisible()).toBe(false)
    await screenshot(page, 'canvas small preview')

    await page.keyboard.press('Escape')
    await expect.poll(() => frame(page).isVisible()).toBe(false)
    await expect.poll(() => button(page, 'Show preview').evaluate(isFocused)).toBe(true)
    await button(page, 'Show preview').click()
    await button(page, 'Back to choices').click()
    await expect.poll(() => frame(page).isVisible()).toBe(false)
    expect(await frame(page).getAttribute('data-same')).toBe('yes')
  })

  it('[D-02] given 360 px, then no screen scrolls sideways, and patterns and sections lead to the preview too', async () => {
    const page = await visit('/homepage/intro')
    await page.locator('.cys-pattern-sidebar .cys-preview-card').first().click()
    await button(page, 'Show preview').click()
    await page.getByRole('toolbar', { name: /^Section: / }).waitFor()
    await screenshot(page, 'canvas small section')
    await button(page, 'Back to choices').click()
    for (const screen of ['', '/color-palette', '/typography', '/header', '/homepage/intro', '/homepage', '/footer']) {
      await openOnPhone(page, screen)
      await expect.poll(() => path(page)).toBe(`/customize-store/assembler-hub${screen}`)
      await button(page, 'Show preview').waitFor()
      expect([screen, await page.evaluate(tooWide)]).toEqual([screen, []])
    }
  })
})

/** Elements of the designer, outside of previews, whose content is wider than they are and can be scrolled. */
const tooWide = (): readonly string[] =>
  [document.documentElement, ...document.querySelectorAll('.cys-app, .cys-app *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .map((element) => element.className)

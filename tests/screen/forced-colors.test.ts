// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { openScreen } from '../browser/walk-support'

beforeAll(async () => {
  await restore()
  await seedStore()
})

describe('a merchant whose system has a contrast theme', () => {
  it('sees what has the focus and what is chosen, and palettes in their own colors', { tags: ['W-03'] }, async () => {
    const { page } = await newVisit({ viewport: { width: 1280, height: 900 } })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await openDesigner(page)
    const rings = await ringsOf(page, 20)
    expect(rings.length).toBeGreaterThan(8)
    expect(rings.filter(({ width }) => width < 2)).toEqual([])
    await screenshot(page, 'forced colors in the designer')

    await openScreen(page, 'Choose your color palette')
    const buttons = () =>
      page
        .locator('.cys-palette__button')
        .evaluateAll((all) => new Set(all.map((button) => getComputedStyle(button).backgroundColor)).size)
    await expect.poll(buttons).toBeGreaterThan(10)
    await page.locator('.cys-palette').nth(3).click()
    const active = page.locator('.cys-palette.is-active')
    await expect.poll(() => active.evaluate((palette) => getComputedStyle(palette).borderTopWidth)).toBe('2px')
    await screenshot(page, 'forced colors on a palette')
  })
})

// Helpers

type Ring = { readonly name: string; readonly width: number }

/** The outlines of what the Tab key leads to within the flow. */
const ringsOf = async (page: Page, presses: number): Promise<readonly Ring[]> => {
  const rings: (Ring | null)[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    rings.push(
      await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || !element.matches('.cys-app button, .cys-app a')) return null
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const name = element.getAttribute('aria-label') ?? element.textContent
        return { name, width: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) }
      }),
    )
  }
  return rings.filter((ring) => ring !== null)
}

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { png } from '../fixtures/pictures'
import { restore } from '../store/support'
import { goTo, openDesigner, seedStore, side } from './designer-support'
import { chooseLogo } from './logo-support'
import { threeSections } from './sections-support'
import { newVisit, screenshot } from './support'
import { addPattern } from './walk-support'

describe('given the designer’s dark side, then the ring of what has the focus stands out at least 3 to 1', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(threeSections)
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  const pale = async (presses = 70) => (await ringsOf(page, presses)).filter(({ contrast }) => contrast < 3)

  it('on the sections of a page and the patterns beside them', { tags: ['W-03'] }, async () => {
    await goTo(page, '/homepage')
    await side(page).getByRole('button', { name: 'Two', exact: true }).press('Enter')
    const title = await addPattern(page, 'Reviews', 0)
    const list = page.getByRole('complementary', { name: 'Reviews' })
    await list.locator('.cys-preview-card.is-added').press('Enter')
    await list.getByRole('group', { name: `Already on the page: ${title}` }).waitFor()
    await screenshot(page, 'focus ring on Show it')
    expect(await pale(20)).toEqual([])
    await goTo(page, '/homepage')
    await side(page).getByRole('button', { name: title, exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Roomy' }).waitFor()
    expect(await pale()).toEqual([])
    await page.getByRole('button', { name: 'Compact' }).focus()
    await page.keyboard.press('Tab')
    await screenshot(page, 'focus ring on a look')
  })

  it('on the cuts of a logo', { tags: ['W-03'] }, async () => {
    await goTo(page, '/logo')
    await chooseLogo(page, { name: 'maple-and-moss.png', mimeType: 'image/png', buffer: png(600, 300) })
    await side(page).getByRole('checkbox', { name: 'Use as site icon' }).press('Space')
    await page.getByRole('button', { name: 'Whole logo' }).waitFor()
    expect(await pale()).toEqual([])
    await side(page).getByRole('checkbox', { name: 'Use as site icon' }).focus()
    await page.keyboard.press('Tab')
    await screenshot(page, 'focus ring on a cut')
  })

  it.each(['', '/name', '/menu', '/color-palette', '/typography', '/header', '/homepage/ready'])(
    'on the screen at "%s"',
    { tags: ['W-03'] },
    async (screen) => {
      await goTo(page, screen)
      await side(page).getByRole('heading', { level: 1 }).waitFor()
      const own = page.getByRole('button', { name: 'Use a menu of its own for this design' })
      if (screen === '/menu') await own.press('Enter')
      expect(await pale()).toEqual([])
    },
  )
})

// Helpers

type Ring = { readonly name: string; readonly contrast: number }

/** How far the rings of what the Tab key leads to stand out from their ground: buttons, links and the like on the dark side. */
const ringsOf = async (page: Page, presses: number): Promise<readonly Ring[]> => {
  const rings: (Ring | null)[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    rings.push(await page.evaluate(ringOfFocus))
  }
  return rings.filter((ring) => ring !== null)
}

/** Runs in the page. Of several lines around an element, the one that stands out best counts. */
const ringOfFocus = (): Ring | null => {
  const element = document.activeElement
  if (!element?.matches('.cys-designer :is(button, a, summary, [role="button"])')) return null
  // The logo lies on a light pattern, its ring too.
  if (element.closest('.cys-logo__picture') !== null) return null
  const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const light = (color: string) => {
    const [r = 0, g = 0, b = 0] = numbers(color).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = (of: Element | null): string => {
    if (of === null) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(of)
    return numbers(backgroundColor)[3] === 0 ? ground(of.parentElement) : backgroundColor
  }
  const { boxShadow, outlineStyle, outlineColor } = getComputedStyle(element)
  const lines = [
    ...(boxShadow.match(/rgba?\([^)]+\)/g) ?? []).filter((color) => numbers(color)[3] !== 0),
    ...(outlineStyle === 'none' ? [] : [outlineColor]),
  ]
  // A ring inside stands on the element's own ground, one outside on that around it.
  const around = light(ground(boxShadow.includes('inset') ? element : element.parentElement))
  const contrasts = lines.map((line) => {
    const [low = 0, high = 0] = [light(line), around].toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  })
  return {
    name: element.getAttribute('aria-label') ?? element.textContent,
    contrast: Math.max(0, ...contrasts),
  }
}

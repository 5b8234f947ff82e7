// @module-tag more
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf, frame } from './canvas-support'
import { openDesigner, seedStore, side } from './designer-support'
import { grip, middleOf, threeSections } from './sections-support'
import { newVisit, screenshot } from './support'
import { addPattern, back, openScreen, sections } from './walk-support'

describe('the sections room', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(threeSections)
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage')
  }, 240_000)

  const card = (name: string) => page.locator('.cys-section-row', { hasText: name })

  it('opens with cards of a picture and the own words, and ways to add below', { tags: ['U-05', 'B-09'] }, async () => {
    expect(await side(page).locator('.cys-section-row__headline').allInnerTexts()).toEqual([
      'One text',
      'Two text',
      'Three text',
    ])
    expect(await side(page).locator('.cys-section-picture').count()).toBe(3)
    expect(await side(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'ON YOUR PAGE',
      'ADD A SECTION',
    ])
    await back(page)
    await openScreen(page, 'Design your homepage')
    await card('One').waitFor()
    expect(await page.getByRole('complementary', { name: 'Intro' }).count()).toBe(0)
  })

  it(
    'the settings of the chosen section stand at its card, and fold for a drag',
    { tags: ['U-05', 'B-09'] },
    async () => {
      await side(page).getByRole('button', { name: 'Two', exact: true }).click()
      await card('Two').getByRole('heading', { name: 'Texts' }).waitFor()
      const [settings, below] = [await boxOf(card('Two').locator('.cys-section-settings')), await boxOf(card('Three'))]
      expect(settings.y + settings.height).toBeLessThanOrEqual(below.y)
      await screenshot(page, 'sections room settings')
      const from = await middleOf(grip(page, 'Three'))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x, (await boxOf(card('One'))).y + 2, { steps: 4 })
      await page.locator('.cys-section-row.is-drop-above').waitFor()
      await page.mouse.up()
      await expect.poll(() => sections(page)).toEqual(['Three', 'One', 'Two'])
    },
  )

  it(
    'adds between two, with a library beside that leaves the page 75 % of its size',
    { tags: ['U-05', 'B-09'] },
    async () => {
      await page.getByRole('button', { name: 'Add a section after: Three' }).press('Enter')
      const library = page.getByRole('complementary', { name: 'Intro' })
      await library.waitFor()
      await expect.poll(() => page.locator('.cys-canvas__size').innerText()).toMatch(/1280 px · (7[5-9]|[89]\d|100) %/)
      const [list, drawn] = [await boxOf(library), await boxOf(frame(page))]
      expect(list.x + list.width).toBeLessThanOrEqual(drawn.x)
      const title = await addPattern(page, 'Reviews', 0)
      await expect.poll(() => sections(page)).toEqual(['Three', title, 'One', 'Two'])
      await screenshot(page, 'sections room library')
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect.poll(() => card('One').locator('.cys-section-row__headline').isVisible()).toBe(true)
    },
  )

  it('its search opens the library at the search', { tags: ['U-05', 'B-09'] }, async () => {
    await side(page).getByRole('button', { name: 'Search all patterns' }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('placeholder')))
      .toBe('Search all patterns')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await card('One').scrollIntoViewIfNeeded()
    await screenshot(page, 'sections room phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

// @module-tag more
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, drawn, homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'

const looks = ['Contemporary', 'Classic', 'Bold'] as const

const groundOf = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
const fontOf = (page: Page) =>
  canvas(page)
    .locator('h1, h2')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
const paragraphs = (page: Page) => canvas(page).locator('.is-root-container p').allInnerTexts()

/** Ground and font of a direction's page, once it is drawn. */
const drawnIn = async (page: Page, look: string) => {
  const frame = side(page)
    .getByRole('button', { name: `Take this direction: ${look}` })
    .locator('iframe')
    .contentFrame()
  await frame.getByText('My second words').first().waitFor({ state: 'attached', timeout: 60_000 })
  return frame.locator('h1').evaluate((heading) => {
    const body = getComputedStyle(heading.ownerDocument.body)
    return { ground: body.backgroundColor, font: getComputedStyle(heading).fontFamily }
  })
}

describe('other directions for a page', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(
      homeOf(
        '<!-- wp:heading {"level":1} -->\n<h1 class="wp-block-heading">My headline</h1>\n<!-- /wp:heading -->',
        paragraph('My first words'),
        paragraph('My second words'),
      ),
    )
    const visit = await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })
    page = visit.page
    await openDesigner(page, '/directions')
  }, 240_000)

  it(
    'draws three whole pages with the merchant’s own words, each in other colors and type',
    { tags: ['X-02'] },
    async () => {
      const pages = []
      for (const look of looks) pages.push(await drawnIn(page, look))
      expect(new Set(pages.map(({ font }) => font)).size).toBe(3)
      expect(new Set(pages.map(({ ground }) => ground)).size).toBeGreaterThan(1)
      await screenshot(page, 'directions')
    },
  )

  it(
    'given the keyboard alone, one is taken as a whole: the canvas shows it, words and their order stay',
    { tags: ['X-02'] },
    async () => {
      const { ground, font } = await drawnIn(page, 'Classic')
      await side(page).getByRole('button', { name: 'Take this direction: Classic' }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => groundOf(page)).toBe(ground)
      await expect.poll(() => fontOf(page)).toBe(font)
      expect((await paragraphs(page)).filter((text) => text.startsWith('My'))).toEqual([
        'My first words',
        'My second words',
      ])
      await page.getByRole('button', { name: 'Undo: Direction: Classic' }).waitFor()
    },
  )

  it(
    'mixes: colors of one and fonts of another are a step each, and undo takes back one after the other',
    { tags: ['X-02'] },
    async () => {
      const [classic, bold] = [await groundOf(page), await drawnIn(page, 'Bold')]
      await side(page).getByRole('button', { name: 'Only colors: Bold' }).click()
      await expect.poll(() => groundOf(page)).toBe(bold.ground)
      await side(page).getByRole('button', { name: 'Only fonts: Bold' }).click()
      await expect.poll(() => fontOf(page)).toBe(bold.font)
      await page.getByRole('button', { name: 'Undo: Fonts from: Bold' }).click()
      await page.getByRole('button', { name: 'Undo: Colors from: Bold' }).click()
      await expect.poll(() => groundOf(page)).toBe(classic)
      await page.getByRole('button', { name: 'Undo: Direction: Classic' }).waitFor()
    },
  )

  it(
    '“Another three” leads to other ones at once, without a question; a reload keeps them',
    { tags: ['X-02'] },
    async () => {
      const first = await drawnIn(page, 'Classic')
      await page.getByRole('button', { name: 'Another three' }).click()
      await expect.poll(() => page.url()).toMatch(/directions(?:\/|%2F)2/)
      expect((await drawnIn(page, 'Classic')).font).not.toBe(first.font)
      const second = await drawnIn(page, 'Classic')
      await page.reload()
      await drawn(page)
      expect(await drawnIn(page, 'Classic')).toEqual(second)
      await page.getByRole('button', { name: 'Undo: Direction: Classic' }).waitFor()
    },
  )
})

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { atRest } from '../browser/canvas-support'
import {
  canvas,
  drawnSections,
  homeOf,
  openDesigner,
  paragraph,
  path,
  seedStore,
  side,
} from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { addPattern, openScreen, sections } from '../browser/walk-support'

describe('the homepage screen', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('First by hand'), paragraph('Second by hand')))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage/intro')
  }, 240_000)

  const list = (name: string) => page.getByRole('complementary', { name })
  const toolbar = () => page.getByRole('toolbar', { name: /^Section: / })

  it('the six kinds of patterns, ten of one at first and ten more past the half', { tags: ['D-07'] }, async () => {
    expect(await side(page).locator('.cys-designer-menu__label').allInnerTexts()).toEqual([
      'Intro',
      'Products',
      'About',
      'Services',
      'Reviews',
      'Social media',
    ])
    const cards = list('Intro').locator('.cys-preview-card')
    await cards.first().waitFor()
    expect(await cards.count()).toBe(10)
    await list('Intro').evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect.poll(() => cards.count()).toBeGreaterThan(10)
    expect(await cards.count()).toBeLessThanOrEqual(20)
  })

  it('a click puts a pattern before the footer, marks it, counts it, and shows it', { tags: ['D-07'] }, async () => {
    const title = await addPattern(page, 'Reviews', 0)
    await expect.poll(() => sections(page)).toEqual(['Paragraph', 'Paragraph (2)', title])
    expect(
      await list('Reviews')
        .getByRole('button', { name: /^Reviews/ })
        .innerText(),
    ).toContain('1')
    const last = canvas(page).locator('.is-root-container > :not(header, footer)').last()
    await expect.poll(() => last.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
    await expect.poll(() => drawnSections(page)).toHaveLength(3)
    await toolbar()
      .getByRole('button', { name: `Shuffle Reviews: ${title}` })
      .waitFor()
    await screenshot(page, 'designer pattern sidebar')
  })

  it('Close leads to the homepage screen without the sidebar', { tags: ['D-07'] }, async () => {
    await list('Reviews').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => path(page)).toBe('/customize-store/assembler-hub/homepage')
    expect(await list('Reviews').count()).toBe(0)
  })

  it('a click in the canvas selects the section; the first cannot go up', { tags: ['D-10'] }, async () => {
    await canvas(page)
      .locator('html')
      .evaluate((html) => html.scrollTo(0, 0))
    await (await atRest(canvas(page).getByText('First by hand'))).click({ force: true })
    await canvas(page).getByRole('textbox', { name: 'Text on the page' }).waitFor()
    await page.keyboard.press('Escape')
    await toolbar().getByRole('button', { name: 'Move up: Paragraph' }).waitFor()
    expect(await toolbar().getByRole('button', { name: 'Move up: Paragraph' }).isDisabled()).toBe(true)
    expect(
      await toolbar()
        .getByRole('button', { name: /^Shuffle/ })
        .count(),
    ).toBe(0)
    await screenshot(page, 'designer toolbar')
    await toolbar().getByRole('button', { name: 'Move down: Paragraph' }).click()
    await expect.poll(async () => (await drawnSections(page)).slice(0, 2)).toEqual(['Second by hand', 'First by hand'])
  })

  it('delete takes the section away and selects the next', { tags: ['D-10'] }, async () => {
    await toolbar().getByRole('button', { name: 'Delete: Paragraph' }).click()
    await expect.poll(async () => (await drawnSections(page)).length).toBe(2)
    await toolbar()
      .getByRole('button', { name: /^Shuffle/ })
      .waitFor()
  })

  it('shuffle takes another pattern of the category; the last cannot go down', { tags: ['D-10'] }, async () => {
    const before = await sections(page)
    expect(
      await toolbar()
        .getByRole('button', { name: /^Move down/ })
        .isDisabled(),
    ).toBe(true)
    await toolbar()
      .getByRole('button', { name: /^Shuffle/ })
      .click()
    await expect.poll(async () => (await sections(page)).at(-1)).not.toBe(before.at(-1))
    expect(await sections(page)).toHaveLength(2)
  })

  it('the list does by keyboard what the toolbar does by pointer', { tags: ['D-10', 'W-03'] }, async () => {
    const before = await sections(page)
    await side(page)
      .getByRole('button', { name: `Move up: ${before[1] ?? ''}` })
      .press('Enter')
    await expect.poll(() => sections(page)).toEqual(before.toReversed())
    await side(page).getByRole('button', { name: 'Paragraph', exact: true }).press('Enter')
    await page.getByRole('toolbar', { name: 'Section: Paragraph' }).waitFor()
  })

  it(
    'an empty page shows a placeholder and cannot be saved; its button puts a first pattern in its place',
    { tags: ['D-11', 'D-13'] },
    async () => {
      for (const count of [1, 0]) {
        await side(page)
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click()
        await expect.poll(() => page.locator('.cys-section-row').count()).toBe(count)
      }
      await canvas(page).getByText('Your homepage is empty').waitFor()
      await screenshot(page, 'designer empty')
      await side(page).getByRole('button', { name: 'Back' }).click()
      await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
      await side(page).getByRole('button', { name: 'Design your homepage' }).click()
      await side(page).getByRole('button', { name: 'Add patterns' }).click()
      await list('Intro').waitFor()
      await canvas(page).getByText('Your homepage is empty').waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.cys-section-row').count()).toBe(1)
      await side(page).getByRole('button', { name: 'Back' }).click()
      await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(false)
    },
  )

  it(
    'words and a link are kept through two shuffles, and in a layout that is chosen by its picture',
    { tags: ['D-10', 'W-03'] },
    async () => {
      await openScreen(page, 'Design your homepage')
      const [first = ''] = await sections(page)
      await side(page).getByRole('button', { name: first, exact: true }).press('Enter')
      await side(page).getByRole('textbox', { name: 'Heading', exact: true }).click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('Bread from our oven')
      await page.keyboard.press('Enter')
      await side(page)
        .getByRole('button', { name: /^(Links to|No link yet)/ })
        .first()
        .click()
      await page.getByRole('searchbox', { name: /^Find a page, product/ }).fill('/loaves')
      await page.getByRole('button', { name: 'Link to /loaves' }).click()
      await page.getByRole('button', { name: 'Undo: Link of a button changed' }).waitFor()
      const title = () => canvas(page).locator('h1').first()
      let before = first
      for (let turn = 0; turn < 2; turn += 1) {
        await toolbar()
          .getByRole('button', { name: /^Shuffle/ })
          .click()
        await expect.poll(async () => (await sections(page))[0]).not.toBe(before)
        before = (await sections(page))[0] ?? ''
        await expect.poll(() => title().innerText()).toBe('Bread from our oven')
      }
      await toolbar()
        .getByRole('button', { name: `Other layouts: ${before}` })
        .press('Enter')
      const layouts = page.getByRole('complementary', { name: /^Other layouts: / })
      await layouts.getByRole('heading', { name: 'Other layouts' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Other layouts')
      expect(await layouts.locator('[aria-current="true"]').getAttribute('title')).toBe(before)
      await expect.poll(() => layouts.locator('.cys-preview:not(.is-waiting)').count()).toBeGreaterThan(1)
      await screenshot(page, 'designer layouts')
      await layouts.locator(`[title="${first}"]`).press('Enter')
      await expect.poll(async () => (await sections(page))[0]).toBe(first)
      await expect.poll(() => title().innerText()).toBe('Bread from our oven')
      await page.keyboard.press('Escape')
      await layouts.waitFor({ state: 'detached' })
      await side(page).getByRole('button', { name: 'Links to /loaves' }).first().waitFor()
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe(`Other layouts: ${first}`)
    },
  )
})

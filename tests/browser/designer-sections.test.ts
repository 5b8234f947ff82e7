// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { boxOf } from './canvas-support'
import { canvas, drawnSections, homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { grip, middleOf, threeSections } from './sections-support'
import { newVisit, screenshot } from './support'
import { addPattern, atClosing, back, save, sections } from './walk-support'

describe('the sections of the home page', { tags: ['B-09'] }, () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(threeSections)
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage')
  }, 240_000)

  it('are dragged in the list by mouse, as one step', { tags: ['B-09'] }, async () => {
    const [from, to] = [
      await middleOf(grip(page, 'Three')),
      await boxOf(side(page).locator('.cys-section-row').first()),
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, to.y + 2, { steps: 4 })
    await page.locator('.cys-section-row.is-drop-above').waitFor()
    await screenshot(page, 'sections dragged')
    await page.mouse.up()
    await expect.poll(() => sections(page)).toEqual(['Three', 'One', 'Two'])
    await expect.poll(() => drawnSections(page)).toEqual(['Three text', 'One text', 'Two text'])
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(() => sections(page)).toEqual(['One', 'Two', 'Three'])
  })

  it('are dragged by keys; Escape leaves them where they are', { tags: ['B-09'] }, async () => {
    await grip(page, 'One').press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.locator('.cys-section-row.is-drop-above').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.cys-section-row.is-drop-above').waitFor({ state: 'detached' })
    expect(await sections(page)).toEqual(['One', 'Two', 'Three'])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect.poll(() => sections(page)).toEqual(['Two', 'Three', 'One'])
    await expect.poll(() => grip(page, 'One').evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('are dragged over the page by the handle of the toolbar', { tags: ['B-09'] }, async () => {
    await side(page).getByRole('button', { name: 'Two', exact: true }).click()
    const handle = page.locator('.cys-section-grip')
    await handle.waitFor()
    await expect
      .poll(() =>
        canvas(page)
          .locator('html')
          .evaluate((html) => html.scrollTop),
      )
      .toBe(0)
    const from = await middleOf(handle)
    const to = await boxOf(canvas(page).getByText('Three text'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, to.y + 200, { steps: 4 })
    await canvas(page).locator('.cys-drop-mark').waitFor()
    await screenshot(page, 'sections dragged over the page')
    await page.mouse.up()
    await expect.poll(() => sections(page)).toEqual(['Three', 'Two', 'One'])
    await canvas(page).locator('.cys-drop-mark').waitFor({ state: 'detached' })
  })

  it(
    'a new one goes after the selected one, and the same one asks before it comes twice',
    { tags: ['B-09'] },
    async () => {
      await side(page).getByRole('button', { name: 'Three', exact: true }).click()
      const title = await addPattern(page, 'Reviews', 0)
      await expect.poll(() => sections(page)).toEqual(['Three', title, 'Two', 'One'])
      const list = page.getByRole('complementary', { name: 'Reviews' })
      await list.locator('.cys-preview-card.is-added').click()
      await list.getByRole('group', { name: `Already on the page: ${title}` }).waitFor()
      await screenshot(page, 'sections asked')
      expect(await sections(page)).toHaveLength(4)
      await page.keyboard.press('Escape')
      await list.getByRole('group').waitFor({ state: 'detached' })
      await list.locator('.cys-preview-card.is-added').click()
      await list.getByRole('button', { name: 'Show it' }).click()
      await page.getByRole('toolbar', { name: `Section: ${title}` }).waitFor()
      expect(await sections(page)).toHaveLength(4)
    },
  )

  it('patterns of all kinds are searched for', { tags: ['B-09'] }, async () => {
    const list = page.getByRole('complementary', { name: 'Reviews' })
    const cards = list.locator('.cys-preview-card')
    const search = list.getByRole('searchbox', { name: 'Search all patterns' })
    await search.fill('SOCIÁL')
    await expect.poll(() => list.getByRole('status').innerText()).toMatch(/^\d+ patterns? match/)
    await screenshot(page, 'sections searched')
    await search.fill('no such thing')
    await list.getByText('No patterns match.').waitFor()
    await expect.poll(() => cards.count()).toBe(0)
    await search.fill('')
    await expect.poll(() => cards.count()).toBeGreaterThan(0)
    await list.getByRole('button', { name: 'Close', exact: true }).click()
  })

  it('visitors see the order', { tags: ['B-09'] }, async () => {
    await back(page)
    await save(page)
    await atClosing(page)
    await page.goto('/')
    const texts = await page.getByText(/^(One|Two|Three) text$/).allInnerTexts()
    expect(texts).toEqual(['Three text', 'Two text', 'One text'])
  })

  it('an empty page has a button for its first section', { tags: ['B-09'] }, async () => {
    await restore()
    await seedStore(homeOf(paragraph('Only')))
    await openDesigner(page, '/homepage')
    await side(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    const add = page.getByRole('button', { name: 'Add a section' })
    await add.waitFor()
    await screenshot(page, 'sections none')
    await add.click()
    await page.getByRole('complementary', { name: 'Intro' }).waitFor()
  })
})

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, drawnSections, openDesigner, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'

const card = (page: Page, number: number) => page.locator('.cys-preview-card', { hasText: `Template ${number}` })
const selected = (page: Page) => page.locator('.cys-preview-card.is-selected').getAttribute('title')

describe('ready home pages, in a store whose pattern library cannot be reached', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    const visit = await newVisit({
      keep: true,
      viewport: { width: 1440, height: 900 },
      allow: [/status 500: GET .*\/patterns/],
    })
    page = visit.page
    await page.route(/\/v1\/patterns/, (route) =>
      route.fulfill({ status: 500, json: { code: 'broken', message: 'It broke' } }),
    )
    await openDesigner(page, '/homepage/ready')
  }, 240_000)

  it(
    'offers the ready home pages, the three templates first, and says why there are no more patterns',
    { tags: ['D-08', 'D-18'] },
    async () => {
      await page.getByRole('heading', { name: 'Choose your homepage' }).waitFor()
      const cards = side(page).getByRole('list', { name: 'Ready-made homepages' }).locator('.cys-preview-card')
      await expect.poll(() => cards.count()).toBe(12)
      expect(await cards.nth(0).innerText()).toContain('a wide image, reviews, social media')
      await side(page)
        .getByText("Unfortunately, we're experiencing some technical issues — please come back later")
        .waitFor()
      await page.locator('.cys-preview:not(.is-waiting)').first().waitFor()
      await screenshot(page, 'templates')
    },
  )

  it(
    'the chosen one replaces everything between header and footer, and the page is shown from its top',
    { tags: ['D-08'] },
    async () => {
      await canvas(page)
        .locator('html')
        .evaluate((html) => html.scrollTo(0, html.scrollHeight))
      await card(page, 2).click()
      await expect.poll(() => selected(page)).toBe('Template 2')
      await expect.poll(() => drawnSections(page).then(({ length }) => length)).toBe(5)
      const top = () =>
        canvas(page)
          .locator('html')
          .evaluate((html) => html.scrollTop)
      await expect.poll(top).toBe(0)
      await canvas(page).locator('header').first().waitFor()
      await canvas(page).locator('footer').first().waitFor()
      await expect.poll(() => page.locator('.cys-section-row').count()).toBe(5)
      await screenshot(page, 'templates chosen')
    },
  )

  it('chosen again it does nothing; another one is one step that can be undone', { tags: ['D-08'] }, async () => {
    await card(page, 2).click()
    await card(page, 3).click()
    await expect.poll(() => selected(page)).toBe('Template 3')
    await expect.poll(() => drawnSections(page).then(({ length }) => length)).toBe(4)
    await page.getByRole('button', { name: 'Undo: Homepage: Template 3' }).click()
    await expect.poll(() => selected(page)).toBe('Template 2')
    await page.getByRole('button', { name: 'Undo: Homepage: Template 2' }).click()
    await expect.poll(() => page.locator('.cys-preview-card.is-selected').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled')).toBe('true')
  })
})

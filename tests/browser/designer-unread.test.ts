// @module-tag all
/** The designer where the store does not deliver what it needs: what works goes on, and what does not is said once and truly. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, drawn, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { at, back, choosePalette, choosePart, openScreen } from './walk-support'

const broken = {
  status: 500,
  contentType: 'application/json',
  body: '{"code":"broken","message":"Disk full","data":{}}',
}

/** Everything that asks for it is refused, alone or together with others. */
const without = async (what: RegExp, viewport: { width: number; height: number }): Promise<Page> => {
  const { page } = await newVisit({
    viewport,
    allow: [/status 500/, /gave no block editor settings/],
  })
  await page.route(what, (route) => route.fulfill(broken))
  return page
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The preview of your page could not be shown.' })

/** One request of the read of a design; the others are answered. */
const ofDesign = /global-styles/
const desk = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

beforeEach(async () => {
  await restore()
  await seedStore()
})

describe('the designer without the settings of the block editor', () => {
  it(
    'the canvas says so; patterns are chosen by name, Save goes on, and trying again draws the page',
    { tags: ['D-01', 'D-02'] },
    async () => {
      // High enough for ten patterns without their pictures: nothing can be scrolled for more.
      const page = await without(/editor-settings/, { width: 1440, height: 2000 })
      await page.goto(at('assembler-hub/homepage/intro'))
      await failure(page).getByText('Your choices are kept, and you can go on choosing and saving.').waitFor()
      expect(await page.locator('.cys-skeleton').count()).toBe(0)
      const told = await notices(page).innerText()
      expect(told).toContain('The settings for the preview could not be read from the store.')
      expect(told).toContain('The store answered with error 500: Disk full')
      expect(told).not.toContain('Your current design could not be read')
      const cards = page.getByRole('complementary', { name: 'Intro' }).locator('.cys-preview-card')
      await expect.poll(() => cards.count()).toBeGreaterThan(10)
      await page.setViewportSize(desk)
      await screenshot(page, 'designer without settings patterns')
      const pattern = (await cards.first().innerText()).trim()
      await cards.first().click()
      await side(page).locator('.cys-section-row__name', { hasText: pattern }).waitFor()
      await back(page)
      await openScreen(page, 'Choose your header')
      await choosePart(page, 'With a search field')
      await screenshot(page, 'designer without settings header')
      await back(page)
      const save = page.getByRole('button', { name: 'Save', exact: true })
      await expect.poll(() => save.isEnabled()).toBe(true)
      await screenshot(page, 'designer without settings')
      await page.unroute(/editor-settings/)
      await failure(page).getByRole('button', { name: 'Try again' }).click()
      await drawn(page)
      await canvas(page).getByText(/./).first().waitFor()
      expect(await notices(page).innerText()).toBe('')
    },
  )

  it('the same on a phone', { tags: ['B-16'] }, async () => {
    const page = await without(/editor-settings/, phone)
    await page.goto(at('assembler-hub/header'))
    await failure(page).waitFor()
    await choosePart(page, 'With a search field')
    await screenshot(page, 'designer without settings phone')
  })
})

describe('the designer without the store’s design', () => {
  it('offers no choice that would do nothing, and says why; trying again brings them', { tags: ['D-01'] }, async () => {
    const page = await without(ofDesign, desk)
    await page.goto(at('assembler-hub/color-palette'))
    await side(page).getByRole('heading', { name: 'Nothing to choose yet' }).waitFor()
    expect(await notices(page).innerText()).toContain('Your current design could not be read from the store.')
    await failure(page).waitFor()
    expect(await failure(page).innerText()).not.toContain('Your choices are kept')
    expect(await side(page).getByRole('button').allInnerTexts()).toEqual([''])
    await screenshot(page, 'designer without a design')
    await back(page)
    await screenshot(page, 'designer without a design root')
    await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    await side(page).getByRole('button', { name: 'Back' }).click()
    await page.getByRole('dialog', { name: 'Leave the store designer?' }).waitFor()
    await page.getByRole('button', { name: 'Continue designing' }).click()
    await page.unroute(ofDesign)
    await notices(page).getByRole('button', { name: 'Try again' }).click()
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await drawn(page)
  })

  it.each(['homepage/intro', 'header', 'menu'])('nor on a phone: %s', { tags: ['D-01', 'B-16'] }, async (screen) => {
    const page = await without(ofDesign, phone)
    await page.goto(at(`assembler-hub/${screen}`))
    await side(page).getByRole('heading', { name: 'Nothing to choose yet' }).waitFor()
    expect(
      await page.locator('.cys-designer :is(.cys-designer-sentence, .cys-empty-page, .cys-pattern-sidebar)').count(),
    ).toBe(0)
    await screenshot(page, `designer without a design phone ${screen}`)
  })
})

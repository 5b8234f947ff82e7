// @module-tag all
/** The designer's choices stand on their own feet: the block editor's scripts come later, or not at all. */
import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { canvas, drawn, seedStore, side } from './designer-support'
import { newVisit, screenshot, withhold } from './support'
import { at, back, choosePalette, flowAddress, openScreen } from './walk-support'

/** One of the scripts that WordPress draws blocks with. */
const blockLibrary = /\/block-library(\.min)?\.js/

/** The palette's ground. */
const slate = 'rgb(19, 22, 30)'

const colorOf = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)

beforeEach(async () => {
  await restore()
  await seedStore()
})

describe('the designer without the block editor', () => {
  it('is there before it: what is chosen meanwhile is on the page once that is drawn', { tags: ['D-01'] }, async () => {
    const { page } = await newVisit()
    const held: Route[] = []
    await withhold(page, blockLibrary, (route) => void held.push(route))
    await page.goto(at('assembler-hub'))
    await page.getByText('Loading your page…').waitFor({ state: 'attached' })
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await screenshot(page, 'designer before the block editor')
    await back(page)
    await openScreen(page, 'Choose your header')
    await side(page).locator('.cys-preview-card').first().waitFor()
    await expect.poll(() => held.length).toBe(1)
    await held[0]?.continue()
    await drawn(page)
    expect(await colorOf(page)).toBe(slate)
  })

  it('offers no choice before it knows the store’s design, so that none is lost', { tags: ['D-01'] }, async () => {
    const { page } = await newVisit()
    const held: Route[] = []
    await page.route(/\/customize-your-store\/v1\/reads\?.*paths/, (route) => void held.push(route))
    await page.goto(at('assembler-hub/color-palette'))
    await page.getByText('Loading your page…').waitFor({ state: 'attached' })
    await expect.poll(() => held.length).toBe(1)
    expect(await side(page).count()).toBe(0)
    await held[0]?.continue()
    await choosePalette(page, 'Slate')
    await drawn(page)
    expect(await colorOf(page)).toBe(slate)
  })

  it(
    'says so where the page would be; the choices go on, and trying again draws the page with them',
    { tags: ['L-10', 'R-01'] },
    async () => {
      const { page } = await newVisit({ allow: [/net::ERR_FAILED/, /could not be loaded/] })
      await withhold(page, blockLibrary)
      await page.goto(at('assembler-hub'))
      const failure = page.getByRole('alert').filter({ hasText: 'The preview of your page could not be shown.' })
      await failure.getByText(/block-library.*could not be loaded/).waitFor()
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await screenshot(page, 'designer without the block editor')
      await page.unroute(blockLibrary)
      await failure.getByRole('button', { name: 'Try again' }).click()
      await drawn(page)
      await expect.poll(() => colorOf(page)).toBe(slate)
    },
  )

  it('a set-up ends in it as well, and its page is drawn once they come', { tags: ['L-10', 'N-08'] }, async () => {
    await restore()
    const { page } = await newVisit({ allow: [/net::ERR_FAILED/, /could not be loaded/] })
    await withhold(page, blockLibrary)
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'The preview of your page could not be shown.' })
    await failure.waitFor({ timeout: 120_000 })
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await page.unroute(blockLibrary)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await drawn(page)
    await expect.poll(() => colorOf(page)).toBe(slate)
  })
})

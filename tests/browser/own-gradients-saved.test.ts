// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin } from '../store/support'
import { gradientsChosen, inCanvas, onPaletteScreen, popover, readyGradient, swatch, toggle } from './colors-support'
import { openDesigner, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, openScreen, save } from './walk-support'

const grounds = [
  ['Background', '.editor-styles-wrapper', 1],
  ['Heading background', 'h2', 0],
  ['Button background', '.wp-block-button__link', 2],
] as const

describe('gradients of one’s own, saved', { tags: ['B-02'] }, () => {
  let tab: Page

  beforeAll(async () => {
    tab = await onPaletteScreen()
    await toggle(tab).click()
  }, 240_000)

  it('page, headings and buttons have them on the canvas', async () => {
    for (const [place, part, idea] of grounds) {
      await swatch(tab, place).click()
      await popover(tab).getByRole('tab', { name: 'Gradient' }).click()
      await readyGradient(tab).nth(idea).click()
      await expect.poll(() => inCanvas(tab, part, 'background-image')).toContain('linear-gradient')
      await tab.keyboard.press('Escape')
      await popover(tab).waitFor({ state: 'detached' })
    }
    await screenshot(tab, 'designer gradients')
  })

  it('saved, they are in the store’s global styles, and visitors see them', async () => {
    await back(tab)
    await save(tab)
    await atClosing(tab)
    const [page, heading, button] = (await gradientsChosen(tab)).map(({ gradient }) => gradient)
    const owner = await admin()
    const { body } = await owner.get('/wp/v2/themes?status=active')
    const [theme] = body as [{ _links: { 'wp:user-global-styles': [{ href: string }] } }]
    const id = theme._links['wp:user-global-styles'][0].href.split('/').at(-1) ?? ''
    const kept = (await owner.get(`/wp/v2/global-styles/${id}?context=edit`)).body as { styles: object }
    expect(kept.styles).toMatchObject({
      color: { gradient: page },
      elements: {
        heading: { color: { gradient: heading } },
        button: { color: { gradient: button } },
      },
    })
    const shopper = await newVisit({ loggedIn: false })
    await shopper.page.goto('/')
    const drawn = (selector: string) =>
      shopper.page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundImage)
    expect(await drawn('body')).toMatch(/^linear-gradient\(135deg, rgb/)
    expect(await drawn('h2:text("Our chairs")')).toContain('linear-gradient')
    expect(await drawn('.wp-block-button__link')).toContain('linear-gradient')
    await screenshot(shopper.page, 'front page with gradients')
    const before = await drawn('.wp-block-button__link')
    await shopper.page.locator('.wp-block-button__link').first().hover()
    await expect.poll(() => drawn('.wp-block-button__link')).not.toBe(before)
  }, 180_000)

  it('opened anew, they are known as own ones, and the palette under them can come back', async () => {
    const later = (await newVisit({ viewport: { width: 1440, height: 900 } })).page
    await openDesigner(later)
    await openScreen(later, 'Choose your color palette')
    await side(later)
      .getByRole('button', { name: /^Background: .* now gradient of #.* at 135 degrees$/ })
      .waitFor()
    await side(later).getByRole('button', { name: 'Reset to palette' }).click()
    await later.locator('.cys-palette.is-active[aria-label="Ancient Bronze"]').waitFor()
    await expect.poll(() => inCanvas(later, '.editor-styles-wrapper', 'background-image')).toBe('none')
  }, 180_000)
})

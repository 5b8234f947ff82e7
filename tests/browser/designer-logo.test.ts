import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { png } from '../fixtures/pictures'
import { admin, restore } from '../store/support'
import { violations } from './axe'
import { canvas, openDesigner, path, seedStore, side } from './designer-support'
import { chooseLogo, drawnLogo, drawnWidth, logoPicture, shopLogo } from './logo-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, choosePart, openScreen, save } from './walk-support'

describe('the logo', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const slider = () => side(page).getByRole('slider', { name: 'Image width' })

  it('the menu leads to it; without a logo it offers the ways to get one', { tags: ['D-12'] }, async () => {
    await openScreen(page, 'Add your logo')
    await page.getByRole('heading', { name: 'Add your logo' }).waitFor()
    expect(path(page)).toBe('/customize-store/assembler-hub/logo')
    await side(page).getByText('SVG or PNG of at least 300px wide').waitFor()
    await side(page).getByRole('button', { name: 'Open media library' }).waitFor()
    expect(await slider().count()).toBe(0)
    await screenshot(page, 'logo empty')
  })

  it('a PNG goes up and is on the page at once, as wide as its shape asks for', { tags: ['D-12'] }, async () => {
    await chooseLogo(page, { name: 'maple-and-moss.png', mimeType: 'image/png', buffer: png(600, 300) })
    await logoPicture(page).waitFor({ timeout: 60_000 })
    await expect.poll(() => drawnLogo(page).getAttribute('src')).toContain('maple-and-moss')
    await expect.poll(() => drawnWidth(page)).toBe(160)
    await undo('Logo: maple-and-moss.png').waitFor()
    await screenshot(page, 'logo set')
  })

  it(
    'given keys, then the slider moves from its least width; a drag is one step and redraws nothing else',
    { tags: ['D-12'] },
    async () => {
      expect(await slider().getAttribute('min')).toBe('40')
      expect(await slider().getAttribute('max')).toBe('200')
      const neighbour = canvas(page).locator('header .wp-block-site-title, header .wp-block-navigation').first()
      await neighbour.evaluate((element) => element.setAttribute('data-same', 'yes'))
      await slider().press('ArrowRight')
      await undo('Logo width: 161 pixels').click()
      await expect.poll(() => drawnWidth(page)).toBe(160)
      await slider().evaluate(dragged, 180)
      await undo('Logo width: 180 pixels').waitFor()
      await expect.poll(() => drawnWidth(page)).toBe(180)
      expect(await neighbour.getAttribute('data-same')).toBe('yes')
      await undo('Logo width: 180 pixels').click()
      await expect.poll(() => drawnWidth(page)).toBe(160)
      await page.getByRole('button', { name: 'Redo: Logo width: 180 pixels' }).click()
      await expect.poll(() => drawnWidth(page)).toBe(180)
    },
  )

  it(
    'the logo is the site icon by choice only, and a wide one is cut to a square',
    { tags: ['D-12', 'B-05'] },
    async () => {
      const icon = side(page).getByRole('checkbox', { name: 'Use as site icon' })
      expect(await icon.isChecked()).toBe(false)
      await icon.click()
      const cuts = side(page).getByRole('group', { name: 'Make the site icon square' })
      await cuts.getByRole('button', { name: 'Middle only' }).waitFor()
      await screenshot(page, 'logo cuts')
      await cuts.getByRole('button', { name: 'Whole logo' }).click()
      await undo('Use logo as site icon').waitFor({ timeout: 60_000 })
      expect(await icon.isChecked()).toBe(true)
      await icon.click()
      await undo('Do not use logo as site icon').click()
      await undo('Use logo as site icon').waitFor()
      const link = side(page).getByRole('checkbox', { name: 'Link logo to homepage' })
      expect(await link.isChecked()).toBe(true)
      await link.click()
      await undo('Do not link logo').waitFor()
      await screenshot(page, 'logo settings')
    },
  )

  it(
    'WordPress’s media library is loaded when it is asked for, and offers another picture',
    { tags: ['D-12'] },
    async () => {
      expect(await page.evaluate(() => 'media' in (window as unknown as { wp: object }).wp)).toBe(false)
      await side(page).getByRole('button', { name: 'Options' }).click()
      await screenshot(page, 'logo options')
      expect(await violations(page)).toEqual([])
      await page.getByRole('menuitem', { name: 'Replace' }).click()
      const library = page.getByRole('dialog', { name: 'Choose your logo' })
      await library.getByRole('tab', { name: 'Upload files' }).click({ timeout: 90_000 })
      const chooser = page.waitForEvent('filechooser')
      await library.getByRole('button', { name: 'Select Files' }).click()
      await (
        await chooser
      ).setFiles([{ name: 'tall.png', mimeType: 'image/png', buffer: png(200, 400, [120, 60, 140]) }])
      const use = library.getByRole('button', { name: 'Use as logo' })
      await library.getByText('200 by 400 pixels').waitFor({ timeout: 60_000 })
      await expect.poll(() => use.isEnabled()).toBe(true)
      await screenshot(page, 'logo library')
      await use.press('Enter')
      await expect.poll(() => drawnLogo(page).getAttribute('src')).toContain('tall')
      expect(await slider().getAttribute('min')).toBe('20')
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.cys-logo') !== null)).toBe(true)
      await undo('Logo: tall.png').click()
      await expect.poll(() => drawnLogo(page).getAttribute('src')).toContain('maple-and-moss')
      await expect.poll(() => drawnWidth(page)).toBe(180)
    },
  )

  it('another header keeps the logo and its look', { tags: ['D-12'] }, async () => {
    await back(page)
    await openScreen(page, 'Choose your header')
    await choosePart(page, 'With a search field')
    await expect.poll(() => drawnLogo(page).getAttribute('src')).toContain('maple-and-moss')
    await expect.poll(() => drawnWidth(page)).toBe(180)
    await back(page)
  })

  it('after Save the shop shows the logo as it was set', { tags: ['D-12', 'D-14'], timeout: 240_000 }, async () => {
    await save(page)
    await atClosing(page)
    const { logo, width, linked, icon } = await shopLogo(page)
    expect(logo).toContain('maple-and-moss')
    expect({ width, linked }).toEqual({ width: '180', linked: false })
    expect(icon).toContain('site-icon')
  })

  it(
    'deleted and saved, it is gone from page and settings; an icon of its own stays',
    { tags: ['D-12'], timeout: 240_000 },
    async () => {
      await openDesigner(page, '/logo')
      await logoPicture(page).waitFor()
      await side(page).getByRole('button', { name: 'Options' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await side(page).getByRole('button', { name: 'Upload an image' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Upload an image')
      await expect.poll(() => drawnLogo(page).count()).toBe(0)
      await back(page)
      await save(page)
      await atClosing(page)
      const { body } = await (await admin()).get('/wp/v2/settings?_fields=site_logo,site_icon')
      expect(body).toMatchObject({ site_logo: null })
      const { logo, icon } = await shopLogo(page)
      expect(logo).toBeNull()
      expect(icon).toContain('site-icon')
    },
  )
})

/** Moves the slider through every width up to this one, within one task: a slow machine must not make it rest on the way. */
const dragged = (slider: HTMLElement | SVGElement, to: number): void => {
  const input = slider as HTMLInputElement
  for (let width = Number(input.value) + 1; width <= to; width += 1) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(width))
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

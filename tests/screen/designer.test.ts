import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { atRest, boxOf } from '../browser/canvas-support'
import { places } from '../browser/rooms'
import { canvas, homeOf, openDesigner, paragraph, path, seedStore, side } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import type { Visit } from '../browser/support/visit'
import { chooseFonts, choosePart } from '../browser/walk-support'

const link = '<!-- wp:paragraph -->\n<p><a href="https://example.org/away">Away</a></p>\n<!-- /wp:paragraph -->'

/** What the menu leads to. */
const items = places.filter(([address]) => address !== '')

describe('the designer', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('By hand'), link))
    visit = await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })
    page = visit.page
    await openDesigner(page)
  }, 240_000)

  it(
    'opens on its menu, under the site’s title and the way to the admin home',
    { tags: ['D-01', 'R-06'] },
    async () => {
      await page.getByRole('heading', { level: 1, name: "Let's get creative" }).waitFor()
      expect(await side(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['STYLE', 'LAYOUT'])
      expect(await side(page).locator('.cys-designer-menu__item').allInnerTexts()).toEqual(
        items.map(([, label]) => label),
      )
      await page.locator('.cys-site-hub').getByText('Maple & Moss').waitFor()
      expect(await page.getByRole('link', { name: 'Go to the admin home' }).getAttribute('href')).toContain(
        '/wp-admin/',
      )
      await screenshot(page, 'designer root')
    },
  )

  it.each(items)(
    '%s, "%s", opens its screen, without Save, takes the focus there, and comes back',
    { tags: ['D-01', 'D-13'] },
    async (address, label) => {
      await side(page).getByRole('button', { name: label }).click()
      const heading = page.getByRole('heading', { level: 1, name: label })
      await heading.waitFor()
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => path(page)).toBe(`/customize-store/assembler-hub${address}`)
      expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
      await side(page).getByRole('button', { name: 'Back' }).click()
      await page.getByRole('heading', { level: 1, name: "Let's get creative" }).waitFor()
      await page.getByRole('button', { name: 'Save' }).waitFor()
    },
  )

  it('draws the store’s own home page in one frame, scaled to what is left minus 24', { tags: ['D-02'] }, async () => {
    const frames = page.locator('.cys-canvas iframe')
    expect([await frames.count(), await frames.getAttribute('title'), await frames.getAttribute('name')]).toEqual([
      1,
      'Editor canvas',
      'editor-canvas',
    ])
    await canvas(page).getByText('By hand').waitFor()
    const [frame, box] = [await boxOf(frames), await boxOf(page.locator('.cys-canvas__box'))]
    expect(frame.width).toBeCloseTo(1440 - 360 - 24, 1)
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(frame[side]).toBeCloseTo(box[side], 0)
  })

  it('nothing in it leads away: a click on a link begins to write there', { tags: ['D-02', 'U-01'] }, async () => {
    const before = page.url()
    await (await atRest(canvas(page).getByText('Away'))).click({ force: true })
    const inPlace = canvas(page).getByRole('textbox', { name: 'Text on the page' })
    await inPlace.waitFor()
    await page.keyboard.press('Escape')
    await inPlace.waitFor({ state: 'detached' })
    expect([path(page), visit.outside, visit.context.pages().length]).toEqual([
      '/customize-store/assembler-hub/homepage',
      [],
      1,
    ])
    await page.goBack()
    await expect.poll(() => page.url()).toBe(before)
  })

  it('stands above the choices on small windows, as the same frame', { tags: ['D-02'] }, async () => {
    const frame = page.locator('.cys-canvas iframe')
    await frame.evaluate((element) => element.setAttribute('data-same', 'yes'))
    await page.setViewportSize({ width: 781, height: 800 })
    const below = async () => {
      const [above, choices] = [await frame.boundingBox(), await side(page).boundingBox()]
      return choices!.y >= above!.y + above!.height
    }
    await expect.poll(below).toBe(true)
    await screenshot(page, 'designer small')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(below).toBe(false)
    expect(await frame.getAttribute('data-same')).toBe('yes')
  })

  it('fonts in two columns, each drawn in itself; a choice changes the page', { tags: ['D-05'] }, async () => {
    await side(page).getByRole('button', { name: 'Choose fonts' }).click()
    const grid = page.locator('.cys-fonts')
    expect(await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(2)
    // The collection is asked for when the screen opens.
    await expect.poll(() => page.locator('.cys-font').count()).toBe(19)
    await expect.poll(() => page.evaluate(() => document.fonts.check('300 16px Cardo'))).toBe(true)
    await chooseFonts(page, 'Inter + Cardo Font')
    const text = canvas(page).getByText('By hand')
    await expect.poll(() => text.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Cardo')
    await screenshot(page, 'designer fonts')
    await side(page).getByRole('button', { name: 'Back' }).click()
  })

  it('headers and footers by live previews; the page shows the chosen one', { tags: ['D-06'] }, async () => {
    await side(page).getByRole('button', { name: 'Choose your footer' }).click()
    await choosePart(page, 'With an invitation')
    await canvas(page).locator('footer .wc-blocks-pattern-footer-large').waitFor()
    const scrolled = () =>
      canvas(page)
        .locator('html')
        .evaluate((html) => html.scrollTop + html.clientHeight >= html.scrollHeight - 2)
    await expect.poll(scrolled).toBe(true)
    await page.locator('.cys-preview:not(.is-waiting)').first().waitFor()
    await screenshot(page, 'designer footer')
    await side(page).getByRole('button', { name: 'Back' }).click()
    await side(page).getByRole('button', { name: 'Choose your header' }).click()
    await choosePart(page, 'Menu in a row of its own')
    await canvas(page).locator('header .wc-blocks-pattern-header-centered-menu').waitFor()
    await expect
      .poll(() =>
        canvas(page)
          .locator('html')
          .evaluate((html) => html.scrollTop),
      )
      .toBe(0)
    expect(await page.locator('.cys-preview-card.is-selected').count()).toBe(1)
    await side(page).getByRole('button', { name: 'Back' }).click()
  })
})

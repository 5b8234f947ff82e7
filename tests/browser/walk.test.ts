import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { rgbOf } from '../../src/color'
import { colorOf } from '../../src/catalogue/palettes/palette'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { restore } from '../store/support'
import { bootNonce, everythingKept } from './kept'
import { expectRecipeOnServer } from './set-up-recipe'
import { newVisit, screenshot } from './support'
import type { Visit } from './support/visit'
import {
  addPattern,
  closePatterns,
  atClosing,
  back,
  canvas,
  chooseFonts,
  choosePalette,
  choosePart,
  openScreen,
  save,
  sections,
  nonce,
  row,
  headingsIn,
  setUpStore,
} from './walk-support'

/** The palette that the merchant takes, as a browser tells its colors. */
const palette = { title: 'Green Thumb', ...colorsOf('Green Thumb') }

describe('a merchant designs a store without AI', () => {
  let visit: Visit
  let page: Page
  const chosen = { added: [] as string[], order: [] as readonly string[], headings: [] as readonly string[] }

  beforeAll(async () => {
    await restore()
    visit = await newVisit({ motion: true, keep: true, viewport: { width: 1440, height: 900 } })
    page = visit.page
  }, 120_000)

  it(
    'from the intro through the set-up into the designer',
    { tags: ['I-02', 'N-01', 'D-01'], timeout: 300_000 },
    async () => {
      await setUpStore(page)
      expect(new URL(page.url()).searchParams.get('path')).toBe('/customize-store/assembler-hub')
      await screenshot(page, 'walk-designer')
    },
  )

  it(
    'theme, fonts, products, parts, home page and styles on the server are those of the recipe',
    { tags: ['N-03', 'N-05', 'N-08'] },
    expectRecipeOnServer,
  )

  it('a palette', { tags: ['D-04'] }, async () => {
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, palette.title)
    const body = canvas(page).locator('body')
    await expect.poll(() => body.evaluate((element) => getComputedStyle(element).color)).toBe(palette.text)
    await screenshot(page, 'walk-palette')
    await back(page)
  })

  it('fonts', { tags: ['D-05'] }, async () => {
    await openScreen(page, 'Choose fonts')
    await chooseFonts(page, 'Montserrat + Arvo')
    await screenshot(page, 'walk-fonts')
    await back(page)
  })

  it('a header and a footer', { tags: ['D-06'] }, async () => {
    await openScreen(page, 'Choose your header')
    await choosePart(page, 'With a search field')
    await screenshot(page, 'walk-header')
    await back(page)
    await openScreen(page, 'Choose your footer')
    await choosePart(page, 'With an invitation')
    await screenshot(page, 'walk-footer')
    await back(page)
  })

  it('two patterns, a move, a shuffle', { tags: ['D-07', 'D-10'] }, async () => {
    await openScreen(page, 'Design your homepage')
    const before = await sections(page)
    chosen.added.push(await addPattern(page, 'Services', 0), await addPattern(page, 'Reviews', 0))
    await expect.poll(() => sections(page)).toEqual([...before, ...chosen.added])
    await screenshot(page, 'walk-patterns')
    await closePatterns(page)
    const [services = '', reviews = ''] = chosen.added
    await row(page, `Move up: ${reviews}`).click()
    await expect.poll(() => sections(page)).toEqual([...before, reviews, services])
    await row(page, `Shuffle: ${services}`).click()
    await expect.poll(async () => (await sections(page)).at(-1)).not.toBe(services)
    chosen.order = await sections(page)
    expect(chosen.order.slice(0, -1)).toEqual([...before, reviews])
    chosen.headings = await headingsIn(canvas(page))
    expect(new Set(chosen.headings).size).toBeGreaterThan(2)
    await back(page)
  })

  it('nothing of all this holds the nonce', { tags: ['L-09'] }, async () => {
    expect(await everythingKept(page)).not.toContain(await bootNonce(page))
  })

  it('Save and the closing screen', { tags: ['D-13', 'T-01', 'T-04'], timeout: 180_000 }, async () => {
    await save(page)
    await atClosing(page)
    await screenshot(page, 'walk-closing')
    const options = await page.request.get(
      '/wp-json/wc-admin/options?options=woocommerce_admin_customize_store_completed,woocommerce_admin_customize_store_completed_theme_id',
      { headers: { 'X-WP-Nonce': await nonce(page) } },
    )
    expect(await options.json()).toEqual({
      woocommerce_admin_customize_store_completed: 'yes',
      woocommerce_admin_customize_store_completed_theme_id: 'twentytwentyfour//home',
    })
  })

  it("the shop's front page, logged out, shows each choice", { tags: ['D-14'], timeout: 120_000 }, async () => {
    const shopper = await newVisit({ loggedIn: false, viewport: { width: 1440, height: 900 } })
    await shopper.page.goto('/')
    await shopper.page.waitForLoadState('networkidle')
    await screenshot(shopper.page, 'walk-front')
    expect(await shopper.page.locator('#wpadminbar').count()).toBe(0)
    const look = await shopper.page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
      return {
        background: style('body').backgroundColor,
        text: style('body').color,
        body: style('body').fontFamily,
        heading: style('h1, h2').fontFamily,
        fonts: [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
        header: document.querySelector('header')?.innerHTML ?? '',
        footer: document.querySelector('footer')?.innerHTML ?? '',
        button: style('.wp-element-button').backgroundColor,
      }
    })
    expect(look.background).toBe(palette.background)
    expect(look.text).toBe(palette.text)
    expect(look.button).toBe(palette.button)
    expect(look.body.toLowerCase()).toContain('arvo')
    expect(look.heading.toLowerCase()).toContain('montserrat')
    expect(look.fonts.map((name) => name.toLowerCase())).toEqual(expect.arrayContaining(['arvo', 'montserrat']))
    expect(look.header).toContain('wc-blocks-pattern-header-large')
    expect(look.footer).toContain('wc-blocks-pattern-footer-large')
    expect(await headingsIn(shopper.page)).toEqual(chosen.headings)
    expect(await page.title()).toBeTruthy()
  })
})

function colorsOf(title: string) {
  const found = paletteTitled(title)
  if (found === undefined) throw new Error(`No palette ${title}`)
  const rgb = (slug: string) => `rgb(${rgbOf(colorOf(found, slug)).join(', ')})`
  return { background: rgb('background'), text: rgb('foreground'), button: rgb('secondary') }
}

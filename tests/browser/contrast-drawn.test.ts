import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrast } from '../../src/color'
import { admin, restore } from '../store/support'
import { violations } from './axe'
import { chosen, grade, hex, inCanvas, toggle } from './colors-support'
import { canvas, homeOf, openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { choosePalette } from './walk-support'

const icons = `<!-- wp:social-links {"iconColor":"foreground","className":"is-style-logos-only"} -->\n<ul class="wp-block-social-links is-style-logos-only"><!-- wp:social-link {"url":"https://www.instagram.com/","service":"instagram"} /--></ul>\n<!-- /wp:social-links -->`
const band = (metadata: string, inner: string) =>
  `<!-- wp:group {"metadata":{"name":"${metadata}"},"backgroundColor":"tertiary"} -->\n<div class="wp-block-group has-tertiary-background-color has-background">${inner}</div>\n<!-- /wp:group -->`
const words = `<!-- wp:paragraph -->\n<p>Oak and ash, <a href="/shop">a link</a></p>\n<!-- /wp:paragraph -->`
const names = `<!-- wp:query {"queryId":3,"query":{"perPage":3,"postType":"product","order":"desc","orderBy":"date","inherit":false}} -->\n<div class="wp-block-query"><!-- wp:post-template -->\n<!-- wp:post-title {"level":3,"isLink":true} /-->\n<!-- /wp:post-template --></div>\n<!-- /wp:query -->`
const stripe = `<!-- wp:group {"metadata":{"name":"Night stripe"},"style":{"color":{"background":"#102030"}}} -->\n<div class="wp-block-group has-background" style="background-color:#102030"><!-- wp:paragraph {"className":"at-night"} -->\n<p class="at-night">Made after dark</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->`

const shopName = '.wp-block-site-title a'
const product = '.wp-block-post-title a'
const icon = '.wp-block-social-links .wp-social-link'

describe('given Cinnamon Latte and light colors of one’s own', { tags: ['B-02', 'B-03'] }, () => {
  let tab: Page

  beforeAll(async () => {
    await restore()
    await (await admin()).post('/wp/v2/product', { title: 'Serving bowl', status: 'publish' })
    await seedStore(homeOf(band('Tinted band', icons + words), names, stripe))
    tab = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(tab, '/color-palette')
    await choosePalette(tab, 'Cinnamon Latte')
    await toggle(tab).click()
    await type(tab, 'Background', 'fffdf8')
  }, 240_000)

  it('then the shop’s name, product names, icons and the tinted band can be read', async () => {
    await expect.poll(() => inCanvas(tab, '.editor-styles-wrapper', 'background-color')).toBe('rgb(255, 253, 248)')
    await canvas(tab).locator(product).first().waitFor()
    const page = '#fffdf8'
    const surface = hexOf(await inCanvas(tab, '.has-tertiary-background-color', 'background-color'))
    expect(contrast(hexOf(await inCanvas(tab, shopName, 'color')), page)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hexOf(await inCanvas(tab, product, 'color')), page)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(hexOf(await inCanvas(tab, icon, 'color')), surface)).toBeGreaterThanOrEqual(3)
    expect(
      contrast(hexOf(await inCanvas(tab, '.has-tertiary-background-color p', 'color')), surface),
    ).toBeGreaterThanOrEqual(4.5)
    await screenshot(tab, 'designer contrast latte')
  })

  it('then what is too pale is listed with its section, a click shows it, and a click mends it', async () => {
    const failing = grade(tab, 'Text').filter({ hasText: 'Too low' })
    await failing.getByText('In: Night stripe').waitFor()
    // The list follows a choice after a quarter of a second, and may replace the row just now.
    await expect
      .poll(() =>
        failing.scrollIntoViewIfNeeded({ timeout: 2000 }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await screenshot(tab, 'designer contrast failing')
    expect(await violations(tab, '.cys-designer__side')).toEqual([])
    await tab.getByRole('button', { name: 'Show: Text', exact: true }).click()
    await canvas(tab).locator('.cys-outline.is-selected').waitFor()
    await tab.getByRole('button', { name: 'Make readable: Text', exact: true }).click()
    await tab.getByRole('button', { name: 'Make readable: Text', exact: true }).waitFor({ state: 'detached' })
    await expect
      .poll(async () => contrast(hexOf(await inCanvas(tab, '.at-night', 'color')), '#102030'))
      .toBeGreaterThanOrEqual(4.5)
    await tab.getByRole('button', { name: 'Undo: Make readable' }).waitFor()
  })

  it('then own text that is too pale is mended for shop name, products, icons and text by one click', async () => {
    await type(tab, 'Text', 'e0e0e0')
    await tab.getByRole('button', { name: 'Make readable: Shop name' }).click()
    await tab
      .getByRole('button', { name: /^Make readable/ })
      .first()
      .waitFor({ state: 'detached' })
    expect((await chosen(tab)).at(-1)).toMatchObject({ place: 'text' })
    for (const [what, ground] of [
      [shopName, '#fffdf8'],
      [product, '#fffdf8'],
      [
        '.has-tertiary-background-color p',
        hexOf(await inCanvas(tab, '.has-tertiary-background-color', 'background-color')),
      ],
    ] as const)
      await expect
        .poll(async () => contrast(hexOf(await inCanvas(tab, what, 'color')), ground))
        .toBeGreaterThanOrEqual(4.5)
  })
})

const type = async (tab: Page, place: string, color: string): Promise<void> => {
  await hex(tab, place).fill(color)
  await hex(tab, place).press('Enter')
}

/** A computed color as hex. */
const hexOf = (rgb: string): string => {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(rgb)?.slice(1).map(Number) ?? []
  if (channels.length < 3) throw new Error(`Not an opaque color: ${rgb}`)
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}

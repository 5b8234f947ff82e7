/** The panel for colors of one's own, as a merchant finds it. */
import type { Page } from 'playwright-core'
import { restore } from '../store/support'
import { canvas, homeOf, openDesigner, seedStore } from './designer-support'
import { everythingKept } from './kept'
import { newVisit } from './support'
import { choosePalette } from './walk-support'

const home = homeOf(
  `<!-- wp:heading -->\n<h2 class="wp-block-heading">Our chairs</h2>\n<!-- /wp:heading -->`,
  `<!-- wp:paragraph -->\n<p>Oak and ash, <a href="/shop">a link</a></p>\n<!-- /wp:paragraph -->`,
  `<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Buy now</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->`,
)

/** The link in the page's text; the site's title is a link in a paragraph, too. */
export const link = 'p:not(.wp-block-site-title) > a'

/** A new store, its page with a heading, a link and a button, in Ancient Bronze. */
export const onPaletteScreen = async (): Promise<Page> => {
  await restore()
  await seedStore(home)
  const { page } = await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })
  await openDesigner(page, '/color-palette')
  await choosePalette(page, 'Ancient Bronze')
  return page
}

export const panel = (page: Page) => page.locator('.cys-colors')
export const toggle = (page: Page) => page.getByRole('button', { name: 'Custom colors' })
export const hex = (page: Page, place: string) =>
  page.getByRole('textbox', { name: `${place}, hex color`, exact: true })
export const swatch = (page: Page, place: string) =>
  panel(page).getByRole('button', { name: new RegExp(`^${place}: pick a color`) })
/** What a swatch opens. */
export const popover = (page: Page) => page.locator('.cys-color__popover')
/** The gradients that a ground is offered. */
export const readyGradient = (page: Page) => popover(page).getByRole('option', { name: /^Gradient: / })
export const grade = (page: Page, place: string) =>
  page.locator('.cys-contrast__row').filter({ has: page.getByText(place, { exact: true }) })

/** A computed style of the canvas's first element of that kind. */
export const inCanvas = (page: Page, selector: string, property: string): Promise<string> =>
  canvas(page)
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** All facts of own colors in the log, in order. */
export const chosen = (page: Page) => factsOf(page, 'ColourChosen')

/** The same of gradients. */
export const gradientsChosen = (page: Page) => factsOf(page, 'GradientChosen')

const factsOf = async (page: Page, type: string) => {
  const [facts] = JSON.parse(await everythingKept(page)) as [readonly { event: Record<string, unknown> }[]]
  return facts.map(({ event }) => event).filter((event) => event['type'] === type)
}

/** A merchant's steps through the flow, by the names that they see. */
import type { FrameLocator, Page } from 'playwright-core'
import { fontsName } from '../../src/views/design/labels'

const adminPage = `/wp-admin/admin.php?page=${process.env['WOOCOMMERCE_UNDER_TEST'] ? 'wc-admin' : 'customize-your-store'}`

/** The flow's first screen. With a real WooCommerce the flow is a page of WooCommerce's admin. */
export const flowAddress = process.env['WOOCOMMERCE_UNDER_TEST'] ? `${adminPage}&path=/customize-store` : adminPage
export const at = (path: string) => `${adminPage}&path=/customize-store/${path}`

/** From the intro through the set-up into the designer; waits until the page is drawn. */
export const setUpStore = async (page: Page): Promise<void> => {
  await page.goto(flowAddress)
  await page.getByRole('button', { name: 'Start designing' }).click()
  await inDesigner(page)
}

/** The designer is there, and what goes on behind it has ended. */
export const inDesigner = async (page: Page): Promise<void> => {
  await atDesigner(page)
  await page.locator('.cys-background-work > *').first().waitFor({ state: 'detached', timeout: 180_000 })
}

/** The set-up's loader is gone and the canvas shows the page, no picture of it. PHP on WebAssembly takes its time. */
export const atDesigner = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: "Let's get creative" }).waitFor({ timeout: 180_000 })
  await page.locator('.cys-loader').waitFor({ state: 'detached', timeout: 120_000 })
  await canvas(page).locator('header').first().waitFor({ timeout: 120_000 })
  // They are on from the moment that the log says that the page is shown.
  const on = page.locator('.cys-devices__button:not([aria-disabled="true"])').first()
  await on.waitFor({ state: 'attached', timeout: 120_000 })
}

export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[name="editor-canvas"]')

/** The designer's side, apart from the canvas and the list of patterns. */
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })

export const openScreen = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const back = (page: Page) => navigation(page).getByRole('button', { name: 'Back', exact: true }).click()

export const choosePalette = async (page: Page, title: string): Promise<void> => {
  const item = page.getByRole('button', { name: title, exact: true })
  await item.click()
  await page.locator(`.cys-palette[aria-label="${title}"].is-active`).waitFor()
}

export const chooseFonts = async (page: Page, title: string): Promise<void> => {
  const name = fontsName(title)
  await page.getByRole('button', { name, exact: true }).click()
  await page.locator(`.cys-font[aria-label="${name}"].is-active`).waitFor()
}

export const choosePart = async (page: Page, title: string): Promise<void> => {
  await page.locator('.cys-preview-card', { hasText: title }).click()
  await page.locator('.cys-preview-card.is-selected', { hasText: title }).waitFor()
}

/** Closes the list of patterns, beside which the room is only a column of pictures. */
export const closePatterns = async (page: Page): Promise<void> => {
  await page.locator('.cys-pattern-sidebar').getByRole('button', { name: 'Close', exact: true }).click()
  await page.locator('.cys-pattern-sidebar').waitFor({ state: 'detached' })
}

/** Adds the nth pattern of a category and gives its title. */
export const addPattern = async (page: Page, category: string, nth: number): Promise<string> => {
  await page.locator('[data-category]:visible', { hasText: category }).click()
  const list = page.getByRole('complementary', { name: category })
  const card = list.locator('.cys-preview-card').nth(nth)
  const title = (await card.getAttribute('title')) ?? ''
  const isThere = (await card.getAttribute('class'))?.includes('is-added') === true
  await card.click()
  // What is on the page asks before it comes twice.
  if (isThere) await list.getByRole('button', { name: 'Add again' }).click()
  await list.locator('.cys-preview-card.is-added', { hasText: title }).first().waitFor()
  return title
}

/** Titles of the page's sections, in order. */
export const sections = async (page: Page): Promise<readonly string[]> => {
  const rows = page.locator('.cys-section-row__name')
  await rows.first().waitFor()
  return rows.allInnerTexts()
}

export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

export const atClosing = (page: Page) =>
  page.getByRole('heading', { name: 'Your store looks great!' }).waitFor({ timeout: 120_000 })

/** Blocks between header and footer on the shop's page. */
export const sectionCount = (page: Page) =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll('.wp-site-blocks > *')]
    return inside.filter((element) => !element.matches('header, footer, style, script')).length
  })

/** The first heading of each block between header and footer, in order: in the canvas, or on the shop's page. */
export const headingsIn = (place: Pick<Page, 'locator'>): Promise<readonly string[]> =>
  place
    .locator(':is(.is-root-container, .wp-site-blocks) > :not(header, footer, style, script)')
    .evaluateAll((blocks) =>
      blocks.map((block) => (block.querySelector('h1, h2, h3')?.textContent ?? '').replace(/\uFEFF/g, '').trim()),
    )

export const nonce = async (page: Page): Promise<string> =>
  (await page.request.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text()

/** A button in the list of sections; the toolbar over the canvas has the same. */
export const row = (page: Page, name: string) => navigation(page).getByRole('button', { name })

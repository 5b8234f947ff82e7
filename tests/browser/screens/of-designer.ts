/** The designer's screens, on a store that has a design. */
import type { Page } from 'playwright-core'
import { goTo, openDesigner, side } from '../designer-support'
import { choosePalette } from '../walk-support'
import type { Screen } from './screen'

const screen = (name: string, address: string, sign: string, more?: (page: Page) => Promise<unknown>): Screen => ({
  name: `designer ${name}`,
  open: async (page) => {
    if (await page.locator('.cys-designer').isVisible()) await goTo(page, address)
    else await openDesigner(page, address)
    await page.getByRole('heading', { name: sign }).waitFor()
    await more?.(page)
  },
})

const palettes = 'Choose your color palette'

export const designerScreens: readonly Screen[] = [
  screen('tour', '', "Let's get creative", (page) => page.getByRole('button', { name: 'Take a tour' }).waitFor()),
  screen('tour at the canvas', '', "Let's get creative", (page) =>
    page.getByRole('button', { name: 'Take a tour' }).click(),
  ),
  screen('tour at the side', '', "Let's get creative", async (page) => {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Step 2 of 2').waitFor()
  }),
  screen('root', '', "Let's get creative", async (page) => {
    const done = page.getByRole('button', { name: 'Done' })
    if (await done.isVisible()) await done.click()
  }),
  screen('name', '/name', 'Name your store'),
  screen('logo', '/logo', 'Add your logo'),
  screen('colors', '/color-palette', palettes),
  screen('own colors', '/color-palette', palettes, async (page) => {
    const panel = page.getByRole('button', { name: 'Custom colors' })
    if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click()
    await page.locator('.cys-contrast').scrollIntoViewIfNeeded()
  }),
  {
    ...screen('steps', '/color-palette', palettes, async (page) => {
      await choosePalette(page, 'Slate')
      await choosePalette(page, 'Arctic Dawn')
      await page.getByRole('button', { name: 'History', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Palette: Slate' }).waitFor()
    }),
    close: (page) => page.keyboard.press('Escape'),
  },
  screen('fonts', '/typography', 'Choose fonts'),
  screen('header', '/header', 'Choose your header'),
  screen('menu', '/menu', 'Arrange your menu'),
  screen('footer', '/footer', 'Choose your footer'),
  screen('homepage', '/homepage/intro', 'Design your homepage'),
  screen('section in hand', '/homepage', 'Design your homepage', (page) =>
    side(page).locator('.cys-section-row__name').first().click(),
  ),
]

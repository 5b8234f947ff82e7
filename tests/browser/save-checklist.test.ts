// @module-tag more
import type { Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { readQr } from '../support/qr'
import { violations } from './axe'
import { canvas, drawn, homeOf, openDesigner, paragraph, path, seedStore, side } from './designer-support'
import { press, tabTo } from './keys'
import { newVisit, screenshot } from './support'
import { addPattern, at, atClosing, back, choosePalette, openScreen } from './walk-support'

const nowhere =
  '<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">See our bread</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->'

/** A store whose header and footer are finished; those of the theme have links that lead nowhere. */
const seedFinished = async (...sections: readonly string[]): Promise<void> => {
  await restore()
  const client = await admin()
  const put = (slug: string, content: string) =>
    client.put(`/wp/v2/template-parts/twentytwentyfour//${slug}`, { content })
  await put('header', '<!-- wp:site-title /-->')
  await put('footer', paragraph('Made in Porto'))
  await seedStore(homeOf(...sections))
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const list = (page: Page) => page.getByRole('dialog', { name: 'Before you save' })

describe('Save with nothing open', () => {
  it('is one click, and says before what visitors will see', { tags: ['U-09', 'B-10'], timeout: 240_000 }, async () => {
    await seedFinished(paragraph('Bread from our oven'))
    const { page } = await newVisit()
    await openDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await back(page)
    await page
      .locator('.cys-save-bar__visitors')
      .getByText('Visitors see your design as soon as it is saved.')
      .waitFor()
    await saveButton(page).click()
    await atClosing(page)
    expect(await page.locator('.cys-still-open').count()).toBe(0)
  })
})

describe('Save with something open', () => {
  let page: Page

  beforeAll(async () => {
    await seedFinished(paragraph('Bread from our oven'), nowhere)
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
    await side(page).getByRole('button', { name: 'Design your homepage' }).click()
    await addPattern(page, 'Reviews', 0)
    await canvas(page).getByText('Your customer’s name').first().waitFor()
    await back(page)
  }, 240_000)

  it('names it by place, for keys alone, and leads there', { tags: ['U-09', 'B-10', 'W-03'] }, async () => {
    await press(page, 'Save')
    await list(page).waitFor()
    expect(await list(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      expect.stringMatching(/^\d+ texts are still samples$/),
      '1 link leads nowhere',
    ])
    await screenshot(page, 'before save')
    expect(await violations(page)).toEqual([])
    await tabTo(page, (name) => name.includes('See our bread'))
    await page.keyboard.press('Enter')
    await expect.poll(() => path(page)).toBe('/customize-store/assembler-hub/homepage')
    await page.locator('.cys-section-row.is-selected').waitFor()
    await list(page).waitFor({ state: 'detached' })
    await back(page)
  })

  it(
    'hides the sections with samples for now, which is a step, and kept over a reload',
    { tags: ['U-09', 'B-10'] },
    async () => {
      const customer = canvas(page).getByText('Your customer’s name').first()
      await press(page, 'Save')
      await list(page).waitFor()
      await press(page, 'Hide this section for now')
      await list(page).getByRole('heading', { name: '1 section is hidden for now' }).waitFor()
      await customer.waitFor({ state: 'detached' })
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.cys-checklist') !== null))
        .toBe(true)
      await page.keyboard.press('Escape')
      await list(page).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo: Hide sections for now' }).click()
      await customer.waitFor()
      await page.getByRole('button', { name: 'Redo: Hide sections for now' }).click()
      await customer.waitFor({ state: 'detached' })
      await page.reload()
      await drawn(page)
      await canvas(page).getByText('Bread from our oven').waitFor()
      expect(await customer.count()).toBe(0)
    },
  )

  it(
    'saves anyway by one click, ticks its steps, and can be left',
    { tags: ['U-09', 'B-10'], timeout: 180_000 },
    async () => {
      let answer: () => void = () => undefined
      const asked = new Promise<Route>((resolve) => {
        void page.route(/\/v1\/publications/, async (route) => {
          resolve(route)
          await new Promise<void>((go) => (answer = go))
          await route.continue()
        })
      })
      await saveButton(page).click()
      await list(page).getByRole('button', { name: 'Save anyway' }).click()
      await asked
      await page.getByRole('button', { name: 'Saving…', exact: true }).waitFor()
      const steps = page.locator('.cys-save-steps__step')
      await expect.poll(() => steps.allInnerTexts()).toEqual([expect.stringContaining('Fonts and files'), 'Publishing'])
      expect(await steps.first().getAttribute('class')).toContain('is-done')
      await page.getByText('You can close this page. It continues when you come back.').waitFor()
      await screenshot(page, 'saving')
      expect(await violations(page)).toEqual([])
      answer()
      await atClosing(page)
    },
  )

  it(
    'names on the closing screen what is open; visitors do not see what is hidden',
    { tags: ['U-09', 'B-10'] },
    async () => {
      const open = page.getByRole('region', { name: 'Still open' })
      expect(await open.getByRole('listitem').allInnerTexts()).toEqual([
        '1 link leads nowhere',
        '1 section is hidden for now',
      ])
      await screenshot(page, 'closing with open')
      expect(await violations(page)).toEqual([])
      const front = await (await page.request.get('/')).text()
      expect(front).toContain('Bread from our oven')
      expect(front).not.toContain('Your customer’s name')
    },
  )

  it(
    'leads back into the designer, where Save does not ask again',
    { tags: ['U-09', 'B-10'], timeout: 180_000 },
    async () => {
      await page.getByRole('button', { name: 'Keep designing' }).click()
      await drawn(page)
      await page.unroute(/\/v1\/publications/)
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await back(page)
      await saveButton(page).click()
      await atClosing(page)
    },
  )
})

describe('the closing screen, for a phone', () => {
  /** The page as it is served by a store with this address. */
  const closingOf = async (home: string): Promise<Page> => {
    const { page } = await newVisit({ allow: [/./] })
    await page.route(/admin\.php/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"home":"[^"]*"/, `"home":${JSON.stringify(home)}`)
      await route.fulfill({ response, body })
    })
    await page.goto(at('transitional'))
    await atClosing(page)
    return page
  }

  beforeAll(async () => {
    await restore()
    await seedStore()
  }, 120_000)

  it.each(['http://192.168.1.20/', 'https://shop.example.com/bread/'])(
    'shows the address %s as a code and as a link',
    { tags: ['U-09', 'B-10'] },
    async (home) => {
      const page = await closingOf(home)
      const part = page.getByRole('region', { name: 'Look at it on a phone' })
      const code = part.getByRole('img', { name: 'QR code with the address of your store' })
      const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1))
      const dark = (await code.locator('path').getAttribute('d')) ?? ''
      expect(readQr({ size, path: dark })).toBe(home)
      await part.getByRole('link', { name: home }).waitFor()
      expect(await part.getByText('only in the same network').count()).toBe(home.includes('192.168') ? 1 : 0)
      await screenshot(page, `closing code ${new URL(home).hostname}`)
      expect(await violations(page)).toEqual([])
    },
  )

  it('says that a phone cannot open an address of this computer', { tags: ['U-09', 'B-10'] }, async () => {
    const { page } = await newVisit()
    await page.goto(at('transitional'))
    await atClosing(page)
    const part = page.getByRole('region', { name: 'Look at it on a phone' })
    await part.getByText('a phone cannot open its address').waitFor()
    expect(await part.getByRole('img').count()).toBe(0)
  })
})

/** One click on the page opens what changes it, from every room (U-01). */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../browser/canvas-support'
import { path } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { at, canvas, setUpStore } from '../browser/walk-support'
import { restore } from '../store/support'
import { seen } from './support'

const slow = { timeout: 300_000 }
const hub = '/customize-store/assembler-hub'

describe('a click on the page', { tags: ['U-01'] }, () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await setUpStore(page)
  }, 600_000)

  const open = async (one: Page, room: string) => {
    await one.goto(at(`assembler-hub${room}`))
    await canvas(one).locator('.wc-block-product').first().waitFor({ timeout: 120_000 })
    await one.locator('.cys-devices__button:not([aria-disabled="true"])').first().waitFor({ state: 'attached' })
  }
  const inPlace = (one: Page) => canvas(one).getByRole('textbox', { name: 'Text on the page' })
  const title = (one: Page) => canvas(one).locator('main h1, h1.wp-block-heading, h2.wp-block-heading').first()
  const click = async (element: Locator) => {
    await element.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await (await atRest(element)).click({ force: true })
  }

  it.each(['', '/color-palette', '/header', '/homepage'])(
    'given the room "%s", then each opens its own',
    slow,
    async (room) => {
      await open(page, room)
      const targets = [
        ['the name', 'header [data-type="core/site-title"]', `${hub}/name`],
        ['the menu', 'header [data-type="core/navigation"]', `${hub}/menu`],
        ['the footer', 'footer .wp-block-separator', `${hub}/footer`],
        ['a picture', '[data-type="core/image"] img', `${hub}/homepage`],
        ['a list of products', '.wc-block-product img', `${hub}/homepage`],
      ] as const
      for (const [what, selector, address] of targets) {
        await click(canvas(page).locator(selector).first())
        await expect.poll(() => path(page), { message: what }).toBe(address)
        if (what === 'a picture') await page.getByRole('textbox', { name: 'Alternative text' }).waitFor()
        if (what === 'a list of products') await page.locator('.cys-product-choices').waitFor()
        if (address !== hub + room) await page.goBack()
        await expect.poll(() => path(page)).toBe(hub + room)
      }
    },
  )

  it(
    'given a text, then the caret stands in it; Escape keeps the words, and Ctrl+Z takes them back',
    slow,
    async () => {
      await open(page, '')
      const before = await title(page).innerText()
      await click(title(page))
      await inPlace(page).waitFor()
      expect(path(page)).toBe(`${hub}/homepage`)
      await page.keyboard.type('!')
      await screenshot(page, seen('click-anything-text'))
      await page.keyboard.press('Escape')
      await inPlace(page).waitFor({ state: 'detached' })
      await expect.poll(() => title(page).innerText()).toContain('!')
      expect((await title(page).innerText()).replace('!', '')).toBe(before)
      await page.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => title(page).innerText()).toBe(before)
    },
  )

  it('given a tap on a phone, then the caret stands in the text, and the name opens its room', slow, async () => {
    const phone = (await newVisit({ viewport: { width: 390, height: 844 }, touch: true })).page
    await setUpStore(phone)
    await (await atRest(title(phone))).tap({ force: true })
    await inPlace(phone).waitFor()
    await expect.poll(() => path(phone)).toBe(`${hub}/homepage`)
    expect(await canvas(phone).locator('.cys-target').count()).toBe(0)
    await phone.keyboard.type('!')
    await screenshot(phone, seen('click-anything-phone'))
    await phone.keyboard.press('Escape')
    await inPlace(phone).waitFor({ state: 'detached' })
    await expect.poll(() => title(phone).innerText()).toContain('!')
    await (await atRest(canvas(phone).locator('header [data-type="core/site-title"]').first())).tap({ force: true })
    await expect.poll(() => path(phone)).toBe(`${hub}/name`)
  })
})

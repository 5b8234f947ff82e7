// @module-tag more
/** A link that shows the draft, from the designer: made, copied, out of date, turned off. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { violations } from './axe'
import { newVisit, screenshot } from './support'
import { readKept } from './support/read-kept'
import { at, atDesigner, choosePalette, openScreen, setUpStore } from './walk-support'

const slow = { timeout: 300_000 }

describe('a link to the draft', { tags: ['U-10'] }, () => {
  let page: Page
  let address = ''

  beforeAll(async () => {
    await restore()
    const visit = await newVisit({ keep: true })
    page = visit.page
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await setUpStore(page)
  }, 300_000)

  const dialog = () => page.getByRole('dialog', { name: 'Look at it on a phone' })
  const pressed = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
  const opened = async () => {
    await page.getByRole('navigation').getByRole('button', { name: 'Look at it on a phone' }).click()
    await dialog().waitFor()
  }
  const status = async () => (await page.request.get(address)).status()

  it(
    'is made when the merchant has read what it does, and says that this store is on this computer',
    slow,
    async () => {
      await opened()
      await dialog().getByText('without a login').waitFor()
      await dialog().getByText('A phone cannot open the link.').waitFor()
      expect(await violations(page)).toEqual([])
      await pressed('Make a link')
      await dialog().getByRole('img', { name: 'QR code of the link' }).waitFor()
      await dialog().getByText('It works until').waitFor()
      expect(await violations(page)).toEqual([])
      await screenshot(page, 'preview-link')
      await pressed('Copy link')
      await dialog().getByRole('button', { name: 'Copied' }).waitFor()
      address = await page.evaluate(() => navigator.clipboard.readText())
      expect(await status()).toBe(200)
    },
  )

  it('has its secret in no fact', slow, async () => {
    const kept = await readKept(page)
    expect(kept).toContain('PreviewLinkMade')
    expect(address.length).toBeGreaterThan(80)
    expect(kept).not.toContain(address.slice(-40))
  })

  it('given the draft changes, then it says so, and another one is offered', slow, async () => {
    await page.keyboard.press('Escape')
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Slate')
    await page.getByRole('button', { name: 'Share this draft' }).click()
    await dialog().getByText('Your draft has changed since.').waitFor()
    await dialog().getByRole('button', { name: 'Make a new link' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it(
    'given the page is opened again, then the link is in the list, can be turned off, and has ended',
    slow,
    async () => {
      await page.goto(at('assembler-hub'))
      await atDesigner(page)
      await opened()
      await dialog().getByRole('heading', { name: 'Other links that work' }).waitFor()
      expect(await status()).toBe(200)
      await dialog()
        .getByRole('button', { name: /^Turn off/ })
        .click()
      await dialog().getByRole('heading', { name: 'Other links that work' }).waitFor({ state: 'detached' })
      expect(await status()).toBe(410)
    },
  )
})

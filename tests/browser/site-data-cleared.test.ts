// @module-tag all
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, canvas, choosePalette, openScreen, save } from './walk-support'

it(
  'given the merchant clears the site’s data in the designer, then nothing is lost, and it can be saved',
  { tags: ['L-05'], timeout: 240_000 },
  async () => {
    await restore()
    await seedStore()
    const { page } = await newVisit()
    await openDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Canary')
    const color = () =>
      canvas(page)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    const before = await color()

    // As the browser's own settings do it, apart from the login.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })

    await choosePalette(page, 'Slate')
    await expect.poll(color).not.toBe(before)
    const goOn = page.getByRole('button', { name: 'Continue without local drafts' })
    await goOn.waitFor()
    await screenshot(page, 'site data cleared')
    await goOn.click()
    await back(page)
    await save(page)
    await atClosing(page)
  },
)

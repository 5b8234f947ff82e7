import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { atClosing, choosePalette, flowAddress, inDesigner, openScreen, save } from '../browser/walk-support'
import { admin, restore, type Client } from '../store/support'
import { frontPage, isDone, openShop, productNames } from './store-support'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''

describe('a store in use', () => {
  let owner: Client
  let page: Page

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await openShop(owner)
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
  }, 240_000)

  it(
    'is asked, gets a draft, and changes by Save, which completes the task',
    { tags: ['S-05'], timeout: 600_000 },
    async () => {
      const before = await frontPage()
      expect(before).toContain('Since 1987')
      expect(await frontPage()).toBe(before)

      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click({ timeout: 120_000 })
      const question = page.getByRole('dialog', { name: 'Replace your current design?' })
      await question.getByText('visitors see nothing of it until you save').waitFor()
      await question.getByText(/your front page “[^”]+”, which the new homepage replaces/).waitFor()
      await screenshot(page, `woocommerce-${version}-store-in-use`)
      await question.getByRole('button', { name: 'Start a draft' }).click()
      await inDesigner(page)
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      await page
        .getByRole('navigation', { name: 'Navigation' })
        .getByRole('button', { name: 'Back', exact: true })
        .click()

      expect(await frontPage()).toBe(before)
      expect(await productNames(owner)).toEqual(['Olive oil', 'Sea salt'])
      expect(await isDone(owner, 'customize-store')).not.toBe(true)

      // A reload of the designer keeps the draft, although the task is open.
      await page.reload()
      await inDesigner(page)
      expect(await frontPage()).toBe(before)

      await save(page)
      await atClosing(page)
      await page.getByText('Well done, your design is live.').waitFor()
      await screenshot(page, `woocommerce-${version}-closing-live`)
      expect(await page.getByText('Launch your store').count()).toBe(0)
      const after = await frontPage()
      expect(after).not.toContain('Since 1987')
      expect(await productNames(owner)).toEqual(['Olive oil', 'Sea salt'])
      expect((await owner.get('/wc-admin/options?options=woocommerce_admin_customize_store_completed')).body).toEqual({
        woocommerce_admin_customize_store_completed: 'yes',
      })
    },
  )
})

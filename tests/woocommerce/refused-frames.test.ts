/** A store whose server or security plugin lets no page be shown inside another one: the browser says so with a picture, and we in words. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDesigner } from '../browser/designer-support'
import { seedDesignedStore } from '../browser/screens/designed-store'
import { newVisit, screenshot } from '../browser/support'
import { at } from '../browser/walk-support'
import { admin, restore, type Client } from '../store/support'
import { seen } from './support'
import { withPlugin } from './theme-support'

const words = 'This page cannot be shown here. A security setting of your store may forbid it.'

describe('a store whose pages are shown in no frame', () => {
  let owner: Client
  beforeEach(async () => {
    await restore()
    owner = await admin()
    await seedDesignedStore()
  })

  const sends = (header: string) =>
    withPlugin(owner, 'refuses-frames', `add_action('send_headers', static fn() => header("${header}"));`)
  const visitOf = async () => (await newVisit({ allow: [/frame/i, /ERR_BLOCKED_BY_RESPONSE/] })).page
  const linkIn = (page: Page) => page.getByRole('link', { name: 'Open it in a new tab' })

  it.each(['X-Frame-Options: DENY', "Content-Security-Policy: frame-ancestors 'none'"])(
    'says so with a link to the page: %s',
    { tags: ['B-11', 'T-01'], timeout: 120_000 },
    async (header) => {
      await sends(header)
      const page = await visitOf()
      await openDesigner(page)
      await page.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: 'Cart' })
      await page.getByText(words).waitFor({ timeout: 60_000 })
      expect(await linkIn(page).getAttribute('href')).toContain('cys-draft=')
      expect(await page.locator('iframe[title="Preview: Cart"]').isVisible()).toBe(false)
      await screenshot(page, seen('refused-frame-page'))

      await page.goto(at('transitional'))
      await page.getByText(words).waitFor({ timeout: 60_000 })
      expect(new URL((await linkIn(page).getAttribute('href')) ?? '').search).toBe('')
      await screenshot(page, seen('refused-frame-closing'))
    },
  )

  it(
    'a page that a plugin leads to instead is not shown as the design',
    { tags: ['B-11'], timeout: 120_000 },
    async () => {
      await withPlugin(
        owner,
        'leads-on',
        `add_action('template_redirect', static function () {
        if (is_page('cart')) { header('Location: /sample-page/', true, 302); exit; }
      });`,
      )
      const page = await visitOf()
      await openDesigner(page)
      await page.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: 'Cart' })
      await page.getByRole('alert').getByText('The page could not be shown.').waitFor({ timeout: 60_000 })
      expect(await page.locator('iframe[title="Preview: Cart"]').isVisible()).toBe(false)
    },
  )
})

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { png, svg } from '../fixtures/pictures'
import { logIn } from '../store/login'
import { admin, newAccount, restore } from '../store/support'
import { theStore } from '../store/the-store'
import { openDesigner, seedStore, side } from './designer-support'
import { chooseLogo, drawnLogo, dropFile, logoPicture } from './logo-support'
import { newVisit, screenshot } from './support'

describe('what the logo screen does not allow', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    // The store refuses one upload on purpose.
    const allow = [/status 415: POST .*media/]
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 }, allow })).page
    await openDesigner(page, '/logo')
  }, 240_000)

  const notice = (text: string) => side(page).locator('.components-notice', { hasText: text })
  const slider = () => side(page).getByRole('slider', { name: 'Image width' })

  it(
    'an SVG that the store does not accept is declined with what works, and nothing is sent',
    { tags: ['D-12'] },
    async () => {
      await dropFile(page, 'logo.svg', 'image/svg+xml', svg.toString())
      await notice('This store does not accept SVG files.').waitFor()
      await screenshot(page, 'logo svg declined')
      expect(await logoPicture(page).count()).toBe(0)
    },
  )

  it(
    'a file that is no picture is declined by its name, however long, and the sentence can be put away',
    { tags: ['D-12'] },
    async () => {
      await dropFile(page, `${'a-very-long-name-of-a-price-list-'.repeat(3)}.pdf`, 'application/pdf', '%PDF')
      await notice('is not an image').waitFor()
      await screenshot(page, 'logo kind declined')
      await side(page).getByRole('button', { name: 'Close' }).click()
      await expect.poll(() => notice('').count()).toBe(0)
    },
  )

  it('what the store refuses is said, and the same file can be tried again', { tags: ['D-12'] }, async () => {
    const refusal = '{"code":"rest_upload_unknown_error","message":"The uploads folder is full.","data":{"status":500}}'
    const file = { name: 'leaf.png', mimeType: 'image/png', buffer: png(400, 400) }
    await page.route(/wp\/v2\/media/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 415, contentType: 'application/json', body: refusal })
        : route.continue(),
    )
    await chooseLogo(page, file)
    await notice('The uploads folder is full.').waitFor({ timeout: 60_000 })
    await page.unroute(/wp\/v2\/media/)
    await chooseLogo(page, file)
    await logoPicture(page).waitFor({ timeout: 60_000 })
    await expect.poll(() => notice('').count()).toBe(0)
  })

  it('on a small screen the width cannot be set; everything fits 360 pixels', { tags: ['D-12'] }, async () => {
    await slider().waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => slider().isDisabled()).toBe(true)
    await side(page).getByText('on a larger screen').waitFor()
    const wide = await page.evaluate(() => document.querySelector('.cys-designer__side')!.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await screenshot(page, 'logo small')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => slider().isDisabled()).toBe(false)
  })
})

describe('an account without the right to the store’s settings', { tags: ['W-02'] }, () => {
  it(
    'sees the logo and can neither change it nor the site icon',
    { tags: ['W-02', 'D-12'], timeout: 240_000 },
    async () => {
      const { name, password } = await newAccount('shop_manager', await admin())
      const { page } = await newVisit({
        viewport: { width: 1440, height: 900 },
        as: await logIn(theStore().url, name, password),
        // What this account may not read is what this is about.
        allow: [/status 403: GET .*wp\/v2\/(settings|users\/1)/],
      })
      await openDesigner(page, '/logo')
      await side(page).getByText('ask an administrator').waitFor()
      expect(await side(page).getByRole('button').allInnerTexts()).toEqual([''])
      expect(await side(page).getByRole('checkbox').count()).toBe(0)
      expect(await drawnLogo(page).count()).toBe(0)
      await screenshot(page, 'logo read only')
    },
  )
})

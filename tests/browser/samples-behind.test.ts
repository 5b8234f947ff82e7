// @module-tag all
import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { heldBack } from './held-back'
import { newVisit, screenshot } from './support'
import { atClosing, atDesigner, canvas, choosePalette, flowAddress, inDesigner, openScreen, save } from './walk-support'

beforeEach(() => restore())

describe('sample products', () => {
  it(
    'are made behind the designer, which says so; they survive a reload and appear by themselves',
    { tags: ['N-04', 'D-01'], timeout: 300_000 },
    async () => {
      const { page } = await newVisit()
      const { hold, letGo } = heldBack()
      await page.route(samples, hold)
      await begin(page)
      await atDesigner(page)
      const told = page.getByRole('status').filter({ hasText: 'Sample products are being made' })
      await told.waitFor()
      await screenshot(page, 'samples-being-made')
      expect(await products()).toEqual([])

      await page.reload()
      await atDesigner(page)
      await told.waitFor()
      await openScreen(page, 'Choose your color palette')
      await choosePalette(page, 'Slate')
      letGo()
      await expect.poll(() => drawn(page), { timeout: 120_000 }).toBeGreaterThan(2)
      expect(await products()).toHaveLength(6)
      await page.locator('.cys-palette[aria-label="Slate"].is-active').waitFor()
    },
  )

  it(
    'whose making was cut off are not made in a store that sells by the time that the session is resumed',
    { tags: ['N-04', 'L-03'], timeout: 300_000 },
    async () => {
      const { page, requests } = await newVisit({ allow: [/status 409: POST .*products/] })
      const { hold, letGo } = heldBack()
      await page.route(samples, hold)
      await begin(page)
      await atDesigner(page)
      await page.getByRole('status').filter({ hasText: 'Sample products are being made' }).waitFor()
      await (await admin()).post('/wp/v2/product', { title: 'My own vase', status: 'publish' })
      await page.reload()
      letGo()
      await inDesigner(page)
      await expect
        .poll(() => requests.filter(({ url }) => url.includes('/onboarding/products')).length)
        .toBeGreaterThan(1)
      await page
        .getByRole('status')
        .filter({ hasText: 'Sample products are being made' })
        .waitFor({ state: 'detached' })
      expect(await page.getByText('The sample products could not be made.').count()).toBe(0)
      expect(await products()).toHaveLength(1)
    },
  )

  it(
    'that the store cannot make do not block: it says why, makes them again, and asks no more',
    { tags: ['N-04'], timeout: 300_000 },
    async () => {
      const { page } = await newVisit({ allow: [refused] })
      let broken = true
      await page.route(samples, (route: Route) =>
        broken ? route.fulfill({ status: 500, json: { code: 'full', message: 'The disk is full' } }) : route.continue(),
      )
      await begin(page)
      await atDesigner(page)
      const notice = page.locator('.cys-save-bar').getByText('The sample products could not be made.')
      await notice.waitFor({ timeout: 60_000 })
      await screenshot(page, 'samples-refused')
      broken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await notice.waitFor({ state: 'detached' })
      await inDesigner(page)
      expect(await products()).toHaveLength(6)
    },
  )

  it(
    'that are missing when the design is saved are made on the closing screen, also after a reload',
    { tags: ['N-04'], timeout: 300_000 },
    async () => {
      const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
      const { hold, letGo } = heldBack()
      await page.route(samples, hold)
      await begin(page)
      await atDesigner(page)
      const told = page.getByRole('status').filter({ hasText: 'Sample products are being made' })
      await told.waitFor()
      await save(page)
      await atClosing(page)
      await told.waitFor()
      await screenshot(page, 'samples-being-made-after-save')
      expect(await products()).toEqual([])

      await page.reload()
      await atClosing(page)
      await told.waitFor()
      letGo()
      await told.waitFor({ state: 'detached', timeout: 120_000 })
      expect(await products()).toHaveLength(6)
    },
  )

  it(
    'that the store could not make before Save are reported on the closing screen, and made on request',
    { tags: ['N-04'], timeout: 300_000 },
    async () => {
      const { page } = await newVisit({ allow: [refused] })
      let broken = true
      await page.route(samples, (route: Route) =>
        broken ? route.fulfill({ status: 500, json: { code: 'full', message: 'The disk is full' } }) : route.continue(),
      )
      await begin(page)
      await atDesigner(page)
      const notice = page.locator('.cys-samples-fault')
      await notice.waitFor({ timeout: 60_000 })
      await save(page)
      await atClosing(page)
      await page.locator('.cys-closing').locator(notice).waitFor()
      await screenshot(page, 'samples-refused-after-save')
      broken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(async () => (await products()).length, { timeout: 120_000 }).toBe(6)
      await notice.waitFor({ state: 'detached' })
    },
  )

  it('that the merchant does without are not asked for again', { tags: ['N-04'], timeout: 300_000 }, async () => {
    const { page, requests } = await newVisit({ allow: [refused] })
    await page.route(samples, (route) => route.fulfill({ status: 500, json: { code: 'full', message: '' } }))
    await begin(page)
    const notice = page.locator('.cys-save-bar .components-notice', { hasText: 'The sample products' })
    await notice.getByRole('button', { name: 'Close' }).click({ timeout: 180_000 })
    await inDesigner(page)
    const asked = () => requests.filter(({ method, url }) => method === 'POST' && url.includes('/onboarding/products'))
    const before = asked().length
    await page.reload()
    await inDesigner(page)
    await save(page)
    await atClosing(page)
    expect(asked()).toHaveLength(before)
  })
})

const refused = /status 500: POST .*products/
const samples = '**/onboarding/products**'

const begin = async (page: Page) => {
  await page.goto(flowAddress)
  await page.getByRole('button', { name: 'Start designing' }).click()
}

const products = async () => (await (await admin()).get('/wp/v2/product?per_page=100')).body as readonly unknown[]

/** How many products the canvas shows. */
const drawn = (page: Page) => canvas(page).locator('.wp-block-post, .wc-block-product').count()

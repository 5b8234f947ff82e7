// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { meetPublication } from './meet-publication'
import { newVisit, screenshot } from './support'
import { flowAddress, inDesigner } from './walk-support'

beforeEach(() => restore())

describe('bad answers and missing storage', () => {
  it(
    'an HTML page instead of an answer leads to the notice, and trying again works',
    { tags: ['N-02', 'I-03'], timeout: 180_000 },
    async () => {
      const { page } = await newVisit()
      let broken = true
      await meetPublication(page, (route) =>
        broken
          ? route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Briefly unavailable</p>' })
          : route.continue(),
      )
      await start(page)
      await page
        .locator('#customize-your-store')
        .getByText('Oops! We encountered a problem while setting up the foundations.')
        .waitFor()
      await screenshot(page, 'trouble-invalid-response')
      broken = false
      await page
        .getByRole('button', { name: 'Please try again' })
        .or(page.getByRole('link', { name: 'Please try again' }))
        .click()
      await inDesigner(page)
    },
  )

  it(
    'a browser that keeps nothing: the merchant is told, decides, and the flow goes on in memory',
    { tags: ['L-05'], timeout: 180_000 },
    async () => {
      const { page, requests } = await newVisit()
      await page.addInitScript(() => {
        Object.defineProperty(IDBFactory.prototype, 'open', {
          value: () => {
            throw new DOMException('Storage is switched off', 'SecurityError')
          },
        })
      })
      await start(page)
      const told = page.locator('#customize-your-store').getByText(/not saved on this computer/i)
      await told.waitFor()
      await screenshot(page, 'trouble-no-storage')
      expect(
        requests.filter(({ method, url }) => method !== 'GET' && url.includes('/wp-json/')).map(({ url }) => url),
      ).toEqual([])
      await page.getByRole('button', { name: 'Continue without local drafts' }).click()
      await inDesigner(page)
    },
  )
})

const start = async (page: Page) => {
  await page.goto(flowAddress)
  await page.getByRole('button', { name: 'Start designing' }).click()
}

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore, homeOf, paragraph, side } from './designer-support'
import { heldBack } from './held-back'
import { newVisit, screenshot } from './support'
import { atClosing, save } from './walk-support'

const palette = (page: Page, title: string) => page.locator(`.cys-palette[aria-label="${title}"]`)

describe('choosing on while Save runs, and a store that keeps less than it was sent', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('Plain')))
    const visit = await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })
    page = visit.page
    await openDesigner(page)
  }, 240_000)

  it(
    'what is chosen meanwhile stays a draft, and the designer stays',
    { tags: ['P-13'], timeout: 180_000 },
    async () => {
      const publication = heldBack()
      await page.route(/\/v1\/publications/, publication.hold)
      await side(page).getByRole('button', { name: 'Choose your color palette' }).click()
      await palette(page, 'Slate').click()
      await side(page).getByRole('button', { name: 'Back' }).click()
      await save(page)
      await side(page).getByRole('button', { name: 'Choose your color palette' }).click()
      await palette(page, 'Canary').click()
      await side(page).getByRole('button', { name: 'Back' }).click()
      publication.letGo()
      const notice = page.locator('.components-notice', { hasText: 'You have newer changes.' })
      await notice.waitFor()
      await expect.poll(() => page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(false)
      expect(page.url()).toContain('assembler-hub')
      await screenshot(page, 'designer newer changes')
      await page.unroute(/\/v1\/publications/)
    },
  )

  it(
    'the next Save brings it; what the store leaves out is told on the closing screen',
    { tags: ['P-13', 'D-13'], timeout: 180_000 },
    async () => {
      await page.route(/\/v1\/publications/, async (route) => {
        const response = await route.fetch()
        const kept = (await response.json()) as { stored: { styles: { value: { styles: { color?: unknown } } } } }
        delete kept.stored.styles.value.styles.color
        await route.fulfill({ response, json: kept })
      })
      await save(page)
      await atClosing(page)
      expect(await page.locator('.cys-closing__draft').count()).toBe(0)
      const notice = page.locator('.cys-altered')
      await notice.getByText('Colors and fonts: ').waitFor()
      expect(await notice.textContent()).toContain('styles.color.background')
      await screenshot(page, 'closing not kept')
      await page.setViewportSize({ width: 360, height: 740 })
      await screenshot(page, 'closing not kept phone')
    },
  )

  it(
    "the browser's Forward to the closing screen leads past a draft: it says so, and leads back",
    { tags: ['P-13'], timeout: 180_000 },
    async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goBack()
      await page.getByRole('button', { name: /^Undo: / }).click()
      const redo = page.getByRole('button', { name: /^Redo: / })
      await redo.waitFor()
      await page.goForward()
      await atClosing(page)
      await screenshot(page, 'closing with a draft')
      await page.setViewportSize({ width: 360, height: 740 })
      await screenshot(page, 'closing with a draft phone')
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator('.cys-closing__draft').getByRole('button', { name: 'Continue designing' }).click()
      await redo.click()
      await redo.waitFor({ state: 'hidden' })
    },
  )
})

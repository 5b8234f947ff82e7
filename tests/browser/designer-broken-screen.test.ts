// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { colors } from './body-colors'
import { homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { focused } from './keys'
import { newVisit, screenshot } from './support'

describe('a screen of the designer that fails while it is drawn', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('By hand')))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 }, allow: [/broken on purpose/] })).page
    await page.addInitScript(() => {
      // The list of patterns begins at its top, as each screen does.
      Element.prototype.scrollTo = function () {
        if (this.closest('.cys-pattern-sidebar') !== null) throw new Error('broken on purpose')
      }
    })
    await openDesigner(page)
  }, 240_000)

  it('the list of patterns says so; the page and the screen beside it stay', { tags: ['D-01'] }, async () => {
    await side(page).getByRole('button', { name: 'Design your homepage' }).click()
    await side(page)
      .getByRole('button', { name: /^Intro/ })
      .click()
    await page.locator('.cys-pattern-sidebar').getByText('Part of this page has stopped working.').waitFor()
    await screenshot(page, 'designer broken list')
  })

  it('another screen opens, and a choice is drawn and kept', { tags: ['D-01'] }, async () => {
    await side(page).getByRole('button', { name: 'Back' }).click()
    await side(page).getByRole('button', { name: 'Choose your color palette' }).click()
    const before = await colors(page)
    await side(page).locator('.cys-palette:not(.is-active)').last().click()
    await expect.poll(() => colors(page)).not.toEqual(before)
  })

  it(
    'a whole screen says so; its heading has the focus, and Back leads to the others',
    { tags: ['D-01'] },
    async () => {
      await page.evaluate(() => {
        // Previews are drawn as they come into sight.
        IntersectionObserver.prototype.observe = () => {
          throw new Error('broken on purpose')
        }
      })
      await side(page).getByRole('button', { name: 'Back' }).click()
      await side(page).getByRole('button', { name: 'Choose your header' }).click()
      await side(page).getByRole('heading', { name: 'This screen has stopped working' }).waitFor()
      expect(await focused(page)).toBe('This screen has stopped working')
      await screenshot(page, 'designer broken screen')
      await side(page).getByRole('button', { name: 'Back' }).click()
      await side(page).getByRole('button', { name: 'Choose fonts' }).waitFor()
    },
  )
})

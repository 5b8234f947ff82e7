import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { violations } from './axe'
import { canvas, homeOf, openDesigner, paragraph, path, seedStore, side, storedHome } from './designer-support'
import { newVisit, screenshot } from './support'
import { addPattern, atClosing, back, save } from './walk-support'

const tall = paragraph(Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('<br>'))

describe('sample texts', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(tall))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  it('given a page of one’s own, then nothing is said of samples', { tags: ['B-10'] }, async () => {
    expect(await page.locator('.cys-sample-texts').count()).toBe(0)
  })

  it(
    'given a pattern of reviews, then it invents none, and before Save its samples are counted and listed',
    { tags: ['B-10'] },
    async () => {
      await side(page).getByRole('button', { name: 'Design your homepage' }).click()
      const title = await addPattern(page, 'Reviews', 0)
      await canvas(page).getByText('Your customer’s name').first().waitFor()
      expect(await canvas(page).locator('body').innerText()).not.toMatch(/★|rated|customer since|\d ?%/i)
      await back(page)
      const told = page.locator('.cys-sample-texts')
      await told.getByText(/^\d+ sample texts are still on the page$/).click()
      await told.getByRole('button', { name: title }).getByText('Your customer’s name').waitFor()
      await screenshot(page, 'sample texts')
      expect(await violations(page)).toEqual([])
    },
  )

  it(
    'given one of them is clicked, then the page scrolls to its section, which is in hand',
    { tags: ['B-10'] },
    async () => {
      await page.locator('.cys-sample-texts').getByRole('button').first().click()
      await expect.poll(() => path(page)).toBe('/customize-store/assembler-hub/homepage')
      await page.locator('.cys-section-row.is-selected').waitFor()
      const name = canvas(page).getByText('Your customer’s name').first()
      await expect
        .poll(() =>
          name.evaluate((element) => {
            const { top } = element.getBoundingClientRect()
            return top > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0)
          }),
        )
        .toBe(true)
      await back(page)
    },
  )

  it(
    'given it is saved nonetheless, then the marks are kept with the page',
    { tags: ['B-10'], timeout: 180_000 },
    async () => {
      await save(page)
      await atClosing(page)
      expect(await storedHome()).toContain('"sampleText":"Your customer’s name"')
    },
  )
})

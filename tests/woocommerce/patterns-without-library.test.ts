import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokens } from '../../src/markup/tokens'
import { openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { addPattern, closePatterns, sections } from '../browser/walk-support'
import { admin, restore } from '../store/support'
import { patternsOf } from './support'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''

describe('putting a home page together while the pattern library is away', () => {
  let page: Page
  let answer: () => void = () => undefined

  beforeAll(async () => {
    await restore()
    await seedStore()
    // Without consent the library is not even asked.
    await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'yes' })
    const visit = await newVisit({
      keep: true,
      viewport: { width: 1440, height: 900 },
      allow: [/status 400: GET .*wc\/private\/patterns/, /.*/],
    })
    page = visit.page
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/wc\/private\/patterns/, async (route) => {
      await answered
      await route.fulfill({ status: 400, json: { code: 'wc_rest_no_patterns', message: 'No library' } })
    })
    await openDesigner(page, '/homepage/intro')
  }, 300_000)

  it('our own pack is there whatever the library says', { tags: ['S-04'] }, async () => {
    const ours = (await patternsOf(await admin())).filter(({ name }) => name.startsWith('customize-your-store/'))
    expect(ours).toHaveLength(101)
    for (const { name, content } of ours)
      expect([...tokens(content)], name).toHaveLength([...content.matchAll(/<!-- \/?wp:/g)].length)
  })

  it('it works while the library has not answered', { tags: ['S-04'], timeout: 120_000 }, async () => {
    await side(page).getByRole('heading', { name: 'Design your homepage' }).waitFor()
    const title = await addPattern(page, 'Reviews', 0)
    await expect.poll(() => sections(page)).toContain(title)
  })

  it(
    'once it has failed that is said, and the patterns stay',
    { tags: ['S-04', 'D-18'], timeout: 120_000 },
    async () => {
      answer()
      await page.getByText("we're experiencing some technical issues").waitFor({ timeout: 60_000 })
      await screenshot(page, `woocommerce-${version}-without-library`)
      const title = await addPattern(page, 'About', 1)
      await expect.poll(() => sections(page)).toContain(title)
    },
  )

  it(
    'the ready home pages are one click away, and so is the way back',
    { tags: ['S-04', 'D-08'], timeout: 120_000 },
    async () => {
      await closePatterns(page)
      await side(page).getByRole('button', { name: 'Choose a ready-made homepage' }).click()
      const cards = side(page).getByRole('list', { name: 'Ready-made homepages' }).locator('.cys-preview-card')
      await expect.poll(() => cards.count()).toBe(12)
      await cards.nth(1).click()
      await expect.poll(() => sections(page).then(({ length }) => length)).toBe(5)
      await side(page).getByRole('button', { name: 'Build your own from patterns' }).click()
      await side(page)
        .getByRole('button', { name: /^Intro/ })
        .waitFor()
    },
  )
})

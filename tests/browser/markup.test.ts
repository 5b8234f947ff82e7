// @module-tag all
import { describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { newVisit } from './support'
import { at, flowAddress } from './walk-support'

/** Runs if anybody takes the text for markup. */
const hostile = (name: string) => `<img src=x onerror="window.ran='${name}'"><script>window.ran='${name}'</script>`

describe('texts with markup in them', () => {
  it(
    'the site title and the names of patterns are shown letter for letter, and nothing of them is run',
    { tags: ['W-06'], timeout: 240_000 },
    async () => {
      await restore()
      const client = await admin()
      await seedStore(homeOf(paragraph('By hand')))
      // What is stored is what an administrator or a plugin may write; WordPress hands it out as it is.
      await client.post('/wp/v2/settings', { title: `Tea & ${hostile('title')}` })
      const { page, context } = await newVisit({ viewport: { width: 1440, height: 900 } })
      await context.route(/block-patterns(\/|%2F)patterns/, async (route) => {
        const response = await route.fetch()
        const patterns = (await response.json()) as readonly { name: string; title: string }[]
        await route.fulfill({
          response,
          json: patterns.map((pattern) => ({ ...pattern, title: `${hostile('pattern')}${pattern.title}` })),
        })
      })

      await page.goto(flowAddress)
      await page.getByRole('heading', { name: 'Customize your store' }).first().waitFor()
      await openDesigner(page, '/homepage/reviews')
      const card = page.locator('.cys-preview-card').first()
      await card.waitFor()
      expect(await card.getAttribute('title')).toContain('<img src=x')
      await card.click()
      await side(page).getByText('<img src=x', { exact: false }).first().waitFor()
      await page.goto(at('transitional'))
      await page.getByRole('heading', { name: 'Your store looks great!' }).waitFor()
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      await page.goto('/')
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    },
  )
})

import { expect, it } from 'vitest'
import { canvas, openDesigner, seedStore, side } from '../browser/designer-support'
import { newVisit } from '../browser/support'

it(
  'given the name is changed by keys alone, then the page shows each new one without other drawings',
  { tags: ['B-07'] },
  async () => {
    await seedStore()
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    await openDesigner(page, '/name')
    const title = canvas(page).locator('header .wp-block-site-title').first()
    for (const name of ['Fox', 'Fox & Dog', 'Fox & Dog & Owl', 'Fox & Owl', 'Owl']) {
      await side(page).getByRole('textbox', { name: 'Name' }).fill(name)
      await page.keyboard.press('Tab')
      await expect.poll(() => title.innerText(), { timeout: 15_000 }).toBe(name)
    }
  },
)

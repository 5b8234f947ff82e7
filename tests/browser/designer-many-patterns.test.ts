// @module-tag all
import { expect, it } from 'vitest'
import { restore } from '../store/support'
import { openDesigner, seedStore } from './designer-support'
import { newVisit } from './support'

it(
  'of more than twenty patterns ten come, then ten more past the half, then the rest',
  { tags: ['D-07'], timeout: 120_000 },
  async () => {
    await restore()
    await seedStore()
    const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
    // No category of our own has more than sixteen.
    await page.route(/block-patterns(\/|%2F)patterns/, async (route) => {
      const response = await route.fetch()
      const all = (await response.json()) as readonly { categories?: readonly string[] }[]
      const isIntro = ({ categories = [] }: (typeof all)[number]) => categories.includes('intro')
      const more = Array.from({ length: 25 }, (_, index) => ({
        ...all.find(isIntro),
        name: `more/${index}`,
        title: `More ${index}`,
      }))
      await route.fulfill({ response, json: [...all.filter((pattern) => !isIntro(pattern)), ...more] })
    })
    await openDesigner(page, '/homepage/intro')
    const intro = page.getByRole('complementary', { name: 'Intro' })
    const cards = intro.locator('.cys-preview-card')
    await cards.first().waitFor()
    for (const shown of [10, 20, 25]) {
      await expect.poll(() => cards.count()).toBe(shown)
      await intro.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    }
  },
)

// @module-tag all
/** A header that the merchant made, with a block of another plugin that no script knows. */
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { canvas, openDesigner, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'

describe('the header of a store in use', () => {
  beforeAll(async () => {
    await restore()
    await seedStore()
    await withPlugin('block-of-the-server')
    const client = await admin()
    const { body } = await client.post('/wp/v2/pages', { title: 'Home', status: 'publish' })
    await client.post('/wp/v2/settings', { show_on_front: 'page', page_on_front: (body as { id: number }).id })
    await client.put('/wp/v2/template-parts/twentytwentyfour//header', {
      content:
        '<!-- wp:site-title /-->\n\n<!-- wp:paragraph -->\n<p>Call us: 0800 1987</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:acme/language-switcher {"look":"flags"} /-->',
    })
  }, 240_000)

  it(
    'is the first card, and chosen; the server draws the block in the canvas',
    { tags: ['D-06'], timeout: 240_000 },
    async () => {
      const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
      await openDesigner(page, '/header')
      const header = canvas(page).locator('header')
      await header.getByText('Deutsch, Italiano, flags').waitFor({ timeout: 30_000 })
      expect(await header.innerText()).toContain('Call us: 0800 1987')
      expect(await header.innerText()).not.toContain('support')
      const first = page.locator('.cys-parts li').first()
      expect(await first.innerText()).toContain('Your present header')
      expect(await first.locator('.is-selected').count()).toBe(1)
      await screenshot(page, 'present header')
    },
  )
})

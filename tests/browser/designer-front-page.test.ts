// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { violations } from './axe'
import { homeOf, openDesigner, paragraph, seedStore } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, save } from './walk-support'

const hidden = 'Visitors do not see this homepage: “Welcome” is in front, and posts are listed on “News”.'
const posts = ['Harvest began', 'Recipes']

describe('a page of the store that stands in front of the homepage', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    const client = await admin()
    // The theme's own template lists the posts.
    await client.post('/wp/v2/templates', {
      theme: 'twentytwentyfour',
      slug: 'customize-your-store-home',
      content: homeOf(paragraph('Rolls from seven o’clock')),
    })
    const { body } = await client.post('/wp/v2/pages', {
      title: 'Welcome',
      content: 'An older page',
      status: 'publish',
    })
    const { body: news } = await client.post('/wp/v2/pages', { title: 'News', slug: 'news', status: 'publish' })
    for (const title of posts) await client.post('/wp/v2/posts', { title, status: 'publish' })
    const [page_on_front, page_for_posts] = [body, news].map((made) => (made as { id: number }).id)
    await client.put('/wp/v2/settings', { show_on_front: 'page', page_on_front, page_for_posts })
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  const box = () => page.getByRole('checkbox', { name: 'Show this homepage to visitors' })

  it(
    'it says so above Save with the titles of the pages, and a reload keeps the choice of the homepage',
    { tags: ['S-05', 'X-15'] },
    async () => {
      await page.locator('.cys-designer__side').getByText(hidden).waitFor()
      expect(await box().isChecked()).toBe(false)
      await screenshot(page, 'designer page in front')
      expect(await violations(page, '.cys-designer__side')).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await screenshot(page, 'designer page in front 360')
      await page.setViewportSize({ width: 1440, height: 900 })
      await box().click()
      await expect.poll(() => box().isChecked()).toBe(true)
      await page.getByText(hidden).first().waitFor({ state: 'detached' })
      await page.locator('.cys-designer__side').getByText('Posts stay on “News”.').waitFor()
      await page.reload()
      await expect.poll(() => box().isChecked()).toBe(true)
    },
  )

  it(
    'Save then shows it to visitors, and the other page and the list of posts stay',
    { tags: ['S-05', 'X-15'] },
    async () => {
      await openDesigner(page)
      await save(page)
      await atClosing(page)
      const { page: visitor } = await newVisit({ loggedIn: false })
      await visitor.goto('/')
      await visitor.getByText('Rolls from seven o’clock').waitFor()
      await visitor.goto('/news/')
      for (const title of posts) await visitor.getByRole('heading', { name: title }).waitFor()
      const { body } = await (await admin()).get('/wp/v2/pages?_fields=slug,status')
      expect(body).toContainEqual({ slug: 'welcome', status: 'publish' })
    },
  )
})

describe('the latest posts in front', () => {
  it(
    'a page that lists them is offered above Save, and made where it is wanted',
    { tags: ['X-15'], timeout: 240_000 },
    async () => {
      await restore()
      await seedStore(homeOf(paragraph('Rolls from seven o’clock')))
      const client = await admin()
      for (const title of posts) await client.post('/wp/v2/posts', { title, status: 'publish' })
      await client.put('/wp/v2/settings', { show_on_front: 'posts' })
      const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
      await openDesigner(page)
      const box = page.getByRole('checkbox', { name: 'List your posts on a page of their own' })
      await box.click()
      await page.locator('.cys-designer__side').getByText('A new page “Blog” will list them.').waitFor()
      await screenshot(page, 'designer posts page')
      expect(await violations(page, '.cys-designer__side')).toEqual([])
      await save(page)
      await atClosing(page)
      const { page: visitor } = await newVisit({ loggedIn: false })
      await visitor.goto('/blog/')
      for (const title of posts) await visitor.getByRole('heading', { name: title }).waitFor()
      await visitor.goto('/')
      await visitor.getByText('Rolls from seven o’clock').waitFor()
    },
  )
})

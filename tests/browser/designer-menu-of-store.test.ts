// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { canvas, openDesigner, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, save } from './walk-support'

const link = (label: string, url: string) =>
  `<!-- wp:navigation-link {"label":"${label}","url":"${url}","kind":"custom"} /-->`
const about = `<!-- wp:navigation-submenu {"label":"About","url":"/about"} -->${link('Our foxes', '/foxes')}<!-- /wp:navigation-submenu -->`

describe('a header that shows the store’s own menu', () => {
  let page: Page
  let menu: number

  beforeAll(async () => {
    await restore()
    await seedStore()
    const client = await admin()
    const content = `${link('Treats', '/treats')}${about}`
    const made = await client.post('/wp/v2/navigation', { title: 'Main', status: 'publish', content })
    menu = (made.body as { id: number }).id
    await client.put('/wp/v2/template-parts/twentytwentyfour//header', {
      content: `<!-- wp:site-title /--><!-- wp:navigation {"ref":${menu},"overlayMenu":"never"} /-->`,
    })
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/menu')
  }, 240_000)

  const stored = async () => (await (await admin()).get(`/wp/v2/navigation/${menu}?context=edit`)).body
  const labels = () => side(page).locator('.cys-menu-row__label').allInnerTexts()

  it(
    'tells its links and what is below them, says whose it is, and leads to where it is edited',
    { tags: ['B-08'] },
    async () => {
      await side(page).getByText('This header shows a menu that your store already has.').waitFor()
      expect(await labels()).toEqual(['Treats', 'About'])
      await side(page).getByText('With: Our foxes').waitFor()
      expect(
        await side(page)
          .getByRole('button', { name: /^(Rename|Remove|Move) link/ })
          .count(),
      ).toBe(0)
      const editor = side(page).getByRole('link', { name: 'Edit the store’s menu in the Editor' })
      expect(await editor.getAttribute('href')).toContain(`site-editor.php?postType=wp_navigation&postId=${menu}`)
      await screenshot(page, 'menu of the store')
    },
  )

  it(
    'a menu of its own begins with the same links, and the store’s menu is not written',
    { tags: ['B-08'] },
    async () => {
      const before = await stored()
      await side(page).getByRole('button', { name: 'Use a menu of its own for this design' }).click()
      await side(page).getByRole('button', { name: 'Rename link: About' }).waitFor()
      await side(page).getByRole('button', { name: 'Move link up: About' }).click()
      await expect.poll(labels).toEqual(['About', 'Treats'])
      await side(page).getByText('With: Our foxes').waitFor()
      await expect
        .poll(() => canvas(page).locator('header .wp-block-navigation-item__label').allInnerTexts())
        .toEqual(expect.arrayContaining(['About', 'Treats']))
      expect(await stored()).toEqual(before)
    },
  )

  it('on a phone every button can be touched', { tags: ['B-08'] }, async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const sizes = await side(page)
      .locator('.cys-menu-row button')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44)
    await screenshot(page, 'menu on a phone')
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it(
    'saved, visitors see the links, with those below them, and the store’s menu is not written',
    { tags: ['B-08'] },
    async () => {
      const before = await stored()
      await back(page)
      await save(page)
      await atClosing(page)
      const shopper = await newVisit({ loggedIn: false })
      await shopper.page.goto('/')
      const links = shopper.page.locator('header .wp-block-navigation-item__label')
      expect((await links.allTextContents()).map((text) => text.trim())).toEqual(['About', 'Our foxes', 'Treats'])
      expect(await stored()).toEqual(before)
    },
  )
})

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { violations } from './axe'
import { canvas, drawn, goTo, openDesigner, path, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, choosePart, openScreen, save } from './walk-support'

describe('the header’s menu', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    const client = await admin()
    await client.post('/wp/v2/pages', { title: 'About <us> & you', slug: 'about-us', status: 'publish' })
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  const button = (name: string) => side(page).getByRole('button', { name, exact: true })
  const labels = () => side(page).locator('.cys-menu-row__label').allInnerTexts()
  const drawnLinks = () => canvas(page).locator('header .wp-block-navigation-item__label').allInnerTexts()
  const undo = (step: string) => page.getByRole('button', { name: `Undo: Menu: ${step}` })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  it(
    'the designer’s menu leads to it; a menu that WordPress fills can become one of its own',
    { tags: ['B-08'] },
    async () => {
      await openScreen(page, 'Arrange your menu')
      await page.getByRole('heading', { name: 'Arrange your menu' }).waitFor()
      expect(path(page)).toBe('/customize-store/assembler-hub/menu')
      await side(page).getByText('This header has no links of its own').waitFor()
      await screenshot(page, 'menu of all pages')
      await button('Use a menu of its own for this design').click()
      await expect.poll(labels).toContain('Shop')
      expect(await labels()).not.toContain('Sample Page')
      await undo('its own links').waitFor()
      await expect.poll(drawnLinks).toEqual(await labels())
      await screenshot(page, 'menu')
    },
  )

  it('a page of the store is added, and is offered no more', { tags: ['B-08'] }, async () => {
    const places = side(page).getByRole('combobox', { name: 'Links to' })
    // Axe leaves out text in the color of its ground.
    const color = (
      await side(page)
        .getByText('Links to')
        .evaluate((label) => getComputedStyle(label).color)
    ).match(/\d+/g)
    expect(Math.min(...(color ?? []).map(Number))).toBeGreaterThan(160)
    await places.selectOption({ label: 'About & you' })
    await button('Add to the menu').click()
    await undo('About & you added').waitFor()
    await expect.poll(async () => (await labels()).at(-1)).toBe('About & you')
    expect(await places.locator('option', { hasText: 'About' }).count()).toBe(0)
  })

  it(
    'an address is added; one that runs a script, and a link without a label, are not',
    { tags: ['B-08'] },
    async () => {
      await side(page).getByRole('combobox', { name: 'Links to' }).selectOption({ label: 'Another address' })
      const [label, address] = [side(page).getByLabel('Label'), side(page).getByLabel('Address')]
      await address.fill('javascript:alert(1)')
      await button('Add to the menu').click()
      await side(page).getByText('a link needs a label').waitFor()
      await side(page).getByText('A link cannot lead there.').waitFor()
      await label.fill('é'.repeat(5_000))
      await side(page).getByText('Too long by 4800 characters').waitFor()
      await screenshot(page, 'menu with faults')
      expect(await violations(page)).toEqual([])
      await label.fill('Foxes 🦊 <b>')
      await address.fill('example.com/foxes')
      await address.press('Enter')
      await undo('Foxes 🦊 <b> added').waitFor()
      await expect.poll(drawnLinks).toEqual(await labels())
      expect((await labels()).at(-1)).toBe('Foxes 🦊 <b>')
    },
  )

  it('a link is renamed in its place; Escape keeps the label', { tags: ['B-08'] }, async () => {
    await button('Rename link: Shop').click()
    const field = side(page).getByLabel('New label for Shop')
    await field.fill('  ')
    await field.press('Enter')
    await side(page).getByText('a link needs a label').waitFor()
    await screenshot(page, 'menu while a link is renamed')
    expect(await violations(page)).toEqual([])
    await field.fill('Nothing')
    await field.press('Escape')
    await expect.poll(focused).toBe('Rename link: Shop')
    await button('Rename link: Shop').press('Enter')
    await field.fill('All treats')
    await field.press('Enter')
    await undo('renamed to All treats').waitFor()
    await expect.poll(focused).toBe('Rename link: All treats')
    await expect.poll(async () => (await drawnLinks())[0]).toBe('All treats')
  })

  it('links are sorted by buttons and by keys, and the focus goes with them', { tags: ['B-08'] }, async () => {
    await button('Move link up: About & you').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await undo('About & you moved up').waitFor()
    await expect.poll(focused).toBe('Move link up: About & you')
    for (let place = (await labels()).indexOf('About & you'); place > 0; place -= 1) {
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await labels()).indexOf('About & you')).toBe(place - 1)
      await expect.poll(focused).toBe('Move link up: About & you')
    }
    await expect.poll(async () => (await drawnLinks())[0]).toBe('About & you')
  })

  it('a link is removed, and undo brings it back to its place', { tags: ['B-08'] }, async () => {
    const before = await labels()
    await button('Remove link: All treats').click()
    await undo('All treats removed').click()
    await expect.poll(labels).toEqual(before)
    await button('Remove link: Foxes 🦊 <b>').click()
    await undo('Foxes 🦊 <b> removed').waitFor()
    await expect.poll(labels).toEqual(before.filter((label) => label !== 'Foxes 🦊 <b>'))
  })

  it('another header keeps the menu, and a reload keeps the draft', { tags: ['B-08'] }, async () => {
    const arranged = await labels()
    await goTo(page, '/header')
    await choosePart(page, 'With a search field')
    await expect.poll(drawnLinks).toEqual(arranged)
    await goTo(page, '/menu')
    await page.reload()
    await drawn(page)
    await expect.poll(labels).toEqual(arranged)
  })

  it(
    'saved, visitors see the links in their order, and nothing of the store’s menus was written',
    { tags: ['B-08'] },
    async () => {
      const client = await admin()
      const menus = async () => (await client.get('/wp/v2/navigation?context=edit&_fields=id,content,modified')).body
      const [before, arranged] = [await menus(), await labels()]
      await back(page)
      await save(page)
      await atClosing(page)
      const shopper = await newVisit({ loggedIn: false })
      await shopper.page.goto('/')
      const links = shopper.page.locator('header .wp-block-navigation-item__label')
      expect((await links.allTextContents()).map((text) => text.trim())).toEqual(arranged)
      expect(await shopper.page.locator('header').getByText('Sample Page').count()).toBe(0)
      expect(await menus()).toEqual(before)
    },
  )
})

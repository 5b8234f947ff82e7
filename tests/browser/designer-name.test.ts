// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { canvas, drawn, openDesigner, path, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, openScreen, save } from './walk-support'
import { frames } from './frames'

const fox = 'Fox & Dog’s <b>Treats</b> 🐕'

describe('the shop’s name and tagline', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page)
  }, 240_000)

  const field = (label: string) => side(page).getByRole('textbox', { name: label })
  const title = () => canvas(page).locator('header .wp-block-site-title').first()

  it('the menu leads to it; the fields have what the store has', { tags: ['B-07'] }, async () => {
    await openScreen(page, 'Name your store')
    await page.getByRole('heading', { name: 'Name your store' }).waitFor()
    expect(path(page)).toBe('/customize-store/assembler-hub/name')
    expect(await field('Name').inputValue()).toBe('Maple & Moss')
    expect(await field('Tagline').inputValue()).toBe('Quiet things for the home')
    await screenshot(page, 'name')
  })

  it('what is typed is on the page, signs and all; it is a step with a name', { tags: ['B-07'] }, async () => {
    await field('Name').fill(`  ${fox}`)
    await field('Name').press('Tab')
    await page.getByRole('button', { name: `Undo: Name: ${fox}` }).waitFor()
    await expect.poll(() => title().innerText()).toBe(fox)
    expect(await field('Name').inputValue()).toBe(fox)
    await page.getByRole('button', { name: `Undo: Name: ${fox}` }).click()
    await expect.poll(() => title().innerText()).toBe('Maple & Moss')
    await page.getByRole('button', { name: `Redo: Name: ${fox}` }).click()
    await expect.poll(() => title().innerText()).toBe(fox)
  })

  it('what cannot be a name stays in the field and says why; the page keeps the last', { tags: ['B-07'] }, async () => {
    await field('Name').fill('é'.repeat(5_000))
    await side(page).getByText('Too long by 4900 characters').waitFor()
    await screenshot(page, 'name too long')
    await field('Tagline').focus()
    expect((await field('Name').inputValue()).length).toBe(5_000)
    await field('Name').fill('   ')
    await side(page).getByText('Your store needs a name').waitFor()
    await expect.poll(() => title().innerText()).toBe(fox)
    await field('Name').fill('متجر الثعلب')
    await field('Name').press('Tab')
    await expect.poll(() => title().innerText()).toBe('متجر الثعلب')
  })

  it(
    'given it is emptied key by key, then the page keeps the earlier name, and undo fills the field again',
    { tags: ['B-07'] },
    async () => {
      const undo = (name: string) => page.getByRole('button', { name: `Undo: Name: ${name}` })
      const sentence = side(page).getByText('Your store needs a name')
      await field('Name').press('End')
      for (let left = 20; left > 0; left -= 1) await page.keyboard.press('Backspace')
      await sentence.waitFor()
      // Leaving the field would write what is pending.
      await page.keyboard.press('Tab')
      await frames(page, 10)
      expect(await undo('متجر الثعلب').count()).toBe(1)
      expect(await title().innerText()).toBe('متجر الثعلب')
      await field('Name').fill('Ba')
      await undo('Ba').waitFor()
      await field('Name').fill('')
      await undo('متجر الثعلب').waitFor()
      await expect.poll(() => title().innerText()).toBe('متجر الثعلب')
      expect(await field('Name').inputValue()).toBe('')
      await undo('متجر الثعلب').click()
      await expect.poll(() => field('Name').inputValue()).toBe('Ba')
      expect(await sentence.count()).toBe(0)
      await undo('Ba').click()
      await expect.poll(() => field('Name').inputValue()).toBe('متجر الثعلب')
    },
  )

  it('the draft is there after a reload, and visitors see the old name', { tags: ['B-07'] }, async () => {
    await field('Tagline').fill('Treats of oat and carrot')
    await field('Tagline').press('Tab')
    await page.getByRole('button', { name: 'Undo: Tagline: Treats of oat and carrot' }).waitFor()
    await page.reload()
    await drawn(page)
    expect(await field('Name').inputValue()).toBe('متجر الثعلب')
    await expect.poll(() => title().innerText()).toBe('متجر الثعلب')
    const shopper = await newVisit({ loggedIn: false })
    await shopper.page.goto('/')
    expect(await shopper.page.locator('.wp-block-site-title').first().innerText()).toBe('Maple & Moss')
  })

  it('saved, visitors see it, and it is no draft any more', { tags: ['B-07'] }, async () => {
    await field('Name').fill(fox)
    await field('Name').press('Tab')
    await back(page)
    await save(page)
    await atClosing(page)
    const shopper = await newVisit({ loggedIn: false })
    await shopper.page.goto('/')
    expect(await shopper.page.locator('.wp-block-site-title').first().evaluate(textOf)).toBe(fox)
    const { body } = await (await admin()).get('/wp/v2/settings?_fields=description')
    expect(body).toEqual({ description: 'Treats of oat and carrot' })
    await openDesigner(page, '/name')
    expect(await field('Name').inputValue()).toBe(fox)
  })
})

// Helpers

/** Where a browser has no font for emoji, WordPress puts pictures of them in their place, sooner or later. */
const textOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const picture of copy.querySelectorAll('img.emoji')) picture.replaceWith(picture.getAttribute('alt') ?? '')
  return copy.textContent.trim()
}

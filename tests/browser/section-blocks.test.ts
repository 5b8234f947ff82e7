// @module-tag more
/** Texts, buttons, pictures and columns are added to a section and removed from it, saved, and seen by a visitor. */
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { violations } from './axe'
import { atRest } from './canvas-support'
import { canvas, drawn, homeOf, openDesigner, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, back, save } from './walk-support'

const column = (words: string) =>
  `<!-- wp:column -->\n<div class="wp-block-column"><!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">${words}</h3>\n<!-- /wp:heading --></div>\n<!-- /wp:column -->`
const picture =
  '<!-- wp:image -->\n<figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/></figure>\n<!-- /wp:image -->'
const section = `<!-- wp:group {"metadata":{"name":"Treats"},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group"><!-- wp:heading -->\n<h2 class="wp-block-heading">Oat and rye</h2>\n<!-- /wp:heading -->\n\n${picture}\n\n<!-- wp:columns -->\n<div class="wp-block-columns">${column('One')}\n\n${column('Two')}</div>\n<!-- /wp:columns --></div>\n<!-- /wp:group -->`

describe('the blocks of a section', { tags: ['U-04'], timeout: 240_000 }, () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(section))
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await openDesigner(page, '/homepage')
  }, 240_000)

  const tools = () => page.getByRole('toolbar', { name: 'Text tools' })
  const inPlace = () => canvas(page).getByRole('textbox', { name: 'Text on the page' })
  const undo = (what: string) => page.getByRole('button', { name: `Undo: ${what}` })
  const drawnSection = () => canvas(page).locator('[data-type="core/group"]').filter({ hasText: 'Oat and rye' }).last()
  const texts = () => drawnSection().locator('h2, h3, p[data-type], .wp-block-button__link').allInnerTexts()
  const write = async (element: Locator) => {
    await (await atRest(element)).click({ force: true })
    await inPlace().waitFor()
    await tools().waitFor()
  }
  const add = async (what: string) => {
    await tools().getByRole('button', { name: 'Add to this section' }).click()
    await page.getByRole('menuitem', { name: what, exact: true }).click()
  }
  const end = async () => {
    await page.keyboard.press('Escape')
    await inPlace().waitFor({ state: 'detached' })
  }

  it('given a text and a button are added, then their words are written at once', async () => {
    await write(canvas(page).locator('h2').first())
    await add('Text')
    await undo('Text added').waitFor()
    await expect.poll(() => inPlace().innerText()).toBe('New text')
    expect(await violations(page)).toEqual([])
    await page.keyboard.type('Baked slowly')
    await expect.poll(() => inPlace().innerText()).toBe('Baked slowly')
    await add('Button')
    await undo('Button added').waitFor()
    await expect.poll(() => inPlace().innerText()).toBe('New button')
    await page.keyboard.type('Order')
    await end()
    await expect.poll(texts).toEqual(['Oat and rye', 'Baked slowly', 'Order', 'One', 'Two'])
    await screenshot(page, 'blocks added')
  })

  it('given a column and an image are added, then the column is a copy, and the image opens its choices', async () => {
    await write(canvas(page).locator('h3').nth(1))
    await add('Column')
    await undo('Column added').waitFor()
    await expect.poll(() => inPlace().innerText()).toBe('Two')
    await page.keyboard.type('Three')
    await end()
    await expect.poll(() => drawnSection().locator('.wp-block-column').count()).toBe(3)
    await write(canvas(page).locator('h3').nth(2))
    await add('Image')
    await undo('Image added').waitFor()
    await side(page).getByRole('listitem', { name: 'Image 2 of 2' }).waitFor()
    await expect.poll(() => drawnSection().locator('.wp-block-column img').count()).toBe(1)
  })

  it('given a text and an image are removed, then they are gone, and undo brings them back', async () => {
    await side(page)
      .getByRole('listitem', { name: 'Image 1 of 2' })
      .getByRole('button', { name: 'Remove image' })
      .click()
    await undo('Part of a section removed').waitFor()
    await side(page).getByRole('listitem', { name: 'Image 1 of 1' }).waitFor()
    await write(canvas(page).locator('h3').first())
    await tools().getByRole('button', { name: 'Remove from this section' }).click()
    await inPlace().waitFor({ state: 'detached' })
    await expect.poll(texts).toEqual(['Oat and rye', 'Baked slowly', 'Order', 'Two', 'Three'])
    await expect.poll(() => drawnSection().locator('.wp-block-column').count()).toBe(2)
    await undo('Part of a section removed').click()
    await expect.poll(texts).toEqual(['Oat and rye', 'Baked slowly', 'Order', 'One', 'Two', 'Three'])
  })

  it('given the page is loaded again and saved, then a visitor sees it all', async () => {
    await page.reload()
    await drawn(page)
    await expect.poll(texts).toEqual(['Oat and rye', 'Baked slowly', 'Order', 'One', 'Two', 'Three'])
    await back(page)
    await save(page)
    await atClosing(page)
    const { page: shop } = await newVisit({ loggedIn: false })
    await shop.goto('/')
    await shop.getByText('Baked slowly').waitFor()
    for (const words of ['One', 'Two', 'Three']) await shop.getByRole('heading', { name: words }).waitFor()
    const columns = shop.locator('.wp-block-columns').filter({ hasText: 'Three' }).locator('.wp-block-column')
    expect(await columns.count()).toBe(3)
    expect(await columns.locator('img').count()).toBe(1)
  })
})

/** The products of a list, chosen by rule and by hand, saved, and seen by a visitor. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { at, atClosing, back, canvas, save, setUpStore } from '../browser/walk-support'
import { admin, restore, type Client } from '../store/support'
import { launch, seen, stock } from './support'

const slow = { timeout: 400_000 }

describe('the products of a list', { tags: ['U-03'] }, () => {
  let owner: Client
  let page: Page
  let sale = 0

  beforeAll(async () => {
    await restore()
    owner = await admin()
    page = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await setUpStore(page)
    await launch(owner)
    const [, salt = 0] = await stock(owner, ['Olive oil', 'Sea salt', 'Honey & thyme'])
    sale = salt
    await owner.put(`/wc/v3/products/${sale}`, { sale_price: '9' })
  }, 600_000)

  const panel = () => page.locator('.cys-product-choices')
  const rule = (name: string) => panel().getByRole('group', { name: 'Which products' }).getByRole('button', { name })
  const drawn = () => canvas(page).locator('[data-type="woocommerce/product-collection"]').first()
  const inCanvas = () => drawn().locator('.wc-block-product .wp-block-post-title:visible').allInnerTexts()

  const openList = async () => {
    await page.goto(at('assembler-hub/homepage'))
    await page.getByRole('heading', { name: 'On your page' }).waitFor({ timeout: 120_000 })
    await drawn().locator('.wc-block-product').first().waitFor({ timeout: 120_000 })
    await page.locator('.cys-devices__button:not([aria-disabled="true"])').first().waitFor({ timeout: 60_000 })
    await drawn().scrollIntoViewIfNeeded()
    // The page is inert: the click goes to what is around it.
    await drawn().click({ force: true, position: { x: 150, y: 90 } })
    await panel().waitFor()
  }

  /** What a visitor sees in the first list of the front page. */
  const inShop = async (): Promise<readonly string[]> => {
    const visit = await newVisit({ loggedIn: false, viewport: { width: 1280, height: 900 } })
    await visit.page.goto('/')
    const list = visit.page.locator('.wp-block-woocommerce-product-collection').first()
    await list.waitFor()
    const names = await list.locator('.wc-block-product .wp-block-post-title:visible').allInnerTexts()
    await screenshot(visit.page, seen('product-list'))
    await visit.close()
    return names
  }

  it('given a click on it and the rule "On sale", then canvas and shop show what is on sale', slow, async () => {
    await openList()
    const edit = panel().getByRole('link', { name: /^Edit this product/ })
    await expect.poll(() => edit.count(), { timeout: 30_000 }).toBeGreaterThan(1)
    await rule('On sale').click()
    await expect.poll(inCanvas, { timeout: 30_000 }).toEqual(['Sea salt'])
    await panel().getByText('$9.00').waitFor()
    await expect.poll(() => edit.count()).toBe(1)
    expect(await edit.getAttribute('href')).toContain(`post.php?action=edit&post=${sale}`)
    await screenshot(page, seen('product-list-on-sale'))
    await back(page)
    await save(page)
    await atClosing(page)
    expect(await inShop()).toEqual(['Sea salt'])
  })

  it('given products found and moved by hand, then canvas and shop show them in that order', slow, async () => {
    await openList()
    await rule('Chosen by hand').click()
    const picked = panel().getByRole('list', { name: 'Chosen by hand' }).getByRole('listitem')
    await expect.poll(() => picked.count()).toBe(1)
    for (const [words, name] of [
      ['honey', 'Honey & thyme'],
      ['olive', 'Olive oil'],
    ] as const) {
      await panel().getByRole('searchbox', { name: 'Find products to add' }).fill(words)
      await panel()
        .getByRole('button', { name: `Add: ${name}` })
        .click()
    }
    await expect.poll(() => picked.count()).toBe(3)
    await panel().getByRole('button', { name: 'Move up: Olive oil' }).press('Enter')
    await expect.poll(inCanvas, { timeout: 30_000 }).toEqual(['Sea salt', 'Olive oil', 'Honey & thyme'])
    await screenshot(page, seen('product-list-by-hand'))
    await back(page)
    await save(page)
    await atClosing(page)
    expect(await inShop()).toEqual(['Sea salt', 'Olive oil', 'Honey & thyme'])
  })

  it('given one of them is deleted, then it says so, and can be removed', slow, async () => {
    await owner.delete(`/wc/v3/products/${sale}?force=true`)
    expect(await inShop()).toEqual(['Olive oil', 'Honey & thyme'])
    await openList()
    await panel().getByText('Deleted or not public: visitors do not see it.').waitFor()
    await panel()
      .getByRole('button', { name: `Remove: Product ${sale}` })
      .click()
    await expect.poll(() => panel().getByText('Deleted or not public').count()).toBe(0)
  })

  it('given nothing is on sale, then it says so', slow, async () => {
    await rule('On sale').click()
    await panel().getByText('Nothing is on sale now.').waitFor()
  })
})

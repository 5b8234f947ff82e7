/** The shop on a phone and a tablet: rows of products and tiles, and the menu that is open. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { headers } from '../../src/catalogue/pages/headers-and-footers'
import { findOwn } from '../../src/catalogue/pages/own-patterns'
import type { Pattern } from '../../src/events/design-calls'
import { partPattern } from '../../src/reducers/design/parts'
import { newVisit, screenshot } from '../browser/support'
import { measureReadable } from '../browser/support/readable'
import { admin, restore, type Client } from '../store/support'
import { faultsOfRows, menuFaults, overflow, perRow } from './page-measures'
import { stockShop, tour } from './shop-tour'
import { patternsOf, saveHeader, saveHome, seen, stock, wearPalette } from './support'

const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const sections = [
  'just-arrived-full-hero',
  'category-tiles',
  'product-collection-3-columns',
  'featured-category-triple',
  'product-collection-4-columns',
  'product-collection-5-columns',
]

/** Those of related products have another name before WooCommerce 10. */
const product = '.wc-block-product, .products-block-post-template > li'

describe('a shop on a phone and a tablet', { tags: ['M-09'] }, () => {
  let owner: Client
  let page: Page
  let patterns: readonly Pattern[]

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await stockShop(owner)
    await stock(owner, ['Mug', 'Bowl with a wide rim for the middle of the table', 'Lamp'])
    patterns = await patternsOf(owner)
    await wearPalette(owner, 'Terracotta Sun')
    await saveHome(owner, sections.map((slug) => findOwn(patterns, slug)?.content ?? '').join('\n\n'))
    page = (await newVisit({ loggedIn: false, viewport: phone, keep: true })).page
  }, 400_000)

  it.each([
    ['home', phone],
    ['home', tablet],
    ['shop', phone],
    ['shop', tablet],
    ['product', phone],
    ['product', tablet],
  ])('cards are equal and nothing is alone in its row: %s, %o', async (name, size) => {
    await page.setViewportSize(size)
    await tour[name]?.(page)
    await screenshot(page, seen(`rows-${name}-${size.width}`))
    expect(await page.locator(product).count()).toBeGreaterThan(2)
    expect(await faultsOfRows(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize(size)
  })

  it('related products stand two by two on a phone, and at most three in a row on a tablet', async () => {
    await tour['product']?.(page)
    await page.setViewportSize(phone)
    expect(await perRow(page, product)).toEqual([2, 2, 1])
    await page.setViewportSize(tablet)
    expect(await perRow(page, product)).toEqual([3, 2])
  })

  it('the words of tiles are easy to read on a phone and a tablet', async () => {
    for (const size of [phone, tablet]) {
      await page.setViewportSize(size)
      await tour['home']?.(page)
      expect(await measureReadable(page, '.cys-tiles:not(.cys-pills)')).toMatchObject({ unreadable: [] })
    }
  })

  it.each(['content-left-with-image-right', 'story-beside-a-picture', 'hero-product-chessboard'])(
    'each picture is above its words on a phone, whatever its side on a desktop, beside on a tablet: %s',
    async (slug) => {
      await saveHome(owner, findOwn(patterns, slug)?.content ?? '')
      await page.goto('/')
      const pairs = await page.locator('.wp-block-columns:not(footer *)').all()
      expect(pairs.length).toBeGreaterThan(0)
      for (const columns of pairs) {
        await page.setViewportSize(phone)
        const hasPicture = await columns
          .locator('> .wp-block-column')
          .evaluateAll((all) =>
            all
              .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
              .map((each) => each.querySelector('img') !== null),
          )
        expect(hasPicture).toEqual([true, false])
        await page.setViewportSize(tablet)
        const [first, second] = await columns
          .locator('> .wp-block-column')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
        expect(first?.right).toBeLessThan(second?.left ?? 0)
        expect(first?.width).toBeCloseTo(second?.width ?? 0, 0)
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  )

  it.each(['three-facts', 'how-it-works', 'category-tiles'])(
    'three things in a row stay in a row on a tablet: %s',
    async (slug) => {
      await saveHome(owner, findOwn(patterns, slug)?.content ?? '')
      await page.goto('/')
      await page.setViewportSize(tablet)
      expect(await perRow(page, ':is(.cys-row, .cys-tiles) > *')).toEqual([3])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  )

  it.each(headers)(
    "the open menu of $slug has the shop's colors, and leaves name, search, account and cart clickable",
    async (choice) => {
      await saveHeader(owner, partPattern(choice, patterns)?.content ?? '')
      for (const address of ['/', '/shop/', '/my-account/']) {
        await page.setViewportSize(phone)
        await page.goto(address)
        await page.locator('.wp-block-navigation__responsive-container-open').first().click()
        await page.locator('.is-menu-open').waitFor()
        await screenshot(page, seen(`menu-${choice.slug}-${address.replaceAll('/', '')}`))
        expect([address, await menuFaults(page)]).toEqual([address, []])
        await page.locator('.wp-block-navigation__responsive-container-close').click()
        await page.locator('.is-menu-open').waitFor({ state: 'detached' })
      }
    },
  )
})

/** The ready-made pages as a customer sees them on a phone, a tablet and a desk. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { readyPages } from '../../src/catalogue/pages/ready-pages'
import { findOwn } from '../../src/catalogue/pages/own-patterns'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import { pairingTitled } from '../../src/catalogue/fonts/font-pairings'
import type { GlobalStyles } from '../../src/catalogue/theme-json'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { withRhythm } from '../../src/reducers/design/section-look'
import { newVisit, screenshot } from '../browser/support'
import { setUpStore } from '../browser/walk-support'
import { admin, restore, type Client } from '../store/support'
import { faultsOfRows, perRow } from './page-measures'
import { launch, patternsOf, saveHome, seen, stock } from './support'

const phone = { width: 390, height: 844 }
const screens = 7

type Look = readonly [palette: string, fonts: string]
const looks: readonly Look[] = [
  ['Blush Petal', 'Inter + Inter'],
  ['Sand Harbor', 'Bodoni Moda + Overpass'],
  ['Slate', 'Rubik + Inter'],
]

describe('ready-made pages in a real store', { tags: ['M-07'] }, () => {
  let owner: Client
  let page: Page
  let wear: (look: Look) => Promise<void>

  beforeAll(async () => {
    await restore()
    owner = await admin()
    const designer = await newVisit({ viewport: { width: 1440, height: 900 } })
    await setUpStore(designer.page)
    await designer.close()
    await launch(owner)
    await stock(owner, ['Mug', 'Bowl with a wide rim for the middle of the table', 'Vase', 'Lamp', 'Cloth', 'Candle'])
    const links = JSON.stringify((await owner.get('/wp/v2/themes?status=active&_fields=_links')).body)
    const address = /(\/wp\/v2\/global-styles\/\d+)"/.exec(links.replaceAll('\\/', '/'))?.[1] ?? ''
    const theme = (await owner.get('/wp/v2/global-styles/themes/twentytwentyfour')).body as GlobalStyles
    wear = async ([palette, fonts]) => {
      const own = (await owner.get(`${address}?context=edit`)).body as GlobalStyles
      const { settings, styles } = designerStyles(paletteTitled(palette), pairingTitled(fonts), [], own, {}, theme)
      expect((await owner.put(address, { settings, styles })).status).toBe(200)
    }
    page = (await newVisit({ loggedIn: false, viewport: phone, keep: true })).page
  }, 600_000)

  const show = async (body: readonly string[], look: Look) => {
    const patterns = await patternsOf(owner)
    const sections = body.map((slug) => findOwn(patterns, slug)?.content ?? '')
    expect(sections).not.toContain('')
    await wear(look)
    await saveHome(owner, withRhythm(sections, look[0]).join('\n\n'))
  }

  it.each(readyPages.map((each, index) => ({ ...each, look: looks[index % looks.length]! })))(
    '$name is whole at 1440, 768 and 390 px, and at most seven screens of a phone long',
    async ({ name, body, look }) => {
      await show(body, look)
      await page.setViewportSize({ ...phone, width: 1440 })
      await page.goto('/')
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ ...phone, width })
        expect([width, await faultsOfRows(page)]).toEqual([width, []])
        const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight])
        expect(size[0]).toBeLessThanOrEqual(width)
        if (width === 390) expect(size[1]).toBeLessThanOrEqual(screens * phone.height)
        await screenshot(page, seen(`ready-${name}-${width}`))
      }
    },
    120_000,
  )

  it('given four products, then rows of two on tablet and phone; five, none alone; tiles one over two', async () => {
    await show(['hero-product-split', 'category-tiles', 'product-collection-4-columns'], looks[0]!)
    const [products, tiles] = ['.wc-block-product', '.cys-tiles > .wp-block-column']
    const rows = async (width: number) => {
      await page.setViewportSize({ ...phone, width })
      return [await perRow(page, products), await perRow(page, tiles)]
    }
    await page.goto('/')
    expect(await rows(1440)).toEqual([[4], [3]])
    expect(await rows(768)).toEqual([[2, 2], [3]])
    expect(await rows(390)).toEqual([
      [2, 2],
      [1, 2],
    ])
    await show(['hero-product-split', 'product-collection-5-columns', 'featured-category-triple'], looks[0]!)
    await page.goto('/')
    expect(await rows(768)).toEqual([[3, 2], [3]])
    expect(await rows(390)).toEqual([
      [2, 2, 1],
      [1, 2],
    ])
    expect(await faultsOfRows(page)).toEqual([])
  }, 120_000)

  it('questions open and close without a script of ours', async () => {
    await show(['questions-and-answers'], looks[1]!)
    await page.goto('/')
    const second = page.locator('.wp-block-details').nth(1)
    expect(await second.getAttribute('open')).toBeNull()
    await second.locator('summary').click()
    expect(await second.getAttribute('open')).not.toBeNull()
    expect(await second.locator('p').isVisible()).toBe(true)
  }, 60_000)

  it('what there is nothing of is not offered: no posts, nothing on sale; and is, once there is', async () => {
    const names = async () => (await patternsOf(owner)).map(({ name }) => name.replace('customize-your-store/', ''))
    expect(await names()).not.toEqual(expect.arrayContaining(['latest-posts']))
    expect(await names()).not.toEqual(expect.arrayContaining(['on-sale']))
    await owner.post('/wp/v2/posts', { title: 'A letter', content: 'News', status: 'publish' })
    const [id] = (await stock(owner, ['Reduced'])) as readonly [number]
    await owner.put(`/wc/v3/products/${id}`, { sale_price: '9' })
    expect(await names()).toEqual(expect.arrayContaining(['latest-posts', 'on-sale']))
    await show(['on-sale', 'latest-posts'], looks[0]!)
    await page.goto('/')
    expect(await page.locator('.wc-block-product').allInnerTexts()).toEqual([expect.stringContaining('Reduced')])
    expect(await page.getByText('A letter').count()).toBe(1)
  }, 120_000)

  it('the tiles lead to the store’s own categories, once there are three of them', async () => {
    for (const name of ['Cups & mugs', 'Bowls', 'Lamps']) await owner.post('/wc/v3/products/categories', { name })
    const all = (await owner.get('/wc/v3/products/categories?per_page=20')).body as { id: number; name: string }[]
    const ids = await stock(owner, ['One', 'Two', 'Three'])
    const wanted = all.filter(({ name }) => name !== 'Uncategorized')
    for (const [index, id] of ids.entries())
      await owner.put(`/wc/v3/products/${id}`, { categories: [{ id: wanted[index]!.id }] })
    await show(['category-tiles'], looks[0]!)
    await page.goto('/')
    expect((await page.locator('.cys-tiles a').allInnerTexts()).sort()).toEqual(['Bowls', 'Cups & mugs', 'Lamps'])
    await page
      .locator('.cys-tiles .wp-block-cover')
      .first()
      .click({ position: { x: 20, y: 20 } })
    await page.waitForURL(/product-category/)
  }, 120_000)

  it('one product can be bought where it stands', async () => {
    await show(['one-product'], looks[0]!)
    await page.goto('/')
    expect(await page.locator('.cys-one .add_to_cart_button').count()).toBe(1)
  }, 60_000)
})

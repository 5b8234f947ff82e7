import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { headers } from '../../src/catalogue/pages/headers-and-footers'
import type { Pattern } from '../../src/events/design-calls'
import { partPattern } from '../../src/reducers/design/parts'
import { newVisit, screenshot } from '../browser/support'
import { loggedOut } from '../store/login'
import { admin, restore, type Client } from '../store/support'
import { theStore } from '../store/the-store'
import { launch, patternsOf, saveHeader, stock, wearPalette } from './support'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''
const once = { account: 1, cart: 1, search: 1, name: 1 }

describe('headers of a store with WooCommerce', () => {
  let owner: Client
  let patterns: readonly Pattern[]
  let product: number

  beforeAll(async () => {
    await restore()
    owner = await admin()
    patterns = await patternsOf(owner)
    ;[product = 0] = await stock(owner, ['Blue teapot'])
    await launch(owner)
    // Its links are not in the color of its text.
    await wearPalette(owner, 'Golden Haze')
    await owner.post('/wp/v2/settings', { title: 'The Long Name of a Little Shop' })
  }, 240_000)

  it('no name of WooCommerce is registered by us', { tags: ['S-03'] }, async () => {
    const folder = join(process.env['WOOCOMMERCE_UNDER_TEST'] ?? '', 'patterns')
    const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
    const theirs = files.map((file) => /^ \* Slug: *(\S+)/m.exec(file)?.[1])
    const shops = patterns.map(({ name }) => name).filter((name) => name.startsWith('woocommerce-blocks/'))
    expect(shops.filter((name) => !theirs.includes(name))).toEqual([])
  })

  it('a shop page that is in front today is linked at the address that it has afterwards, and opens there', async () => {
    const [shop] = (await owner.get('/wp/v2/pages?slug=shop&_fields=id')).body as readonly { readonly id: number }[]
    await owner.post('/wp/v2/settings', { show_on_front: 'page', page_on_front: shop?.id })
    const header = (await patternsOf(owner)).find(({ name }) => name === 'customize-your-store/header-essential')
    const address = /"label":"Shop"[^}]*"url":"([^"]+)"/.exec(header?.content ?? '')?.[1] ?? ''
    expect(new URL(address).pathname).toBe('/shop/')
    const opened = async () => {
      const answer = await owner.page('/shop/')
      return [answer.status, (await answer.text()).includes('Blue teapot')]
    }
    expect(await opened()).toEqual([200, true])
    await owner.post('/wp/v2/settings', { show_on_front: 'posts', page_on_front: 0 })
    expect(await opened()).toEqual([200, true])
  })

  it.each(headers)(
    '$slug has the name, account, cart and search once: its markup, as a guest sees it, on a phone',
    { tags: ['S-03'], timeout: 120_000 },
    async (choice) => {
      const pattern = partPattern(choice, patterns)
      expect(pattern?.name).toBe(choice.name)
      expect(blocksIn(pattern?.content ?? '')).toEqual(once)
      expect(
        blocksIn(patterns.find(({ name }) => name.endsWith(`customize-your-store/${choice.slug}`))?.content ?? ''),
      ).toEqual(once)

      await saveHeader(owner, pattern?.content ?? '')
      const { page } = await guest({ width: 390, height: 800 })
      await page.goto('/')
      expect(await shown(page)).toEqual(once)
      await screenshot(page, `woocommerce-${version}-${choice.slug}-390`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await page.setViewportSize({ width: 1440, height: 800 })
      await screenshot(page, `woocommerce-${version}-${choice.slug}`)
      expect(await color(page, '.wp-block-woocommerce-customer-account svg')).toBe(
        await color(page, '.wc-block-mini-cart__button'),
      )
    },
  )

  it('a product put into the cart shows in the mini-cart', { tags: ['S-03'], timeout: 180_000 }, async () => {
    const { page } = await guest({ width: 1280, height: 800 })
    await page.goto(`/?add-to-cart=${product}`)
    await page.goto('/')
    await page.locator('.wc-block-mini-cart__badge', { hasText: '1' }).waitFor({ timeout: 60_000 })
    await page.locator('.wc-block-mini-cart__button').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Blue teapot' }).first().waitFor({ timeout: 60_000 })
  })
})

/** Playground logs in whoever does not carry this. */
const guest = async (viewport: { width: number; height: number }) => {
  const visit = await newVisit({ viewport })
  const [name = '', value = ''] = loggedOut.split('=')
  await visit.page.context().addCookies([{ name, value, url: theStore().url }])
  return visit
}

const blocksIn = (markup: string) => ({
  account: count(markup, /<!-- wp:woocommerce\/customer-account /g),
  cart: count(markup, /<!-- wp:woocommerce\/mini-cart /g),
  search: count(markup, /<!-- wp:search /g),
  name: count(markup, /<!-- wp:site-title /g),
})

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

const color = (page: Page, what: string): Promise<string> =>
  page
    .locator('header')
    .first()
    .locator(what)
    .first()
    .evaluate((element) => getComputedStyle(element).color)

const shown = async (page: Page) => {
  const header = page.locator('header').first()
  return {
    account: await header.locator('.wp-block-woocommerce-customer-account').count(),
    cart: await header.locator('.wp-block-woocommerce-mini-cart, .wc-block-mini-cart').count(),
    search: await header.getByRole('search').count(),
    name: await header.getByText('The Long Name of a Little Shop').filter({ visible: true }).count(),
  }
}

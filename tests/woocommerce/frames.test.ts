/** Headers and footers as visitors see them, with every kind of name and logo. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { footers, headers } from '../../src/catalogue/pages/headers-and-footers'
import { findOwn } from '../../src/catalogue/pages/own-patterns'
import type { Pattern } from '../../src/events/design-calls'
import { socialLinksIn, withSocialLinkAt } from '../../src/markup/social-links'
import { partPattern } from '../../src/reducers/design/parts'
import { newVisit, screenshot } from '../browser/support'
import { isEveryCase } from '../setup/scope'
import { admin, restore, type Client } from '../store/support'
import { measureHeader } from './page-measures'
import { stockShop } from './shop-tour'
import { patternsOf, saveHeader, saveHome, seen, wearPalette } from './support'
import { withPlugin } from './theme-support'

const longName = 'The Extraordinarily Long Name of a Little Shop by the Harbor'
const rightToLeft = `add_action( 'init', function () { if ( isset( $_GET['rtl'] ) ) { $GLOBALS['wp_locale']->text_direction = 'rtl'; } }, 0 );`

type Store = { readonly name: string; readonly logo: 'none' | 'wide' | 'square' }

const stores: readonly Store[] = [
  { name: 'Bottega Rossi', logo: 'none' },
  { name: longName, logo: 'none' },
  { name: longName, logo: 'square' },
  { name: 'Bottega Rossi', logo: 'wide' },
]

/** Both directions with every store, and in turn the home page in one and the shop in the other. */
const addresses = (turn: number): readonly string[] =>
  isEveryCase ? ['/', '/shop/', '/?rtl', '/shop/?rtl'] : turn % 2 === 0 ? ['/', '/shop/?rtl'] : ['/shop/', '/?rtl']

describe('headers and footers of a shop', { tags: ['M-08'] }, () => {
  let owner: Client
  let page: Page
  let patterns: readonly Pattern[]
  const logos = { none: 0, wide: 0, square: 0 }

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await withPlugin(owner, 'right-to-left', rightToLeft)
    await stockShop(owner)
    const terms = await owner.post('/wp/v2/pages', { title: 'Terms', content: '.', status: 'publish' })
    const { id } = terms.body as { id: number }
    await owner.put('/wc/v3/settings/advanced/woocommerce_terms_page_id', { value: String(id) })
    patterns = await patternsOf(owner)
    await wearPalette(owner, 'Terracotta Sun')
    page = (await newVisit({ loggedIn: false, viewport: { width: 390, height: 844 }, keep: true })).page
    logos.wide = await uploadLogo(owner, page, 480, 120)
    logos.square = await uploadLogo(owner, page, 200, 200)
    await saveHome(owner, findOwn(patterns, 'start-aligned-content-over-image')?.content ?? '')
  }, 400_000)

  const dress = async ({ name, logo }: Store) => {
    await owner.post('/wp/v2/settings', { title: name, site_logo: logos[logo] })
  }

  it.each(headers.map((choice, index) => ({ ...choice, index })))(
    '$slug is one row of at most 72 px on a phone, with every name and logo, in both directions',
    async (choice) => {
      const content = partPattern(choice, patterns)?.content ?? ''
      await page.setViewportSize({ width: 390, height: 844 })
      for (const [at, store] of stores.entries()) {
        await dress(store)
        const width = store.logo === 'wide' ? 160 : 60
        await saveHeader(owner, content.replace('wp:site-logo {"width":60}', `wp:site-logo {"width":${width}}`))
        for (const address of addresses(choice.index + at)) {
          await page.goto(address)
          const label = `${choice.slug}, ${store.name}, ${store.logo}, ${address}`
          const measured = await measureHeader(page)
          await screenshot(
            page,
            seen(`${choice.slug}-390-${store.name.length}-${store.logo}-${address.replaceAll('/', '')}`),
          )
          expect(measured.height, label).toBeLessThanOrEqual(72)
          expect(measured.faults, label).toEqual([])
          expect(measured.parts, label).toEqual([
            'menu',
            ...(store.logo === 'none' ? [] : ['logo']),
            ...(store.logo === 'wide' ? [] : ['name']),
            'search',
            'account',
            'cart',
          ])
        }
      }
    },
    240_000,
  )

  it('the header of a sticky one stays at the top, and one over the picture covers nothing but a picture', async () => {
    await dress({ name: 'Bottega Rossi', logo: 'none' })
    await page.setViewportSize({ width: 1440, height: 600 })
    const tops = async (slug: string, address: string, scrolled: number) => {
      await saveHeader(
        owner,
        partPattern(
          headers.find((each) => each.slug === slug)!,
          patterns,
        )?.content ?? '',
      )
      await page.goto(address)
      return page.evaluate((to) => {
        window.scrollTo(0, to)
        const [header, next] = ['header', 'header + *'].map((each) => document.querySelector(each))
        return [header?.getBoundingClientRect().top, next?.getBoundingClientRect().top]
      }, scrolled)
    }
    expect((await tops('header-sticky', '/', 300))[0]).toBe(0)
    expect(await tops('header-over-picture', '/', 0)).toEqual([0, 0])
    const [, below = 0] = await tops('header-over-picture', '/shop/', 0)
    expect(below).toBeGreaterThan(60)
  }, 120_000)

  it.each(footers)(
    '$slug has a ground, the year, payment methods, published legal pages, and networks with an address',
    async (choice) => {
      const content = partPattern(choice, patterns)?.content ?? ''
      const blocks = [...content.matchAll(/<!-- wp:([\w/-]+)/g)].map(([, block = '']) => block)
      expect(blocks.filter((block) => block.includes('/') && !block.startsWith('woocommerce/'))).toEqual([])
      const network = socialLinksIn(content)[0]
      const address = 'https://www.instagram.com/bottega'
      const written = network ? withSocialLinkAt(content, network.block, address) : content
      expect((await owner.put('/wp/v2/template-parts/twentytwentyfour//footer', { content: written })).status).toBe(200)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/')
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await screenshot(page, seen(`${choice.slug}-${width}`))
        const footer = page.locator('footer').first()
        const text = await footer.innerText()
        expect(text).toContain(`© ${new Date().getFullYear()}`)
        expect(text).toContain('Bottega Rossi')
        expect(text).toContain('Cash on delivery')
        expect(text).toContain('Terms')
        expect(text).not.toContain('Refund')
        expect(await footer.locator('a[href*="instagram.com/bottega"]').count()).toBe(network ? 1 : 0)
        expect(await footer.locator('.wp-social-link').count()).toBe(network ? 1 : 0)
        const [ground, behind, wide, small] = await page.evaluate(() => {
          const part = document.querySelector('footer > *')
          const built = [...document.querySelectorAll('footer a')].find((each) => each.textContent.startsWith('Built'))
          return [
            part && getComputedStyle(part).backgroundColor,
            getComputedStyle(document.body).backgroundColor,
            document.documentElement.scrollWidth,
            built && Number.parseFloat(getComputedStyle(built).fontSize),
          ] as const
        })
        expect(ground).not.toBe(behind)
        expect(ground).not.toBe('rgba(0, 0, 0, 0)')
        expect(wide).toBeLessThanOrEqual(width)
        expect(small).toBeLessThanOrEqual(13)
      }
    },
    120_000,
  )
})

const uploadLogo = async (owner: Client, page: Page, width: number, height: number): Promise<number> => {
  await page.setContent(`<body style="margin:0;background:#7a2e1d;color:#fff;font:bold 40px serif">Rossi</body>`)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: Math.min(width, 390), height } })
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `logo-${width}.png`)
  const answer = await owner.told('/wp-json/wp/v2/media', { method: 'POST', body })
  return ((await answer.json()) as { id: number }).id
}

/** Headers and footers as visitors see them, with every kind of name and logo. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { frameCss } from '../../src/catalogue/frame-css'
import { footers, headers } from '../../src/catalogue/pages/headers-and-footers'
import { findOwn } from '../../src/catalogue/pages/own-patterns'
import { paletteTitled } from '../../src/catalogue/palettes/palettes'
import type { GlobalStyles } from '../../src/catalogue/theme-json'
import type { Pattern } from '../../src/events/design/reading'
import { designerStyles } from '../../src/projections/design/styles/designer-styles'
import { withOwnCss } from '../../src/projections/design/styles/own-css'
import { partPattern } from '../../src/reducers/design/part-pattern'
import { newVisit, screenshot } from '../browser/support'
import { admin, restore, type Client } from '../store/support'
import { stockShop } from './shop-tour'
import { patternsOf, saveHeader, saveHome, seen } from './support'
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

describe('[M-08] headers and footers of a shop', () => {
  let owner: Client
  let page: Page
  let patterns: readonly Pattern[]
  const logos = { none: 0, wide: 0, square: 0 }

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await withPlugin(owner, 'right-to-left', rightToLeft)
    await stockShop(owner)
    patterns = await patternsOf(owner)
    await wear(owner, 'Terracotta Sun')
    page = (await newVisit({ loggedIn: false, viewport: { width: 390, height: 844 }, keep: true })).page
    logos.wide = await uploadLogo(owner, page, 480, 120)
    logos.square = await uploadLogo(owner, page, 200, 200)
    await saveHome(owner, findOwn(patterns, 'start-aligned-content-over-image')?.content ?? '')
  }, 400_000)

  const dress = async ({ name, logo }: Store) => {
    await owner.post('/wp/v2/settings', { title: name, site_logo: logos[logo] })
  }

  it.each(headers)(
    '$slug is one row of at most 72 px on a phone, with every name and logo, in both directions',
    async (choice) => {
      const content = partPattern(choice, patterns)?.content ?? ''
      await page.setViewportSize({ width: 390, height: 844 })
      for (const store of stores) {
        await dress(store)
        const width = store.logo === 'wide' ? 160 : 60
        await saveHeader(owner, content.replace('wp:site-logo {"width":60}', `wp:site-logo {"width":${width}}`))
        for (const address of ['/', '/shop/', '/?rtl', '/shop/?rtl']) {
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
})

/** The store's colors and the rules for headers, as the designer writes them. */
const wear = async (owner: Client, title: string) => {
  const links = JSON.stringify((await owner.get('/wp/v2/themes?status=active&_fields=_links')).body)
  const address = /(\/wp\/v2\/global-styles\/\d+)"/.exec(links.replaceAll('\\/', '/'))?.[1] ?? ''
  const theme = (await owner.get('/wp/v2/global-styles/themes/twentytwentyfour')).body as GlobalStyles
  const own = (await owner.get(`${address}?context=edit`)).body as GlobalStyles
  const { settings, styles } = designerStyles(paletteTitled(title), undefined, [], own, {}, theme)
  expect((await owner.put(address, { settings, styles: withOwnCss(styles, 'frames', frameCss) })).status).toBe(200)
}

const uploadLogo = async (owner: Client, page: Page, width: number, height: number): Promise<number> => {
  await page.setContent(`<body style="margin:0;background:#7a2e1d;color:#fff;font:bold 40px serif">Rossi</body>`)
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: Math.min(width, 390), height } })
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), `logo-${width}.png`)
  const answer = await owner.told('/wp-json/wp/v2/media', { method: 'POST', body })
  return ((await answer.json()) as { id: number }).id
}

/** What of the header is shown, from left to right in reading order; and what is not in one row, or lies over something else. */
const measureHeader = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    if (header === null) return { height: 0, parts: [], faults: ['no header'] }
    const whole = header.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(header).direction === 'rtl'
    const kinds: Readonly<Record<string, string>> = {
      menu: '.wp-block-navigation__responsive-container-open',
      logo: '.wp-block-site-logo img',
      name: '.wp-block-site-title',
      search: '.wp-block-search__button',
      account: '.wp-block-woocommerce-customer-account a',
      cart: '.wc-block-mini-cart__button',
    }
    const found = Object.entries(kinds).flatMap(([kind, selector]) =>
      [...header.querySelectorAll(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => ({ kind, box: element.getBoundingClientRect() })),
    )
    const middle = (box: DOMRect) => box.top + box.height / 2
    const first = found[0]
    const faults = found.flatMap(({ kind, box }, index) => [
      ...(first && Math.abs(middle(box) - middle(first.box)) > 6 ? [`${kind} is in another row`] : []),
      ...(box.left < 0 || box.right > 390 || box.width < 16 ? [`${kind} is cut off`] : []),
      ...(box.top < whole.top - 0.5 || box.bottom > whole.bottom + 0.5 ? [`${kind} is taller than the header`] : []),
      ...found
        .slice(index + 1)
        .filter((other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 0.5)
        .map((other) => `${kind} lies over ${other.kind}`),
    ])
    if (document.documentElement.scrollWidth > 390) faults.push('the page is wider than the phone')
    void isRightToLeft
    return { height: whole.height, parts: found.map(({ kind }) => kind), faults }
  })

void footers

import { beforeAll, describe, expect, it } from 'vitest'
import { headers } from '../../src/catalogue/headers-and-footers'
import { partPattern } from '../../src/reducers/part-pattern'
import { loggedOut } from '../store/login'
import { admin, restore, type Client } from '../store/support'
import { theStore } from '../store/the-store'
import { launch, patternsOf, saveHeader, saveHome, stock } from './support'

const plugin = '/wp/v2/plugins/customize-your-store/customize-your-store'

describe('a saved page after the plugin is gone', () => {
  let owner: Client
  let before: string

  beforeAll(async () => {
    await restore()
    owner = await admin()
    await launch(owner)
    await stock(owner, ['Blue teapot', 'Green teapot', 'Red teapot'])
    const patterns = await patternsOf(owner)
    const ours = patterns.filter(({ name }) => /^customize-your-store\/(?!header|footer)/.test(name))
    expect(ours.length).toBeGreaterThan(60)
    await saveHeader(owner, partPattern(headers[1]!, patterns)?.content ?? '')
    const saved = await saveHome(owner, ours.map(({ content }) => content).join('\n\n'))
    expect(saved.status).toBe(200)
    before = await frontPage()
  }, 400_000)

  it('[S-11] every picture is a copy in the media library, once each, and is there', async () => {
    expect(before).not.toContain('/plugins/customize-your-store')
    const pictures = [...new Set(before.match(/http[^"' )]*\/uploads\/[^"' )]*\.webp/g) ?? [])]
    expect(pictures.length).toBeGreaterThan(20)
    for (const address of pictures) expect((await fetch(address, { method: 'HEAD' })).status, address).toBe(200)
    const names = pictures.map((address) => address.split('/').at(-1)!)
    expect(names.filter((name) => /-\d+\.webp$/.test(name))).toEqual([])
  }, 120_000)

  it('[S-11] saved again it brings no further copy', async () => {
    const count = async () => (await owner.get('/wp/v2/media?per_page=1')).headers.get('x-wp-total')
    const known = await count()
    const patterns = await patternsOf(owner)
    await saveHome(
      owner,
      patterns
        .filter(({ name }) => name.startsWith('customize-your-store/intro'))
        .map(({ content }) => content)
        .join('\n'),
    )
    expect(await count()).toBe(known)
  }, 120_000)

  it('[S-11] deactivated: the front page is the same, prices and all', async () => {
    const patterns = await patternsOf(owner)
    const ours = patterns.filter(({ name }) => /^customize-your-store\/(?!header|footer)/.test(name))
    await saveHome(owner, ours.map(({ content }) => content).join('\n\n'))
    before = await frontPage()
    // Six lists of the three products, each with its price and its button.
    expect(
      before.match(/wc-block-components-product-price__value|wc-block-grid__product-price|woocommerce-Price-amount/g)
        ?.length,
    ).toBeGreaterThanOrEqual(18)
    expect(before.match(/add_to_cart_button/g)?.length).toBeGreaterThanOrEqual(18)
    expect(before).toContain('Blue teapot')
    const { status } = await owner.put(plugin, { status: 'inactive' })
    expect(status).toBe(200)
    const after = await frontPage()
    expect(body(after)).toBe(body(before))
    expect(after).not.toContain('customize-your-store/')
  }, 180_000)
})

/** As a guest sees it. */
const frontPage = async () => (await fetch(theStore().url, { headers: { cookie: loggedOut } })).text()

/** The visible part, without what differs from one answer to the next. */
const body = (page: string): string =>
  page
    .slice(page.indexOf('<body'), page.indexOf('</footer>'))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/"?(nonce|_wpnonce)"?[=:]"?\w+/g, 'nonce')
    .replaceAll(/[\w-]*-[0-9a-f]{8,}\b/g, 'id')

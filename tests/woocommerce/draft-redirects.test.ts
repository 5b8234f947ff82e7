/** A page that shows a draft may send the browser on to another address of the store: the draft goes along. */
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore, type Client } from '../store/support'
import { launch } from './support'
import { withPlugin } from './theme-support'

const marker = '<meta name="customize-your-store-draft"'

describe('a draft of a store with plain permalinks', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
    await launch(owner)
    await withPlugin(
      owner,
      'plain-permalinks',
      `if (str_starts_with($_SERVER['REQUEST_URI'], '/wp-json/')) return;
      add_filter('pre_option_permalink_structure', '__return_empty_string');
      add_action('template_redirect', static function () {
        if (isset($_GET['send-to'])) { wp_redirect(wp_unslash($_GET['send-to'])); exit; }
      });`,
    )
  }, 300_000)

  const addressOf = async (page: string) => {
    const answer = await owner.told('/?rest_route=/customize-your-store/v1/draft', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page }),
    })
    const { pathname, search } = new URL(((await answer.json()) as { address: string }).address)
    return `${pathname}${search}`
  }

  it.each(['shop', 'cart', 'checkout', 'coming-soon'])('%s shows the draft', { tags: ['B-11'] }, async (page) => {
    const address = await addressOf(page)
    expect(address).not.toContain(`/${page}`)
    const answer = await owner.page(address)
    const text = await answer.text()
    expect([answer.status, text.includes(marker), text.includes('id="wpadminbar"')]).toEqual([200, true, false])
  })

  it('the shop is at another address than it was asked at', { tags: ['B-11'] }, async () => {
    const address = await addressOf('shop')
    const { headers } = await owner.page(`${address}&wp_theme_preview=twentytwentyfive`, { redirect: 'manual' })
    const to = new URL(headers.get('location') ?? '')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      post_type: 'product',
      'cys-draft': new URLSearchParams(address).get('cys-draft'),
      wp_theme_preview: 'twentytwentyfive',
    })
  })

  it('it goes to addresses of the store, and to no other', { tags: ['B-11'] }, async () => {
    const address = await addressOf('cart')
    const sentTo = async (to: string, from = address) =>
      (await owner.page(`${from}&send-to=${encodeURIComponent(to)}`, { redirect: 'manual' })).headers.get('location')
    const key = new URLSearchParams(address).get('cys-draft')
    expect(await sentTo('/?p=1#top')).toBe(`/?p=1&cys-draft=${key}#top`)
    expect(await sentTo('?p=1')).toBe(`?p=1&cys-draft=${key}`)
    for (const away of ['https://elsewhere.test/', '//elsewhere.test/?p=1', 'http://127.0.0.1:1/'])
      expect(await sentTo(away)).toBe(away)
    expect(await sentTo('/?p=1', '/?cys-draft=another')).toBe('/?p=1')
  })

  it('a preview without the admin bar stays one', { tags: ['T-01'] }, async () => {
    const { headers } = await owner.page(`/?cys-hide-admin-bar=1&send-to=${encodeURIComponent('/?p=1')}`, {
      redirect: 'manual',
    })
    expect(headers.get('location')).toBe('/?p=1&cys-hide-admin-bar=1')
  })

  it('a page with the key of an older draft does not pass for the draft', { tags: ['B-11'] }, async () => {
    const old = await addressOf('cart')
    await addressOf('cart')
    expect(await (await owner.page(old)).text()).not.toContain(marker)
  })
})

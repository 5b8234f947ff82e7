/** A phone reads the code in the designer and sees the draft of a store that is not open yet; it can do nothing there. */
import jsqr from 'jsqr'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { canvas, headingsIn, setUpStore } from '../browser/walk-support'
import { admin, restore, visitor, type Client } from '../store/support'
import { withPlugin } from '../store/test-plugin'
import { seen, stock } from './support'

const slow = { timeout: 300_000 }
const closed = 'meta[name="woo-coming-soon-page"]'

describe('a link to the draft of a store that is coming soon', { tags: ['U-10'] }, () => {
  let owner: Client
  let designer: Page
  let phone: Page
  let address = ''
  let product = 0

  beforeAll(async () => {
    await restore()
    owner = await admin()
    designer = (await newVisit({ viewport: { width: 1440, height: 900 }, keep: true })).page
    await setUpStore(designer)
    const [first = 0] = await stock(owner, ['Olive oil', 'Sea salt'])
    product = first
    await withPlugin('shop-state')
    await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'yes', woocommerce_store_pages_only: 'no' })
  }, 600_000)

  const dialog = () => designer.getByRole('dialog', { name: 'Look at it on a phone' })
  const state = async () => (await owner.get('/tests/v1/shop-state')).body

  it('is read from the code', slow, async () => {
    await designer.getByRole('navigation').getByRole('button', { name: 'Look at it on a phone' }).click()
    await dialog().getByRole('button', { name: 'Make a link' }).click()
    const code = dialog().getByRole('img', { name: 'QR code of the link' })
    await code.waitFor()
    await screenshot(designer, seen('preview-link'))
    const { size, pixels } = await code.evaluate(async (svg) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
      await image.decode()
      const side = 512
      const canvas = new OffscreenCanvas(side, side)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0, side, side)
      return { size: side, pixels: [...context.getImageData(0, 0, side, side).data] }
    })
    address = jsqr(Uint8ClampedArray.from(pixels), size, size)?.data ?? ''
    expect(address).toMatch(/\?cys-preview-token=[a-f\d]{56}$/)
  })

  it('shows the draft, while everybody else reads that the store opens soon', slow, async () => {
    // The policy of the page refuses what its scripts ask for.
    const visit = await newVisit({
      loggedIn: false,
      viewport: { width: 390, height: 844 },
      keep: true,
      allow: [/Content Security Policy|Fetch API|fetch_error|410/],
    })
    phone = visit.page
    await phone.goto('/')
    await phone.locator(closed).waitFor({ state: 'attached' })
    await phone.goto(address)
    expect(await phone.locator(closed).count()).toBe(0)
    await phone.locator('.wp-site-blocks header').first().waitFor()
    expect((await headingsIn(phone)).slice(0, 2)).toEqual((await headingsIn(canvas(designer))).slice(0, 2))
    await screenshot(phone, seen('preview-link-phone'))
    const other = await (await visitor().page('/')).text()
    expect(other).toContain('woo-coming-soon-page')
  })

  it('buys, sends and keeps nothing', slow, async () => {
    const before = await state()
    await phone
      .locator('.wp-site-blocks main a:visible, .wp-site-blocks a.wp-block-button__link:visible')
      .first()
      .click()
    await phone.getByText('This page is a preview: nothing can be bought or changed on it.').waitFor()
    expect(phone.url()).toBe(address)
    const refused = await phone.evaluate(
      async (id) =>
        Promise.all(
          [`/?add-to-cart=${id}`, '/wp-json/wc/store/v1/cart', location.href].map((to) =>
            fetch(to, { method: 'POST' }).then(
              () => false,
              () => true,
            ),
          ),
        ),
      product,
    )
    expect(refused).toEqual([true, true, true])
    const path = address.replace(/^https?:\/\/[^/]+/, '')
    for (const method of ['GET', 'POST']) {
      for (const more of [
        `&add-to-cart=${product}`,
        '&wc-ajax=add_to_cart',
        '&rest_route=/wc/store/v1/cart/add-item',
      ]) {
        const answer = await owner.page(`${path}${more}`, { method, redirect: 'manual' })
        expect([method, more, answer.status]).toEqual([method, more, method === 'GET' ? 200 : 403])
        expect(answer.headers.get('set-cookie')).toBeNull()
      }
    }
    expect(await state()).toEqual(before)
    expect(await phone.evaluate(() => [document.cookie, localStorage.getItem('storeApiCartData')])).toEqual(['', null])
  })

  it('is gone when the merchant turns it off', slow, async () => {
    await dialog()
      .getByRole('button', { name: /^Turn off/ })
      .click()
    await dialog().getByRole('button', { name: 'Make a link' }).waitFor()
    expect((await phone.goto(address))?.status()).toBe(410)
    await phone.getByRole('heading', { name: 'This preview is not available' }).waitFor()
  })
})

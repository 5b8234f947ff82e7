import { beforeAll, describe, expect, it } from 'vitest'
import { newVisit, screenshot } from '../browser/support'
import { admin, restore, visitor, type Client } from '../store/support'
import { launch } from './support'

const version = process.env['WOOCOMMERCE_VERSION'] ?? ''

/** The mark of WooCommerce's page for visitors of a hidden store. */
const comingSoon = "name='woo-coming-soon-page'"
const frontPage = async (): Promise<string> => (await visitor().page('/')).text()

/** WooCommerce 9.4's own Home on today's WordPress. */
const allow = [/Store "core\/interface" is already registered/]

type Product = { readonly link: string; readonly featured_media: number }

describe('a new store with WooCommerce, as after a merchant who skipped its set-up', () => {
  let owner: Client
  beforeAll(async () => {
    await restore()
    owner = await admin()
  }, 120_000)

  it('is set up, hidden from visitors, with its pages', { tags: ['W-01'] }, async () => {
    expect((await owner.get('/wc-admin/onboarding/profile')).body).toMatchObject({ skipped: true })
    const hidden = await owner.get('/wc-admin/options?options=woocommerce_coming_soon')
    expect(hidden.body).toEqual({ woocommerce_coming_soon: 'yes' })
    expect(await frontPage()).toContain(comingSoon)
    await launch(owner)
    expect(await frontPage()).not.toContain(comingSoon)
    await owner.post('/wc-admin/options', { woocommerce_coming_soon: 'yes' })
    const pages = (await owner.get('/wp/v2/pages?per_page=100&_fields=slug')).body as readonly { slug: string }[]
    expect(pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['shop', 'cart', 'checkout', 'my-account']))
    expect((await owner.page('/shop/')).status).toBe(200)
  })

  it('its sample products have pictures, and nothing lies over its screens', { tags: ['W-01'] }, async () => {
    expect((await owner.post('/wc-admin/onboarding/products')).body).toEqual({ success: true })
    const products = (await owner.get('/wp/v2/product?per_page=100')).body as readonly Product[]
    expect(products.map(({ featured_media }) => featured_media > 0)).toEqual(Array(6).fill(true))

    const { page } = await newVisit({ viewport: { width: 1440, height: 900 }, allow })
    await page.goto('/wp-admin/admin.php?page=wc-admin')
    await page.getByText('Customize your store').first().waitFor({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    await screenshot(page, `woocommerce-${version}-home`)
    expect(new URL(page.url()).searchParams.get('path') ?? '/').toBe('/')
    for (const over of ['.components-modal__frame', '.woocommerce-tour-kit', '.components-tour', '.wp-pointer'])
      expect(await page.locator(over).count(), over).toBe(0)

    await page.goto('/shop/')
    await page.waitForLoadState('networkidle')
    await screenshot(page, `woocommerce-${version}-shop`)
    expect(await page.getByText('change visibility settings').count()).toBe(0)
    const pictures = page.locator('main img')
    expect(await pictures.count()).toBeGreaterThanOrEqual(6)
    expect(await pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(
      true,
    )
    await page.goto(new URL(products[0]?.link ?? '').pathname)
    await page.waitForLoadState('networkidle')
    await screenshot(page, `woocommerce-${version}-product`)
    expect(await page.locator('.woocommerce-product-gallery__image img').first().getAttribute('src')).toMatch(/uploads/)
  })
})

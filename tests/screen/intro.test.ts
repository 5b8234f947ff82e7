import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { newVisit, screenshot } from '../browser/support'
import { at, flowAddress } from '../browser/walk-support'

beforeEach(() => restore())

describe('the intro', () => {
  it('shows heading, side and the way to the admin home', { tags: ['I-01', 'R-01', 'R-06'] }, async () => {
    const { page } = await newVisit()
    await page.goto(flowAddress)
    await heading(page, 'Design or choose a new theme').waitFor()
    const side = page.getByRole('navigation', { name: 'Customize your store' })
    expect(await side.textContent()).toContain('find your own look in the store designer')
    expect(await page.locator('.cys-site-hub__title').textContent()).toBe(await siteTitle())
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Design or choose a new theme')
    await screenshot(page, 'intro')
    await page.getByRole('link', { name: 'Go to the admin home' }).click()
    await page.waitForURL('**/wp-admin/')
  })

  it('goes to the admin home by the breadcrumb when nothing of the flow was before', { tags: ['I-10'] }, async () => {
    const { page } = await newVisit()
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/wp-admin/')
  })

  it('goes one screen back by the breadcrumb when it belongs to the flow', { tags: ['I-10'] }, async () => {
    await completeTask()
    const { page } = await newVisit()
    await page.goto(at('transitional'))
    await heading(page, 'Your store looks great!').waitFor()
    await page.evaluate(() =>
      history.pushState({ customizeYourStoreDepth: 1 }, '', location.href.replace('transitional', 'intro')),
    )
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await heading(page, 'Your store looks great!').waitFor()
  })

  it('loads no block-editor script before the merchant heads for the designer', async () => {
    const { page, requests } = await newVisit()
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    await page.waitForLoadState('networkidle')
    const editor = requests.filter(({ url }) =>
      /\/(block-editor|block-library|blocks|core-data|editor)(\.min)?\.js/.test(url),
    )
    expect(editor.map(({ url }) => url)).toEqual([])
    expect(await page.locator('link[rel=prefetch], link[rel=preload][as=script]').count()).toBe(0)
  })

  it('shows the recommended themes while nothing was designed', { tags: ['I-08', 'I-04'] }, async () => {
    const { page, context, outside } = await newVisit()
    // Our own list sells nothing; WooCommerce's did up to 9.8.
    await page.route(/\/v1\/reads\?/, (route) => route.fulfill({ json: { answers: {}, headers: {}, rights: {} } }))
    await page.route(/\/v1\/themes\/recommended/, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as { themes: object[] }
      const [first = {}, ...others] = list.themes
      await route.fulfill({ response, json: { ...list, themes: [first, { ...first, ...sold }, ...others] } })
    })
    await page.goto(flowAddress)
    await page.getByText('Or select a professionally designed theme to customize and make your own.').waitFor()
    const cards = page.locator('.cys-theme')
    expect(await cards.count()).toBe(4)
    expect(await cards.locator('h2').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('Highline')]),
    )
    const [own, paid] = [cards.nth(0), cards.nth(1)]
    expect(await own.innerText()).toMatch(/Twenty Twenty-Four[\s\S]*Active theme[\s\S]*Free/)
    expect(await own.innerText()).not.toContain('Paid')
    expect(await paid.innerText()).toMatch(/\+5[\s\S]*Paid[\s\S]*\$79\/year/)
    expect(await paid.locator('.cys-swatches__dot').count()).toBe(4)
    await expect
      .poll(() => paid.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    // The whole card leads there, not only its name.
    const [beside] = await Promise.all([context.waitForEvent('page'), paid.click({ position: { x: 30, y: 30 } })])
    await expect.poll(() => outside).toContain('https://woocommerce.com/products/highline/')
    await beside.close()
    await heading(page, 'Design or choose a new theme').waitFor()
  })

  it('leads to all themes', { tags: ['I-09'] }, async () => {
    const { page } = await newVisit()
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Browse all themes' }).click()
    await page.waitForURL('**/wp-admin/theme-install.php')
  })

  it(
    'offers both ways once the store has a design, and the designer opens straight away',
    { tags: ['I-02', 'I-05'] },
    async () => {
      await completeTask()
      const { page } = await newVisit()
      await page.goto(flowAddress)
      await page.getByRole('heading', { name: 'Customize your theme' }).waitFor()
      await page.getByRole('heading', { name: 'Choose a professionally designed theme' }).waitFor()
      expect(await page.getByRole('button', { name: 'Browse themes' }).count()).toBe(1)
      await page.frameLocator('iframe[title=Preview]').locator('body').waitFor()
      await screenshot(page, 'intro after a design')
      await page.getByRole('button', { name: 'Use the store designer' }).click()
      await page.waitForURL('**path=%2Fcustomize-store%2Fassembler-hub')
      expect(page.url()).toContain('customizing=true')
    },
  )

  it('asks before it changes another theme', { tags: ['I-02', 'I-05', 'I-06'] }, async () => {
    await (await admin()).post('/wc-admin/onboarding/themes/activate?theme=twentytwentyfive')
    const { page } = await newVisit()
    await page.goto(flowAddress)
    await page.getByRole('link', { name: 'Go to the Editor' }).waitFor()
    const ask = page.getByRole('button', { name: 'Use the store designer' })
    const dialog = page.getByRole('dialog')
    await ask.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await ask.click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await ask.click()
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.getByRole('button', { name: 'Design a new theme' }).click()
    await heading(page, 'Setting up the foundations').waitFor()
    await page.waitForURL('**path=%2Fcustomize-store%2Fdesign')
  })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const completeTask = async () =>
  (await admin()).post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })

const siteTitle = async () =>
  ((await (await admin()).get('/wp/v2/settings')).body as { title: string }).title.replace('&amp;', '&')

const sold = {
  slug: 'highline',
  name: 'Highline',
  price: '$79/year',
  is_free: false,
  is_active: false,
  total_palettes: 9,
  link_url: 'https://woocommerce.com/products/highline/',
}

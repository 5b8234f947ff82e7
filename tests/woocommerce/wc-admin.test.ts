import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedStore } from '../browser/designer-support'
import { newVisit, screenshot } from '../browser/support'
import { at, flowAddress } from '../browser/walk-support'
import { admin, memberWithRole, restore } from '../store/support'
import { pastTheWizard } from './past-the-wizard'

const home = '/wp-admin/admin.php?page=wc-admin'
const version = process.env['WOOCOMMERCE_VERSION'] ?? ''

beforeEach(async () => {
  await restore()
  await pastTheWizard()
}, 120_000)

describe('the flow as a page of WooCommerce', () => {
  it(
    'from Home by its task into the flow; Back leads Home and Forward into the flow, and no entry is lost',
    { tags: ['S-01', 'R-02'], timeout: 400_000 },
    async () => {
      // Home has errors of its own; ours are judged where only our page is open.
      const { page, requests } = await newVisit({ allow: [/./] })
      await page.goto(home)
      await taskOfHome(page).waitFor({ timeout: 120_000 })
      const before = await page.evaluate(() => history.length)
      await taskOfHome(page).click()
      await intro(page)
      const inFlow = await page.evaluate(() => history.length)
      expect(inFlow - before).toBeLessThanOrEqual(1)
      for (const _ of ['once', 'and again']) {
        await page.goBack()
        await taskOfHome(page).waitFor({ timeout: 120_000 })
        expect(params(page)).toEqual(['wc-admin', null])
        await page.goForward()
        await intro(page)
        expect(params(page)).toEqual(['wc-admin', '/customize-store/intro'])
      }
      await page.getByRole('link', { name: 'Go to the admin home' }).click()
      await taskOfHome(page).waitFor({ timeout: 120_000 })
      expect(await page.evaluate(() => history.length)).toBe(inFlow + 1)
      await page.goBack()
      await intro(page)
      await page.goBack()
      await taskOfHome(page).waitFor({ timeout: 120_000 })
      const loads = requests.filter(({ url }) => /admin\.php\?page=wc-admin/.test(url)).length
      expect(loads).toBeLessThan(12)

      await seedStore()
      await page.goto(at('assembler-hub'))
      const menu = page.getByRole('heading', { name: "Let's get creative" })
      await menu.waitFor({ timeout: 120_000 })
      await page.goBack()
      await taskOfHome(page).or(page.locator('.woocommerce-layout__main')).first().waitFor({ timeout: 120_000 })
      expect(params(page)).toEqual(['wc-admin', null])
      await page.goForward()
      await menu.waitFor({ timeout: 120_000 })
    },
  )

  it(
    'by address, in whatever spelling: title, menu and body are ours, WooCommerce’s application stays out',
    { tags: ['S-01', 'R-01'], timeout: 200_000 },
    async () => {
      await seedStore()
      const client = await admin()
      for (const path of ['/customize-store', '/customize-store/transitional', '/Customize-Store/assembler-hub']) {
        const html = await (await client.page(`${home}&path=${encodeURIComponent(path)}`)).text()
        expect([path, /<title>([^<]*)</.exec(html)?.[1]]).toEqual([
          path,
          expect.stringMatching(/^Customize Your Store &lsaquo;/),
        ])
        expect(html).toContain('id="customize-your-store"')
        expect(html).not.toMatch(
          /id="wc-admin-app-(js|css)"|rel="preload"[^>]*wc-|theme you are currently using is not/,
        )
        expect(/<body class="([^"]*)/.exec(html)?.[1]).toContain('customize-your-store-page')
        expect(/<li class="[^"]*wp-has-current-submenu[^>]*toplevel_page_woocommerce/.test(html)).toBe(true)
        expect(/<li class="current"><a[^>]*path=\/customize-store/.test(html)).toBe(true)
      }
      const other = await (await client.page(`${home}&path=/customize-stores`)).text()
      expect(other).not.toContain('id="customize-your-store"')
      expect(other).toContain('id="wc-admin-app-js"')
      const { page } = await newVisit()
      await page.goto(`${home}&path=/Customize-Store`)
      await page.getByRole('heading', { name: 'Customize your theme' }).waitFor({ timeout: 60_000 })
      expect(params(page)).toEqual(['wc-admin', '/customize-store/intro'])
      expect(await page.locator('.woocommerce-tour-kit, .components-modal__frame').count()).toBe(0)
      await screenshot(page, `woocommerce-${version}-by-address`)
    },
  )

  it('a shop manager finds the entry in the menu, the page and its assets', { tags: ['W-02'] }, async () => {
    const manager = await memberWithRole('shop_manager', await admin())
    const html = await (await manager.page(flowAddress)).text()
    expect(html).toContain('path=/customize-store')
    const boot = JSON.parse(/window\.customizeYourStore = (.*);\n/.exec(html)?.[1] ?? 'null') as {
      designer: { assets: string }
    }
    const { pathname, search } = new URL(boot.designer.assets)
    expect((await manager.told(pathname + search)).status).toBe(200)
  })
})

const taskOfHome = (page: Page) =>
  page.locator('.woocommerce-task-list__item', { hasText: /Customize your store/i }).first()

const intro = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Design or choose a new theme' }).waitFor({ timeout: 120_000 })

const params = (page: Page) => {
  const { searchParams } = new URL(page.url())
  return [searchParams.get('page'), searchParams.get('path')]
}

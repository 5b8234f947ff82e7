// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { newVisit, screenshot } from './support'
import { at } from './walk-support'

const closing = at('transitional')

beforeEach(async () => {
  await restore()
  await (await admin()).post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
})

describe('the closing screen', () => {
  it('shows the store, opens it beside the flow, and says what is next', { tags: ['T-01'] }, async () => {
    const { page, context } = await newVisit()
    await page.goto(closing)
    await heading(page).waitFor()
    await page.getByText('Take a look at your work').waitFor()
    await page.frameLocator('iframe[title=Preview]').locator('body').waitFor()
    expect(await page.frameLocator('iframe[title=Preview]').locator('#wpadminbar').count()).toBe(0)
    await screenshot(page, 'closing')
    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'View store' }).click(),
    ])
    await shop.waitForLoadState()
    expect(new URL(shop.url()).pathname).toBe('/')
    await shop.close()
    const next = page.getByRole('region', { name: "What's next?" })
    expect(await next.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Add your products',
      'Fine-tune your design',
      'Continue setting up your store',
    ])
    expect(await page.locator('.cys-closing__buttons').locator('a, button').allInnerTexts()).toEqual([
      'Keep designing',
      expect.stringContaining('View store'),
    ])
    expect(await page.getByRole('main').locator('a, button').last().innerText()).toBe('Share feedback')
  })

  it.each([
    ['Go to Products', '**/edit.php?post_type=product'],
    ['Go to the Editor', '**/site-editor.php**'],
    ['Back to Home', '**/wp-admin/'],
  ])('leads on by "%s"', { tags: ['T-01'] }, async (name, address) => {
    const { page } = await newVisit()
    await page.goto(closing)
    await page.locator('.cys-next').locator('a, button').filter({ hasText: name }).click()
    await page.waitForURL(address)
  })

  it('leads the sign-up variant back to Home, with its own header', { tags: ['T-01', 'R-05'] }, async () => {
    const { page } = await newVisit()
    await page.goto(`${closing}&ref=entrepreneur-signup`)
    await heading(page).waitFor()
    await page.getByText('Go back to Home to finish setup').waitFor()
    expect(await page.locator('.cys-site-hub__title').count()).toBe(0)
    expect(await page.getByText("What's next?").count()).toBe(0)
    expect(await page.locator('.cys-closing__buttons').locator('a, button').allInnerTexts()).toEqual([
      'Back to Home',
      expect.stringContaining('View store'),
    ])
    const home = page.getByRole('link', { name: 'Go to the admin home' })
    expect(await home.getAttribute('href')).toMatch(/\/wp-admin\/\?ref=entrepreneur-signup$/)
    await screenshot(page, 'closing sign-up')
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await page.waitForURL('**/wp-admin/?ref=entrepreneur-signup')
  })

  it('has room for another plugin above its buttons, and stands when that one breaks', { tags: ['T-01'] }, async () => {
    const { page } = await newVisit({ allow: [/Somebody else broke/] })
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const { hooks, element } = (window as unknown as { wp: WordPress }).wp
        const slot = 'customize_your_store_transitional_page_secondary_button'
        const broken = location.search.includes('broken')
        const Button = () => {
          if (broken) throw new Error('Somebody else broke')
          return element.createElement('button', {}, 'Order a logo')
        }
        hooks.addFilter(slot, 'somebody', () => element.createElement(Button, null))
      }),
    )
    await page.goto(closing)
    await page.getByRole('button', { name: 'Order a logo' }).waitFor()
    await page.goto(`${closing}&broken=1`)
    await heading(page).waitFor()
    await page.getByRole('link', { name: 'View store' }).waitFor()
    expect(await page.getByRole('button', { name: 'Order a logo' }).count()).toBe(0)
  })

  it('leads to the intro while the task is not complete', { tags: ['T-02'] }, async () => {
    await restore()
    const { page } = await newVisit()
    await page.goto(closing)
    await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor()
    expect(page.url()).toContain('path=%2Fcustomize-store%2Fintro')
  })

  it('is shown although the survey option cannot be read', { tags: ['T-02'] }, async () => {
    const { page } = await newVisit({ allow: [/status 500: GET .*options/] })
    await page.route(/options.*survey/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    )
    await page.goto(closing)
    await heading(page).waitFor({ timeout: 30_000 })
  })
})

// Helpers

type WordPress = {
  readonly hooks: { readonly addFilter: (hook: string, plugin: string, change: () => unknown) => void }
  readonly element: { readonly createElement: (...parts: readonly unknown[]) => unknown }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your store looks great!' })

// @module-tag all
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { drawn, seedStore, side } from './designer-support'
import { newVisit } from './support'
import { atClosing, choosePalette, flowAddress, openScreen, save } from './walk-support'

beforeEach(async () => {
  await restore()
  await seedStore()
  await options({ woocommerce_customize_store_onboarding_tour_hidden: 'yes' })
})

describe('the tracker of the admin area', { tags: ['R-07'] }, () => {
  it('hears of a walk through the flow, in order and with properties', async () => {
    const { page, context } = await newVisit({ viewport: { width: 1440, height: 900 } })
    const heard = await listen(context)
    await intoDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Green Thumb')
    await back(page)
    await openScreen(page, 'Design your homepage')
    await side(page)
      .getByRole('button', { name: /^About/ })
      .click()
    const patterns = page.getByRole('complementary', { name: 'About' })
    await patterns.getByRole('button', { name: 'Close', exact: true }).click()
    await patterns.waitFor({ state: 'detached' })
    await back(page)
    await save(page)
    await atClosing(page)
    const [shop] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'View store' }).click(),
    ])
    await shop.close()
    await expect.poll(() => heard.at(-1)?.[0]).toBe('customize_your_store_transitional_preview_store_click')
    expect(heard.map(([name, props]) => [name.replace('customize_your_store_', ''), props])).toEqual([
      ['intro_design_theme', { theme_type: 'block' }],
      ['assembler_hub_editor_loaded', {}],
      ['assembler_hub_sidebar_item_click', { item: 'color-palette' }],
      ['assembler_hub_color_palette_item_click', { item: 'Green Thumb' }],
      ['assembler_hub_sidebar_item_click', { item: 'home' }],
      ['assembler_pattern_category_click', { category: 'about' }],
      ['assembler_pattern_sidebar_close', {}],
      ['assembler_hub_done_click', {}],
      ['transitional_preview_store_click', {}],
    ])
  }, 300_000)

  it('hears nothing again after a reload, and goes on from there', async () => {
    const { page, context } = await newVisit()
    const heard = await listen(context)
    await intoDesigner(page)
    await expect.poll(() => heard.length).toBe(2)
    heard.splice(0)
    await page.reload()
    await drawn(page)
    await openScreen(page, 'Choose fonts')
    await expect
      .poll(() => heard)
      .toEqual([
        ['customize_your_store_assembler_hub_editor_loaded', {}],
        ['customize_your_store_assembler_hub_sidebar_item_click', { item: 'typography' }],
      ])
  }, 300_000)

  it('hears nothing where usage tracking is off', async () => {
    await options({ woocommerce_allow_tracking: 'no' })
    const { page, context } = await newVisit()
    const heard = await listen(context)
    await intoDesigner(page)
    await openScreen(page, 'Choose your color palette')
    await choosePalette(page, 'Green Thumb')
    await back(page)
    expect(heard).toEqual([])
  }, 300_000)
})

const intoDesigner = async (page: Page) => {
  await page.goto(flowAddress)
  await page.getByRole('button', { name: 'Use the store designer' }).click()
  await drawn(page)
}

const back = (page: Page) => side(page).getByRole('button', { name: 'Back', exact: true }).click()

const options = async (values: Readonly<Record<string, string>>) => {
  const { status } = await (await admin()).post('/wc-admin/options', values)
  expect(status).toBe(200)
}

/** Puts a tracker into every page of the visit, as WooCommerce does, and writes down what it is told. */
const listen = async (context: BrowserContext) => {
  const heard: [string, unknown][] = []
  await context.exposeFunction('tellTest', (name: string, props: unknown) => void heard.push([name, props]))
  await context.addInitScript(() => {
    const page = window as unknown as { tellTest: (name: string, props: unknown) => void; wcTracks: unknown }
    page.wcTracks = { isEnabled: true, recordEvent: page.tellTest }
  })
  return heard
}

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, newAccount, restore } from '../store/support'
import { logIn } from '../store/login'
import { withPlugin } from '../store/test-plugin'
import { theStore } from '../store/the-store'
import { design, dialog, frontPage, kept, link, seedShop } from './restore-support'
import { newVisit, screenshot, withhold } from './support'
import { at, inDesigner } from './walk-support'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Every row, as tests/store/plugins/stored.php lists them. What is in the trash is away. */
const stored = async (): Promise<readonly [posts: Rows, options: Rows]> => {
  const [posts, options] = (await (await admin()).get('/stored/v1/all')).body as readonly [Rows, Rows]
  return [posts.filter((post) => post['post_status'] !== 'trash' && !isEmptyStyles(post)), options]
}

/** The record of styles that WordPress makes when anybody reads them, as the designer does again. */
const isEmptyStyles = ({ post_type: type, post_content: content }: Rows[number]): boolean =>
  type === 'wp_global_styles' && /^\{"version": ?3, ?"isGlobalStylesUserThemeJSON": ?true ?\}$/.test(String(content))

/** WordPress counts what it shows, and keeps when somebody was last there. */
const ofOthers = /^(fresh_site|woocommerce_admin_|wc_|_?action_scheduler|recently_edited|user_count)/

const ofTheStore = async () => {
  const [posts, options] = await stored()
  return { posts, options: options.filter(({ option_name }) => !ofOthers.test(String(option_name))) }
}

describe('the design from before', () => {
  let page: Page
  let before: { html: string; kept: Awaited<ReturnType<typeof kept>>; rows: Awaited<ReturnType<typeof ofTheStore>> }
  let saved: string

  beforeAll(async () => {
    await seedShop('twentytwentyfive')
    await withPlugin('stored')
    // What WordPress makes at the first visit of anybody.
    await frontPage()
    before = { html: await frontPage(), kept: await kept(), rows: await ofTheStore() }
    const first = (await newVisit({ viewport: { width: 1280, height: 900 } })).page
    await design(first)
    saved = await frontPage()
    await link(first).waitFor()
    // Another administrator, in a browser without any data.
    const { name, password } = await newAccount('administrator', await admin())
    page = (
      await newVisit({
        as: await logIn(theStore().url, name, password),
        // One test stops the code of the dialog on its way.
        allow: [/build\/restore-content/],
        keep: true,
        viewport: { width: 1280, height: 900 },
      })
    ).page
  }, 400_000)
  afterAll(restore)

  it(
    'given a saved design, then any administrator is offered the way back, and first sees what it changes',
    { tags: ['D-19'], timeout: 200_000 },
    async () => {
      expect(saved).not.toBe(before.html)
      await page.goto(at('intro'))
      await link(page).click({ timeout: 60_000 })
      await dialog(page).getByText('Theme: back to Twenty Twenty-Five').waitFor({ timeout: 60_000 })
      await screenshot(page, 'restore question')
      expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual([
        'Homepage: previous version',
        'Header: previous version',
        'Footer: previous version',
        'Colors and fonts: previous version',
        'Front page: previous setting',
        '2 pictures: to the trash',
        '12 font families: removed',
        'Task "Customize your store": to do',
        'Theme: back to Twenty Twenty-Five',
      ])
    },
  )

  it(
    'given it is chosen, then the front page is the same byte for byte, and nothing of the flow is left',
    { tags: ['D-19'], timeout: 200_000 },
    async () => {
      await dialog(page).getByRole('button', { name: 'Restore my previous design' }).click()
      await page.locator('.cys-restore-notice').getByText('Your previous design is back.').waitFor({ timeout: 120_000 })
      await screenshot(page, 'restore done')
      expect(await frontPage()).toBe(before.html)
      expect(await kept()).toEqual(before.kept)
      expect(await ofTheStore()).toEqual(before.rows)
      // What was saved can be had again.
      expect(await link(page).count()).toBe(1)
      // The task is open again, and the closing screen is for those who have done it.
      expect(new URL(page.url()).searchParams.get('path')).toBe('/customize-store/intro')
    },
  )

  it('given the restore is undone, then the new design is back', { tags: ['D-19'], timeout: 200_000 }, async () => {
    await page.locator('.cys-restore-notice').getByRole('button', { name: 'Undo' }).click()
    await page.locator('.cys-restore-notice').getByText('Your new design is back.').waitFor({ timeout: 120_000 })
    await screenshot(page, 'restore undone')
    expect(await frontPage()).toBe(saved)
  })

  it(
    'given the code of the dialog does not come, then it says so, and trying again shows the list',
    { tags: ['all', 'D-19'] },
    async () => {
      const code = /\/build\/restore-content-[\w-]+\.js/
      await withhold(page, code)
      await page.goto(at('intro'))
      await link(page).click()
      await dialog(page).getByText('Part of it is missing').waitFor({ timeout: 60_000 })
      await screenshot(page, 'restore without its code')
      await page.unroute(code)
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await dialog(page).getByText('Theme: back to Twenty Twenty-Five').waitFor()
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    },
  )

  it(
    'given another day, then the store from before is offered still, and what was the shop’s own stays',
    { tags: ['all', 'D-19'], timeout: 240_000 },
    async () => {
      const client = await admin()
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await link(page).waitFor()
      await screenshot(page, 'restore in designer')
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(at('intro'))
      await link(page).click()
      await dialog(page).getByText('Theme: back to Twenty Twenty-Five').waitFor({ timeout: 60_000 })
      await screenshot(page, 'restore question small')
      await dialog(page).getByRole('button', { name: 'Restore my previous design' }).click()
      await page.getByText('Your previous design is back.').first().waitFor({ timeout: 120_000 })
      await screenshot(page, 'restore done small')
      const left = (await client.get('/wp/v2/product?per_page=100&status=any&_fields=id')).body as unknown[]
      expect(left).toHaveLength(1)
    },
  )
})

// @module-tag all
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { designWithAi, tea, withoutFonts } from './ai-walk-support'
import { openDesigner } from './designer-support'
import { newVisit, screenshot } from './support'
import { becomes } from './variant-support'
import { at, openScreen } from './walk-support'

type Kept = { readonly defaultColorPalette: { readonly default: string; readonly bestColors: readonly string[] } }

/** What the store keeps of the suggestions: the nine, the one in use first. */
const suggested = async (): Promise<readonly string[]> => {
  const option = 'woocommerce_customize_store_ai_suggestions'
  const { body } = await (await admin()).get(`/wc-admin/options?options=${option}`)
  const { default: first, bestColors } = (body as Record<string, Kept>)[option]!.defaultColorPalette
  return [first, ...bestColors]
}

const offered = (page: Page, group: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('button')
    .evaluateAll((options) => options.map((option) => option.getAttribute('aria-label') ?? ''))

const inUse = (page: Page) => page.locator('[aria-current=true]').getAttribute('aria-label')

describe('the designer after a store was made of answers', () => {
  let page: Page

  beforeAll(async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
    await withoutFonts()
    page = (await newVisit({ keep: true, viewport: { width: 1440, height: 900 } })).page
    await designWithAi(page, { ...tea, look: 'Bold' })
  }, 300_000)

  it(
    'offers the one and the eight that were suggested in three columns, with the one in use',
    { tags: ['D-04'] },
    async () => {
      await openScreen(page, 'Change the color palette')
      await page.getByText('Built-in suggestions for your business', { exact: true }).waitFor()
      const nine = await suggested()
      expect((await offered(page, 'Color palettes')).toSorted()).toEqual(nine.toSorted())
      expect(nine).toHaveLength(9)
      expect(await inUse(page)).toBe(nine[0])
      const columns = await page
        .locator('.cys-palettes')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
      expect(columns).toBe(3)
      await screenshot(page, 'ai-designer palettes')
    },
  )

  it('brings the curated ones that were not suggested on request, by keyboard too', { tags: ['D-04'] }, async () => {
    const nine = await suggested()
    const more = page.getByRole('button', { name: 'More palettes' })
    expect(await more.getAttribute('aria-expanded')).toBe('false')
    await more.press('Enter')
    const others = await offered(page, 'More color palettes')
    expect(others).toContain('Neutral')
    expect(others.filter((title) => nine.includes(title))).toEqual([])
    await screenshot(page, 'ai-designer more palettes')
    await page.getByRole('button', { name: 'Neutral', exact: true }).press('Enter')
    await expect.poll(() => inUse(page)).toBe('Neutral')
  })

  it(
    'given the page is loaded again, then the nine are still there, and a choice among the others shows',
    { tags: ['D-04', 'L-02'] },
    async () => {
      await page.reload()
      await page.locator('.cys-palette.is-active').waitFor()
      expect(await offered(page, 'Color palettes')).toHaveLength(9)
      expect(await inUse(page)).toBe('Neutral')
    },
  )

  it('offers the pairs of the look, with the look’s own in use', { tags: ['D-05'] }, async () => {
    await openDesigner(page)
    await openScreen(page, 'Change fonts')
    await page.getByRole('heading', { name: 'Change your font' }).waitFor()
    expect(await inUse(page)).toBe('Rubik + Inter')
    expect(await offered(page, 'Font pairs')).toHaveLength(6)
    await screenshot(page, 'ai-designer fonts')
  })

  it(
    'given another computer opens the designer later, on a phone, then the store knows the nine',
    { tags: ['D-04'] },
    async () => {
      // As Save would have left it: before that the designer is open to this session only.
      await (await admin()).post('/wc-admin/options', { woocommerce_admin_customize_store_completed: 'yes' })
      const { page: phone } = await newVisit({ viewport: { width: 360, height: 740 } })
      await phone.goto(at('assembler-hub/color-palette'))
      await phone.getByText('Suggestions for your business', { exact: true }).waitFor({ timeout: 120_000 })
      const nine = await suggested()
      expect((await offered(phone, 'Color palettes')).toSorted()).toEqual(nine.toSorted())
      expect(await inUse(phone)).toBe(nine[0])
      await screenshot(phone, 'ai-designer palettes 360')
    },
  )
})

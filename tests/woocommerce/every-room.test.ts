/** The rooms and turns that the walk does not pass, in one merchant's session. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { pairings } from '../../src/catalogue/fonts/font-pairings'
import { patternTitles } from '../../src/catalogue/pages/pattern-titles'
import { full, handle, pageWidth, widthOf } from '../browser/canvas-support'
import { path, side } from '../browser/designer-support'
import { leavePublication, meetPublication } from '../browser/meet-publication'
import { loaderTitles } from '../browser/loader-titles'
import { optInToPatterns } from '../browser/opt-in-support'
import { storeState } from '../browser/store-state'
import { newVisit, screenshot } from '../browser/support'
import type { Visit } from '../browser/support/visit'
import {
  at,
  atClosing,
  back,
  canvas,
  closePatterns,
  flowAddress,
  inDesigner,
  openScreen,
  save,
} from '../browser/walk-support'
import { admin, restore } from '../store/support'
import { seen } from './support'
import { told } from './told'

describe('a merchant who takes every turn on a real WooCommerce', () => {
  let visit: Visit
  let page: Page
  let titles: () => Promise<readonly string[]>

  beforeAll(async () => {
    await restore()
    await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    const desk = { viewport: { width: 1440, height: 900 }, keep: true }
    visit = await newVisit({ ...desk, allow: [/status 500: POST .*publications/] })
    page = visit.page
    titles = await loaderTitles(page)
  }, 120_000)

  it(
    'finds neither the designer nor the closing screen before there is a design',
    { tags: ['R-08', 'T-02'], timeout: 120_000 },
    async () => {
      for (const address of ['assembler-hub', 'transitional']) {
        await page.goto(at(address))
        await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor()
        await expect.poll(() => path(page)).toBe('/customize-store/intro')
      }
    },
  )

  it('begins afresh in the flow, and not on WooCommerce’s Home', { tags: ['L-08'], timeout: 300_000 }, async () => {
    // The store keeps its answer to itself: the set-up stays open.
    await meetPublication(page, () => undefined)
    await page.getByRole('button', { name: 'Start designing' }).click()
    await page.getByRole('heading', { name: 'Setting up the foundations' }).waitFor()
    await page.goto(flowAddress)
    const offer = page.locator('.cys-offer')
    await offer.getByRole('button', { name: 'Start over' }).click()
    await leavePublication(page)
    await Promise.all([
      page.waitForEvent('load', { timeout: 120_000 }),
      offer.getByRole('button', { name: 'Yes, start over' }).click(),
    ])
    await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor()
    expect(await offer.count()).toBe(0)
  })

  it('is told of a set-up that failed, and tries again', { tags: ['R-04', 'N-02'], timeout: 300_000 }, async () => {
    await meetPublication(page, (route) => route.fulfill({ status: 500, json: { code: 'full', message: 'Disk full' } }))
    await page.getByRole('button', { name: 'Start designing' }).click()
    const notice = page.locator('.cys-intro__notice')
    await notice.waitFor({ timeout: 60_000 })
    expect(await notice.innerText()).toContain('Oops! We encountered a problem while setting up the foundations.')
    expect(await notice.innerText()).toContain('Disk full')
    await leavePublication(page)
    await notice.getByRole('button', { name: 'Please try again' }).click()
    await inDesigner(page)
  })

  it(
    'is shown the stages of the work, and without consent no library of patterns is asked',
    { tags: ['N-06', 'N-10', 'B-18'] },
    async () => {
      expect((await titles()).slice(-3)).toEqual([
        'Setting up the foundations',
        'Turning on the lights',
        'Opening the doors',
      ])
      expect(visit.requests.filter(({ url }) => url.includes('wc/private/patterns'))).toEqual([])
    },
  )

  it(
    'begins with the theme’s fonts, and is offered every pair without consent',
    { tags: ['N-07', 'D-05', 'B-18'], timeout: 300_000 },
    async () => {
      expect((await storeState()).families).toEqual([])
      await openScreen(page, 'Choose fonts')
      await expect.poll(() => page.locator('.cys-font').count()).toBe(pairings.length)
      await page.locator('.cys-font.is-active[aria-label="Cardo + System"]').waitFor()
      expect(await page.getByText('Opt in to usage tracking').count()).toBe(0)
      await screenshot(page, seen('fonts'))
      await back(page)
    },
  )

  it(
    'opts in to have the library asked for patterns, and comes back to the screen',
    { tags: ['N-09', 'D-18'], timeout: 300_000 },
    async () => {
      await openScreen(page, 'Design your homepage')
      await side(page)
        .getByRole('button', { name: /^Intro/ })
        .click()
      await optInToPatterns(page)
      await canvas(page).locator('header').first().waitFor()
    },
  )

  it('is heard by WooCommerce’s own tracker from then on', { tags: ['R-07'] }, async () => {
    await back(page)
    await openScreen(page, 'Choose your color palette')
    await expect.poll(() => told(page)).toContain('wcadmin_customize_your_store_assembler_hub_sidebar_item_click')
    await back(page)
  })

  it(
    'sees the site’s title, and makes the page narrower by keys, as it is laid out',
    { tags: ['D-03', 'R-06'] },
    async () => {
      expect(await widthOf(page)).toBe(full)
      expect(await page.locator('.cys-site-hub__title').count()).toBe(1)
      await handle(page).press('Shift+ArrowRight')
      await expect.poll(() => pageWidth(page)).toBe(1180)
      await expect.poll(() => widthOf(page)).toBe(full)
    },
  )

  it(
    'finds patterns in their order, and a page without sections cannot be saved',
    { tags: ['D-09', 'D-11'] },
    async () => {
      await openScreen(page, 'Design your homepage')
      await side(page)
        .getByRole('button', { name: /^Intro/ })
        .click()
      const list = page.getByRole('complementary', { name: 'Intro' }).locator('.cys-preview-card')
      await list.first().waitFor()
      const shown = await list.evaluateAll((cards) => cards.map((card) => card.getAttribute('title') ?? ''))
      expect(shown[0]).toBe('Centered Content with Image Below')
      const first = (patternTitles.get('intro') ?? []).filter((title) => shown.includes(title))
      expect(shown.slice(1, 4)).toEqual(first.slice(0, 3))
      await closePatterns(page)
      const deletes = side(page).getByRole('button', { name: /^Delete/ })
      for (let left = await deletes.count(); left > 0; left -= 1) {
        await deletes.first().click()
        await expect.poll(() => deletes.count()).toBe(left - 1)
      }
      await canvas(page).getByText('Your homepage is empty').waitFor()
      await back(page)
      expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
      await page.getByRole('button', { name: 'Undo' }).click()
      await canvas(page).getByText('Your homepage is empty').waitFor({ state: 'detached' })
    },
  )

  it('says what was thought of it on the closing screen', { tags: ['T-03'], timeout: 120_000 }, async () => {
    await save(page)
    await atClosing(page)
    await page.getByRole('button', { name: 'Share feedback' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '4 stars' }).check()
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you for your feedback!').waitFor()
    await expect.poll(() => told(page)).toContain('wcadmin_customize_your_store_on_core_transitional_survey_complete')
  })

  it(
    'has no site’s header and no way back at the designer’s root when the sign-up led here',
    { tags: ['R-05', 'R-06'], timeout: 120_000 },
    async () => {
      await page.goto(`${at('assembler-hub')}&ref=entrepreneur-signup`)
      await inDesigner(page)
      expect(await side(page).getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
      expect(await page.locator('.cys-site-hub__title').count()).toBe(0)
    },
  )
})

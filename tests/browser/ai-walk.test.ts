import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isEverything } from '../setup/scope'
import { admin, restore } from '../store/support'
import { newKillableVisit, newProfile, newVisit, screenshot } from './support'
import type { KillableVisit } from './support/killable-visit'
import { answerWizard, designWithAi, tea, withoutFonts } from './ai-walk-support'
import { loaderTitles } from './loader-titles'
import { storeState } from './store-state'
import { aiStatus, becomes } from './variant-support'
import { at, atClosing, canvas, inDesigner, openScreen, save } from './walk-support'

describe('the wizard without any account', () => {
  /** The store as the wizard makes it while nothing goes wrong. */
  let made: Awaited<ReturnType<typeof storeState>> | undefined

  it(
    'leads from three answers to a store that fits them, with built-in suggestions',
    { tags: ['A-03', 'A-04', 'A-05', 'A-06', 'A-10', 'A-12'], timeout: 300_000 },
    async () => {
      await emptyStore()
      const { page } = await newVisit()
      const titles = await loaderTitles(page)
      await answerWizard(page, tea)
      await page.locator('.cys-loader').waitFor()
      await inDesigner(page)

      const seen = await titles()
      expect(seen[0]).toBe('Analyzing your responses')
      expect(seen).toContain('Assembling your store')
      expect(seen.at(-1)).toBe('Opening the doors')
      const state = await storeState()
      made = state
      expect(state.theme).toBe('twentytwentyfour')
      expect(state.products).toHaveLength(6)
      expect(state.products.join(' ')).toMatch(/tea/i)
      expect(state.home).toContain('customize-your-store/hero-centered-beside-a-picture')
      expect(JSON.stringify(state.styles)).toContain('bodoni-moda')
      expect(
        (await (await admin()).get('/customize-your-store/v1/options?options=woo_ai_describe_store_description')).body,
      ).toEqual({ woo_ai_describe_store_description: tea.description })
      expect(await option('woocommerce_customize_store_ai_suggestions')).toMatchObject({
        lookAndFeel: 'Classic',
        fontPairing: 'Bodoni Moda + Overpass',
        homepageTemplate: 'template1',
      })
      await screenshot(page, 'ai-designer')

      await openScreen(page, 'Change the color palette')
      await expect.poll(() => page.locator('.cys-palette').count()).toBe(9)
      await screenshot(page, 'ai-palettes')
      await page.goto(at('assembler-hub'))
      await inDesigner(page)
      await save(page)
      await atClosing(page)
      await page.goto('/')
      expect(await page.locator('body').innerText()).toMatch(/tea/i)
      await screenshot(page, 'ai-front-page')
    },
  )

  it(
    'wherever the browser is killed in the middle of a generation, the next page makes the same store',
    { tags: ['more', 'L-02', 'L-03', 'A-06'], timeout: 500_000 },
    async () => {
      made ??= await madeInPeace()
      await emptyStore()
      const profile = await newProfile()
      for (const [index, call] of calls.entries()) {
        const visit = await newKillableVisit(profile)
        await leftUnanswered(visit.page, call)
        if (index === 0) await answerWizard(visit.page, tea)
        else await visit.page.goto(at('design-with-ai/api-call-loader'))
        await asked(visit, call)
        await visit.kill()
      }

      const last = await newKillableVisit(profile)
      await last.page.goto(at('design-with-ai/api-call-loader'))
      await inDesigner(last.page)
      expect(await storeState()).toEqual(made)
      expect(made.products).toHaveLength(6)
    },
  )

  it(
    'while the AI is down it starts from a ready design, and a welcome says so',
    { tags: ['all', 'A-13', 'A-14'], timeout: 300_000 },
    async () => {
      await restore()
      await becomes({ ai: true, provider: 'jetpack' })
      await withoutFonts()
      const { page, context } = await newVisit()
      await aiStatus(context, 'critical')
      await answerWizard(page, { ...tea, look: 'Bold' })
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)
      const welcome = page.getByRole('dialog', { name: 'Welcome to your store!' })
      await welcome.waitFor()
      expect(await welcome.innerText()).toContain(
        'The AI could not be reached, so your store starts with a ready-made design.',
      )
      await screenshot(page, 'ai-offline-welcome')
      await welcome.getByRole('button', { name: 'Take a tour' }).click()
      await welcome.waitFor({ state: 'detached' })
      const state = await storeState()
      expect(JSON.stringify(state.styles)).toContain('rubik')
      expect(await option('woocommerce_customize_store_ai_suggestions')).toMatchObject({
        defaultColorPalette: { default: 'Ancient Bronze' },
      })
      expect(await canvas(page).locator('body').count()).toBe(1)
    },
  )
})

describe("WordPress's own AI", () => {
  it(
    'is asked only after the merchant saw what is sent and where; its choice is the design',
    { tags: ['all', 'A-12'], timeout: 300_000 },
    async () => {
      await restore()
      await becomes({ ai: true, provider: 'wordpress', model: 'good' })
      await withoutFonts()
      const { page } = await newVisit()
      await answerWizard(page, {
        ...tea,
        description: `${tea.description} Call +49 30 1234567 or write to me@tea.example.`,
      })
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await dialog.innerText()).not.toContain('1234567')
      expect(await dialog.innerText()).toContain('[email]')
      await screenshot(page, 'ai-data-sharing')
      await dialog.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)
      await openScreen(page, 'Change the color palette')
      await expect.poll(() => page.locator('.cys-palette').count()).toBe(9)
      await screenshot(page, 'ai-palettes-of-wordpress')
    },
  )

  it(
    'given it answers with scripts, then it is asked four times, and the built-in suggestions replace it',
    { tags: ['all', 'A-11', 'A-12', 'W-06'], timeout: 300_000 },
    async () => {
      await restore()
      await becomes({ ai: true, provider: 'wordpress', model: 'script' })
      await withoutFonts()
      const { page, requests } = await newVisit()
      const alerts: string[] = []
      page.on('dialog', (dialog) => {
        alerts.push(dialog.message())
        void dialog.dismiss()
      })
      await answerWizard(page, tea)
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await inDesigner(page)
      expect(requests.filter(isPaletteQuery)).toHaveLength(4)
      await openScreen(page, 'Change the color palette')
      await page.getByText('built-in suggestions').first().waitFor()
      await expect.poll(() => page.locator('.cys-palette').count()).toBe(9)
      expect(alerts).toEqual([])
    },
  )

  it('that the merchant would rather not ask gets nothing', { tags: ['all', 'A-12'], timeout: 300_000 }, async () => {
    await restore()
    await becomes({ ai: true, provider: 'wordpress', model: 'good' })
    await withoutFonts()
    const { page, requests } = await newVisit()
    await answerWizard(page, tea)
    await page.getByRole('button', { name: 'Use built-in suggestions' }).click()
    // By then the palettes are there: the theme is activated and the products are written beside them.
    await expect
      .poll(() => requests.filter(({ url }) => url.includes('ai/patterns')).length, { timeout: 60_000 })
      .toBe(1)
    expect(requests.filter(isPaletteQuery)).toEqual([])
  })
})

const isPaletteQuery = ({ url }: { readonly url: string }) => decodeURIComponent(url).includes('v1/ai/palette')

const option = async (name: string): Promise<unknown> =>
  ((await (await admin()).get(`/wc-admin/options?options=${name}`)).body as Record<string, unknown>)[name]

/** A store with built-in suggestions, in which nothing was designed. */
const emptyStore = async () => {
  await restore()
  await becomes({ ai: true, provider: 'rules' })
  await withoutFonts()
}

const madeInPeace = async () => {
  await emptyStore()
  const { page, close } = await newVisit()
  await designWithAi(page, tea)
  await close()
  return storeState()
}

/** While the store is looked at, while products are written, while it is published; one is enough for `npm test`. */
const calls = isEverything ? [/ai\/images/, /ai\/products/, /v1\/publications(\?|$)/] : [/ai\/products/]

/** The store does what it is asked, and the page never learns of it: it is killed there, however fast the store is. */
const leftUnanswered = (page: Page, path: RegExp) =>
  page.route(
    (url) => path.test(decodeURIComponent(url.href)),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch().catch(() => undefined)
    },
  )

/** Resolves as soon as such a request has left the page. */
const asked = (visit: KillableVisit, path: RegExp): Promise<void> =>
  expect
    .poll(
      () =>
        visit.requests.some(
          ({ method, url }) => method === 'POST' && path.test(decodeURIComponent(url.split('?_')[0] ?? '')),
        ),
      { timeout: 120_000, interval: 5 },
    )
    .toBe(true)

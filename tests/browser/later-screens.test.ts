/** Screens whose code is fetched while the merchant is on the one before them: they come at once, or say that they did not. */
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { admin, restore } from '../store/support'
import { drawn, seedStore } from './designer-support'
import { focused } from './keys'
import { newVisit, screenshot, withhold } from './support'
import { becomes, designed } from './variant-support'
import { at, flowAddress } from './walk-support'
import { asked, questions } from './wizard-support'

const wizard = { script: /\/build\/wizard-[\w-]+\.js/, style: /\/build\/wizard-[\w-]+\.css/ }
const closing = { script: /\/build\/closing-[\w-]+\.js/, style: /\/build\/closing-[\w-]+\.css/ }
const effects = /\/build\/later-effects-[\w-]+\.js/
/** What the facts of every screen but the intro need. */
const logic = /\/build\/whole-logic-[\w-]+\.js/

/** What the browser and React say of a file that does not come. */
const lost = [/net::ERR_FAILED/, /could not be loaded/]

beforeEach(() => restore())

describe('a screen whose code came while the merchant was on the one before', () => {
  it(
    'the wizard: without its file, without a frame of waiting, with the focus on its heading',
    { tags: ['A-01', 'W-03'] },
    async () => {
      await becomes({ ai: true, provider: 'rules' })
      const { page } = await newVisit()
      await page.goto(flowAddress)
      await isHere(page, 'wizard')
      await withhold(page, wizard.script)
      const waited = await noteWaiting(page)
      await page.locator('.cys-banner').getByRole('button').first().click()
      await asked(page, questions.business)
      expect(await waited()).toBe(false)
      expect(await focused(page)).toBe(questions.business)
    },
  )

  it('the closing screen: without its file, with the focus on its heading', { tags: ['T-01', 'W-03'] }, async () => {
    await seedStore()
    await designed()
    const { page } = await newVisit()
    await page.goto(at('assembler-hub'))
    await drawn(page)
    await isHere(page, 'closing')
    await withhold(page, closing.script)
    await visitWithin(page, '/customize-store/transitional')
    await page.getByRole('heading', { name: 'Your store looks great!' }).waitFor()
    expect(await focused(page)).toBe('Your store looks great!')
  })

  it('without AI, no wizard is fetched, and its address leads to the intro', { tags: ['A-02'] }, async () => {
    const { page, requests } = await newVisit()
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests.filter(({ url }) => [wizard.script, effects, logic].some((file) => file.test(url)))).toEqual([])
    await page.goto(at('design-with-ai'))
    await page.getByRole('button', { name: 'Start designing' }).waitFor()
    await page.waitForURL(/path=%2Fcustomize-store%2Fintro/)
  })
})

describe('a screen whose code does not come', () => {
  it.each(['script', 'style'] as const)(
    'the wizard without its %s says so; trying again opens it whole, with the focus on its heading',
    { tags: ['all', 'A-01', 'R-01'] },
    async (part) => {
      await becomes({ ai: true, provider: 'rules' })
      const { page } = await newVisit({ allow: lost })
      await withhold(page, wizard[part])
      await page.goto(at('design-with-ai'))
      await page.getByRole('heading', { name: 'This screen did not open' }).waitFor()
      expect(await focused(page)).toBe('This screen did not open')
      await page.getByText('Part of it is missing, perhaps because the connection was lost.').waitFor()
      await screenshot(page, `wizard without its ${part}`)
      await page.unroute(wizard[part])
      await page.getByRole('button', { name: 'Try again' }).click()
      await asked(page, questions.business)
      expect(await focused(page)).toBe(questions.business)
      expect(await sizeOf(page, '.cys-question__heading')).toBe('32px')
    },
  )

  it(
    'the closing screen says so in the language of the store, and opens in it',
    { tags: ['R-01', 'T-01', 'W-04'] },
    async () => {
      await designed()
      await (await admin()).post('/wp/v2/settings', { language: 'ar' })
      const { page } = await newVisit({ allow: lost, locale: 'ar' })
      await withhold(page, closing.script)
      await page.goto(at('transitional'))
      await page.getByRole('heading', { name: 'لم تُفتح هذه الشاشة' }).waitFor()
      await page.unroute(closing.script)
      await page.getByRole('button', { name: 'حاول مرة أخرى' }).click()
      await page.getByRole('heading', { name: 'متجرك يبدو رائعًا!' }).waitFor()
      expect(await sizeOf(page, '.cys-closing__heading')).toBe('40px')
    },
  )

  it(
    'given what its facts need is missing, then the choice waits; trying again goes on with it',
    { tags: ['R-01', 'W-03'] },
    async () => {
      const { page } = await newVisit({ allow: lost })
      await withhold(page, logic)
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      await page.getByRole('heading', { name: 'This screen did not open' }).waitFor()
      expect(await focused(page)).toBe('This screen did not open')
      await screenshot(page, 'intro without the code of the next screens')
      await page.unroute(logic)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: 'Setting up the foundations' }).waitFor()
    },
  )

  it(
    'given what its facts need is missing, then a page that opens on it says so, until it is tried again',
    { tags: ['all', 'R-01'] },
    async () => {
      const { page } = await newVisit({ allow: lost })
      await withhold(page, logic)
      await page.goto(at('quick-start'))
      await page.getByRole('heading', { name: 'This screen did not open' }).waitFor()
      await page.unroute(logic)
      await page.getByRole('button', { name: 'Try again' }).click()
      await asked(page, questions.business)
    },
  )

  it(
    'given the code of its calls is missing, then a set-up asks to reload the page, and goes on after it',
    { tags: ['all', 'L-10'] },
    async () => {
      const { page } = await newVisit({ allow: lost })
      await withhold(page, effects)
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).click()
      const notice = page.locator('.cys-notices')
      await notice.getByText('Part of this page has stopped working. Your choices are kept.').waitFor()
      await page.unroute(effects)
      await notice.getByRole('link', { name: 'Reload the page' }).click()
      await page.getByRole('button', { name: 'Start designing' }).click()
      await page.getByRole('heading', { name: 'Setting up the foundations' }).waitFor()
      expect(await notice.innerText()).toBe('')
    },
  )
})

/** Its code has been fetched and run, though nobody has opened it: style sheet, a copy of the script, the import. */
const isHere = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (start) => performance.getEntriesByType('resource').filter((entry) => entry.name.includes(start)).length,
        `/build/${name}-`,
      ),
    )
    .toBe(3)

/** Whether the sign of waiting was drawn from now on. */
const noteWaiting = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => {
    const noted = window as unknown as { waited: boolean }
    noted.waited = false
    new MutationObserver(() => {
      if (document.querySelector('.cys-opening') !== null) noted.waited = true
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { waited: boolean }).waited)
}

/** As by the browser's Back or Forward: the page is not loaded again. */
const visitWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    const url = new URL(location.href)
    url.searchParams.set('path', to)
    history.pushState({}, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const sizeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).fontSize)

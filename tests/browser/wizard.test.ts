// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { wizardSteps } from '../../src/events/wizard'
import { restore } from '../store/support'
import { everythingKept } from './kept'
import { newVisit } from './support'
import { becomes } from './variant-support'
import { at } from './walk-support'
import {
  after,
  asked,
  card,
  headingOf,
  onwards,
  openWizard,
  path,
  picked,
  progress,
  questions,
  text,
  walkBackTo,
  walkTo,
} from './wizard-support'

describe('the AI wizard', () => {
  beforeEach(async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
  }, 60_000)

  it(
    'asks its questions one after the other, begins with the first look and tone, and waits for words',
    { tags: ['A-01'], timeout: 120_000 },
    async () => {
      const { page } = await newVisit()
      await openWizard(page)
      await asked(page, questions.business)
      expect(await progress(page)).toBe('20')
      expect(await page.locator('.woocommerce-design-with-ai-wizard__step-business-info-description').count()).toBe(1)
      expect(await onwards(page).isEnabled()).toBe(false)
      expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0)
      await text(page).fill('We sell tea.')
      await expect.poll(() => onwards(page).isEnabled()).toBe(true)
      await text(page).fill('')
      await expect.poll(() => onwards(page).isEnabled()).toBe(false)
      await text(page).fill('We sell tea from small gardens.')
      await onwards(page).click()

      await asked(page, questions.look)
      expect([await progress(page), await picked(page)]).toEqual(['60', 'Contemporary'])
      expect(path(page)).toBe('/customize-store/design-with-ai/look-and-feel')
      await card(page, 'Bold').click()
      await expect.poll(() => picked(page)).toBe('Bold')

      await walkTo(page, 'tone-of-voice')
      expect([await progress(page), await picked(page)]).toEqual(['80', 'Informal'])
      await page.getByText('Built-in suggestions: your answers stay in your store.').waitFor()

      await walkBackTo(page, 'look-and-feel')
      expect(await picked(page)).toBe('Bold')
      await page.goBack()
      await asked(page, headingOf(after('look-and-feel')))
      await openWizard(page)
      await asked(page, questions.business)
      expect(await text(page).inputValue()).toBe('We sell tea from small gardens.')
    },
  )

  it.each(wizardSteps)('closed at the step “%s”, it returns to the intro', { tags: ['A-01'] }, async (step) => {
    const { page } = await newVisit()
    await openWizard(page, `/${step}`)
    await asked(page, headingOf(step))
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor()
    expect(path(page)).toBe('/customize-store/intro')
  })

  it(
    'in the sign-up variant a sign stands for the bar, and “Skip” leads to the admin home',
    { tags: ['A-01', 'R-05'] },
    async () => {
      const { page } = await newVisit()
      await openWizard(page, '', '&ref=entrepreneur-signup')
      await asked(page, questions.business)
      expect(await page.getByRole('progressbar').count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(0)
      const skip = page.getByRole('link', { name: 'Skip' })
      expect(await skip.getAttribute('href')).toContain('ref=entrepreneur-signup')
      await skip.click()
      await page.waitForURL('**/wp-admin/?ref=entrepreneur-signup')
    },
  )

  it(
    '“Continue” confirms the card that was picked last, before it is stored and shown',
    { tags: ['A-01', 'L-02'] },
    async () => {
      const { page } = await newVisit()
      await openWizard(page, '/look-and-feel')
      await asked(page, questions.look)
      await atOnce(page, ['Classic', 'Contemporary', 'Bold', 'Continue'])
      await asked(page, headingOf(after('look-and-feel')))
      expect(await everythingKept(page)).toMatch(/"LookChosen"[^}]*"look":"Bold"|"look":"Bold"[^}]*"LookChosen"/)
      await walkTo(page, 'tone-of-voice')
      await atOnce(page, ['Formal', 'Informal', 'Continue'])
      await expect
        .poll(() => everythingKept(page))
        .toMatch(/"ToneChosen"[^}]*"tone":"Informal"|"tone":"Informal"[^}]*"ToneChosen"/)
    },
  )

  it('an unknown step is the first', { tags: ['A-02'] }, async () => {
    const { page } = await newVisit()
    await openWizard(page, '/no-such-step')
    await asked(page, questions.business)
  })

  it('without AI every step of it leads to the intro', { tags: ['A-02'], timeout: 60_000 }, async () => {
    await restore()
    const { page } = await newVisit()
    for (const step of ['', '/tone-of-voice', '/api-call-loader']) {
      await page.goto(at(`design-with-ai${step}`))
      await page.getByRole('heading', { name: 'Design or choose a new theme' }).waitFor()
      expect(path(page)).toBe('/customize-store/intro')
    }
  })
})

describe('before anything is sent to a provider', () => {
  it(
    'the merchant sees it without addresses and numbers; Escape sends nothing, and the focus comes back',
    { tags: ['A-12'], timeout: 60_000 },
    async () => {
      await restore()
      await becomes({ ai: true, provider: 'wordpress', model: 'good' })
      const { page, requests } = await newVisit()
      await openWizard(page)
      await text(page).fill('We sell tea. Write to me@leaf.example or call +49 30 1234567.')
      await walkTo(page, 'tone-of-voice')
      await onwards(page).click()
      const dialog = page.getByRole('dialog', { name: 'May AI see your answers?' })
      await dialog.getByText('We sell tea. Write to [email] or call [phone].').waitFor()
      await dialog.getByText('Email addresses and phone numbers were removed from it.').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continue')
      expect(path(page)).toBe('/customize-store/design-with-ai/tone-of-voice')
      await page.keyboard.press('Enter')
      await dialog.waitFor()
      expect(requests.filter(({ url }) => /ai(\/|%2F)(palette|images|products)/.test(url))).toEqual([])
    },
  )
})

/** Clicks cards and buttons so fast that nothing can be stored in between: one task of the browser, in which only React may run. */
const atOnce = (page: Page, names: readonly string[]) =>
  page.evaluate(async (all) => {
    for (const name of all) {
      const found = [...document.querySelectorAll<HTMLElement>('[role=radio], button')].find(
        (it) => (it.querySelector('.cys-card__title') ?? it).textContent === name,
      )
      found?.click()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    }
  }, names)

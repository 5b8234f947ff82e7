/** The AI wizard's screens, on a store with AI; each builds on the one before. */
import type { Page } from 'playwright-core'
import { asked, card, onwards, openWizard, questions, text, walkTo } from '../wizard-support'
import type { Screen } from './screen'
import type { VariantScreen } from './of-variants'
import { becomes } from '../variant-support'

const images = /ai(\/|%2F)images/
const long =
  'We roast coffee in a small town by the sea: twelve kinds, all from farms that we know by name. Our customers are cafés nearby and people who grind at home. '

export const wizardScreens: readonly Screen[] = [
  {
    name: 'wizard empty',
    open: async (page) => {
      await openWizard(page)
      await asked(page, questions.business)
    },
  },
  {
    name: 'wizard business',
    open: async (page) => {
      await openWizard(page)
      await text(page).fill(long.repeat(28))
    },
  },
  {
    name: 'wizard look',
    open: async (page) => {
      await onwards(page).click()
      await asked(page, questions.look)
      await card(page, 'Classic').click()
    },
  },
  {
    name: 'wizard tone',
    open: async (page) => {
      await walkTo(page, 'tone-of-voice')
    },
  },
  {
    name: 'wizard after a failure',
    open: async (page) => {
      await page.route(images, (route) =>
        route.fulfill({ status: 500, json: { code: 'full', message: 'The disk is full.' } }),
      )
      await onwards(page).click()
      await page.locator('.cys-question__notice').waitFor({ timeout: 30_000 })
    },
    close: (page) => page.unroute(images),
  },
  {
    name: 'wizard loader',
    open: async (page) => {
      await page.route(images, () => undefined)
      await page.getByRole('button', { name: 'Please try again' }).click()
      await page.locator('.cys-loader').waitFor()
    },
    close: (page) => page.unroute(images),
  },
]

export const wizardVariantScreens: readonly VariantScreen[] = [
  {
    name: 'wizard of the sign-up',
    arrange: [() => becomes({ ai: true, provider: 'rules' })],
    open: async (page) => {
      await openWizard(page, '/look-and-feel', '&ref=entrepreneur-signup')
      await asked(page, questions.look)
    },
  },
  {
    name: 'question before answers are shared',
    arrange: [() => becomes({ ai: true, provider: 'wordpress', model: 'good' })],
    open: (page) => openSharing(page),
    part: '[role=dialog]',
  },
]

const openSharing = async (page: Page) => {
  await openWizard(page)
  await text(page).fill(`${long.repeat(6)}Write to me@coffee.example, or call +49 30 1234567.`)
  await walkTo(page, 'tone-of-voice')
  await onwards(page).click()
  await page.getByRole('dialog').waitFor()
}

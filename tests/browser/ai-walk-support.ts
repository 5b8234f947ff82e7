/** A merchant's steps through the AI wizard, by the names that they see. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { admin } from '../store/support'
import type { CardAnswers } from '../../src/events/wizard'
import { at, inDesigner } from './walk-support'
import { answerHere, walkBackTo, walkTo } from './wizard-support'

/** Questions without an answer here get their first card. */
export type Told = Partial<CardAnswers> & Pick<CardAnswers, 'look' | 'tone'> & { readonly description: string }

export const tea: Told = {
  description: 'We sell loose leaf green tea and clay teapots from small gardens in Japan.',
  look: 'Classic',
  tone: 'Neutral',
}

/** Without consent to tracking only the fonts of the look are fetched: all of them take the longest, and are looked at elsewhere. */
export const withoutFonts = async (): Promise<void> => {
  await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
}

/** From the wizard's first question to 'Continue' on the last. */
export const answerWizard = async (page: Page, told: Told): Promise<void> => {
  await page.goto(at('design-with-ai'))
  await answerFromHere(page, told)
}

/** From the last question back to the first, and through all of them again. */
export const answerAnew = async (page: Page, told: Told): Promise<void> => {
  await walkBackTo(page, 'business-info-description')
  await answerFromHere(page, told)
}

const answerFromHere = async (page: Page, { description, ...answers }: Told): Promise<void> => {
  await page.getByRole('textbox').fill(description)
  await walkTo(page, 'tone-of-voice', answers)
  await answerHere(page, 'tone-of-voice', answers)
  await goOn(page)
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** All answers given, and the store that was made of them is open in the designer. */
export const designWithAi = async (page: Page, told: Told): Promise<void> => {
  await answerWizard(page, told)
  await inDesigner(page)
}

const failure = 'Oops! We encountered a problem while generating your store.'

/** The generation failed: the merchant is back at the last answer, and is told. */
export const backAtTone = async (page: Page): Promise<void> => {
  await expect
    .poll(() => new URL(page.url()).searchParams.get('path'), { timeout: 120_000 })
    .toBe('/customize-store/design-with-ai/tone-of-voice')
  await page.getByText(failure).first().waitFor()
}

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Please try again' }).click()

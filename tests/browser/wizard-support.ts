/** The AI wizard's screens, by what a merchant sees. */
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { cardQuestions, wizardSteps, type CardAnswers, type WizardStep } from '../../src/events/wizard'
import { wordsOf } from '../../src/views/wizard/questions'
import { everythingKept } from './kept'
import { at } from './walk-support'

/** What the question asks. */
export const headingOf = (step: WizardStep): string =>
  step === 'business-info-description' ? 'Tell us about your business' : wordsOf(step).heading

export const questions = {
  business: headingOf('business-info-description'),
  look: headingOf('look-and-feel'),
  tone: headingOf('tone-of-voice'),
}

export const openWizard = async (page: Page, step = '', more = ''): Promise<void> => {
  await page.goto(`${at(`design-with-ai${step}`)}${more}`)
}

export const asked = (page: Page, question: string) =>
  page.getByRole('heading', { name: question, exact: true }).waitFor()

export const text = (page: Page) => page.getByRole('textbox', { name: 'Your business' })

export const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

export const picked = (page: Page) => page.locator('[role=radio][aria-checked=true] .cys-card__title').innerText()

export const progress = (page: Page) => page.getByRole('progressbar').getAttribute('aria-valuenow')

export const path = (page: Page) => new URL(page.url()).searchParams.get('path')

export const onwards = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true })

/** The question after this one. */
export const after = (step: WizardStep): WizardStep => wizardSteps[wizardSteps.indexOf(step) + 1] ?? step

const stepOf = async (page: Page): Promise<WizardStep> => {
  const classes = (await page.locator('.cys-wizard').getAttribute('class')) ?? ''
  return wizardSteps.find((step) => classes.includes(`wizard__step-${step}`)) ?? wizardSteps[0]!
}

/** Presses 'Continue' at each question from the one on the screen until this one is asked, and picks these cards on the way. */
export const walkTo = async (page: Page, to: WizardStep, answers: Partial<CardAnswers> = {}): Promise<void> => {
  for (let step = await stepOf(page); step !== to; step = after(step)) {
    await answerHere(page, step, answers)
    await onwards(page).click()
    await asked(page, headingOf(after(step)))
  }
}

/** Picks the card of the question, if an answer to it is given. */
export const answerHere = async (page: Page, step: WizardStep, answers: Partial<CardAnswers>): Promise<void> => {
  const answer = step === 'business-info-description' ? undefined : answers[cardQuestions[step].field]
  if (answer !== undefined && step !== 'business-info-description')
    await card(page, wordsOf(step).cards[answer]?.title ?? '').click()
}

/** Presses 'Back' until this question is asked. */
export const walkBackTo = async (page: Page, to: WizardStep): Promise<void> => {
  for (let step = await stepOf(page); step !== to;) {
    step = wizardSteps[wizardSteps.indexOf(step) - 1] ?? to
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await asked(page, headingOf(step))
  }
}

/** The draft is in the log, so that a reload finds it. */
export const draftKept = (page: Page, words: string) => expect.poll(() => everythingKept(page)).toContain(words)

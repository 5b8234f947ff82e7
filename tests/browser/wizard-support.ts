/** The AI wizard's screens, by what a merchant sees. */
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { everythingKept } from './kept'
import { at } from './walk-support'

export const questions = {
  business: 'Tell us about your business',
  look: 'How should your store look?',
  tone: 'How should your store sound?',
} as const

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

/** The draft is in the log, so that a reload finds it. */
export const draftKept = (page: Page, words: string) => expect.poll(() => everythingKept(page)).toContain(words)

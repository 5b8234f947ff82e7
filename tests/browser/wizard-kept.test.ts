// @module-tag all
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardQuestions, cardSteps } from '../../src/events/wizard'
import { wordsOf } from '../../src/views/wizard/questions'
import { restore } from '../store/support'
import { newVisit, screenshot } from './support'
import { becomes } from './variant-support'
import {
  after,
  asked,
  card,
  draftKept,
  headingOf,
  onwards,
  openWizard,
  picked,
  questions,
  text,
  walkTo,
} from './wizard-support'

describe('answers to the AI wizard', () => {
  beforeEach(async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
  }, 60_000)

  it(
    'are there after a reload in the middle of each step: the words as far as they go, and the cards',
    { tags: ['L-02'], timeout: 120_000 },
    async () => {
      const { page } = await newVisit()
      await openWizard(page)
      await text(page).pressSequentially('We sell tea and po')
      await draftKept(page, 'We sell tea and po')
      await page.reload()
      await asked(page, questions.business)
      expect(await text(page).inputValue()).toBe('We sell tea and po')
      expect(await onwards(page).isEnabled()).toBe(true)
      await text(page).fill('We sell tea and pots.')
      for (const step of cardSteps) {
        await walkTo(page, step)
        const question = headingOf(step)
        const name = wordsOf(step).cards[cardQuestions[step].answers[1]!]!.title
        await card(page, name).click()
        await expect.poll(() => picked(page)).toBe(name)
        await page.reload()
        await asked(page, question)
        expect(await picked(page)).toBe(name)
      }
    },
  )

  it('can all be given with the keyboard alone', { tags: ['W-03'], timeout: 60_000 }, async () => {
    const { page } = await newVisit()
    await openWizard(page)
    await asked(page, questions.business)
    expect(await focused(page)).toBe(questions.business)
    await tabTo(page, 'TEXTAREA')
    await page.keyboard.type('Tea.')
    await tabTo(page, 'Continue')
    await page.keyboard.press('Enter')
    await asked(page, questions.look)
    await expect.poll(() => focused(page)).toBe(questions.look)
    await tabTo(page, 'Contemporary')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(page)).toContain('Classic')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toContain('Bold')
    await page.keyboard.press('Space')
    await expect.poll(() => picked(page)).toBe('Bold')
    await screenshot(page, 'wizard keyboard')
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Continue')
    await page.keyboard.press('Enter')
    await asked(page, headingOf(after('look-and-feel')))
  })

  it(
    'may have thousands of letters: the description scrolls in its field, and nothing of it is lost',
    { tags: ['A-01'], timeout: 60_000 },
    async () => {
      const { page } = await newVisit()
      await openWizard(page)
      const long = 'We sell loose leaf tea from small gardens. '.repeat(120).trim()
      await text(page).fill(long)
      await draftKept(page, long.slice(0, 200))
      const { height, inside } = await text(page).evaluate((area) => ({
        height: area.clientHeight,
        inside: area.scrollHeight,
      }))
      expect(height).toBeLessThan(500)
      expect(inside).toBeGreaterThan(height)
      await onwards(page).click()
      await asked(page, questions.look)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect.poll(() => text(page).inputValue()).toBe(long)
    },
  )
})

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element instanceof HTMLTextAreaElement ? 'TEXTAREA' : (element?.textContent ?? '').trim()
  })

const tabTo = async (page: Page, wanted: string): Promise<void> => {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).includes(wanted)) return
  }
  throw new Error(`Nothing of the name ${wanted} can be reached.`)
}

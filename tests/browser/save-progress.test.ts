// @module-tag all
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { homeOf, openDesigner, paragraph, seedStore, side } from './designer-support'
import { newVisit, screenshot } from './support'
import { atClosing, save } from './walk-support'

const answering = (done: number, left: number) => (route: Route) =>
  route.fulfill({ status: 202, json: { id: 'any', what: 'pictures', done, left } })

describe('a Save for which the store prepares pictures first', () => {
  it(
    'says how many are done, and then that it publishes; a screen reader hears each stage once',
    { tags: ['D-13'], timeout: 180_000 },
    async () => {
      await restore()
      await seedStore(homeOf(paragraph('Plain')))
      const { page } = await newVisit({ viewport: { width: 1440, height: 900 } })
      await openDesigner(page)
      await side(page).getByRole('button', { name: 'Choose your color palette' }).click()
      await page.locator('.cys-palette[aria-label="Slate"]').click()
      await side(page).getByRole('button', { name: 'Back' }).click()
      await page.evaluate(() => {
        const heard: string[] = []
        Object.assign(window, { heard })
        const region = document.querySelector('#a11y-speak-polite')
        new MutationObserver(() => void heard.push(region?.textContent ?? '')).observe(region!, { childList: true })
      })
      let next: (answer: (route: Route) => Promise<void>) => void = () => undefined
      await page.route(/\/v1\/publications/, async (route) => {
        const answer = await new Promise<(route: Route) => Promise<void>>((resolve) => (next = resolve))
        await answer(route)
      })
      const line = page.locator('.cys-save-bar__progress')
      const says = (words: string) => expect.poll(() => line.textContent(), { timeout: 20_000 }).toBe(words)
      const stages = async () =>
        (await page.evaluate(() => (window as unknown as { heard: string[] }).heard))
          .map((words) => words.trim())
          .filter((words) => /^(Preparing|Publishing)/.test(words))
      const isHeard = (...last: string[]) => expect.poll(async () => (await stages()).slice(-last.length)).toEqual(last)
      await save(page)
      await says('Publishing')
      next(answering(3, 17))
      await says('Preparing (3 of 20 pictures)')
      await screenshot(page, 'designer save preparing')
      await isHeard('Publishing', 'Preparing')
      next(answering(11, 9))
      await says('Preparing (11 of 20 pictures)')
      await page.waitForTimeout(300)
      next(answering(20, 0))
      await says('Publishing')
      await isHeard('Publishing', 'Preparing', 'Publishing')
      expect((await stages()).filter((words) => words.includes('('))).toEqual([])
      next((route) => route.continue())
      await atClosing(page)
    },
  )
})

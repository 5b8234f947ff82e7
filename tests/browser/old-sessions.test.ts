// @module-tag all
import type { Page } from 'playwright-core'
import { expect, it, describe } from 'vitest'
import { fact } from '../../src/events'
import { recorded } from '../arbitraries/sessions'
import { restore } from '../store/support'
import { surroundings } from '../support/world'
import { newVisit } from './support'
import { keep, log, openLog, press } from './viewer-support'
import { flowAddress } from './walk-support'

describe('a browser that keeps many sessions', () => {
  it(
    'removes the oldest once the flow is open, and tells it in the log',
    { tags: ['L-05', 'V-02'], timeout: 180_000 },
    async () => {
      await restore()
      const { page } = await newVisit()
      await page.clock.install()
      await page.goto(flowAddress)
      await page.getByRole('button', { name: 'Start designing' }).waitFor()
      for (let index = 0; index < 12; index += 1) await keep(page, finished(index))

      await openLog(page)
      await page.clock.fastForward(12_000)
      // Three of twelve and the present one.
      await expect.poll(() => inList(page), { timeout: 60_000, interval: 1000 }).toBe(10)
      await log(page).getByRole('button', { name: 'Close' }).last().click()
      await log(page).getByText('SessionsRemoved').first().waitFor()
    },
  )
})

// Helpers

/** How many sessions the list has when it is opened now. */
const inList = async (page: Page): Promise<number> => {
  const sheet = page.locator('.cys-log-sheet')
  if ((await sheet.count()) > 0) {
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await press(page, 'Sessions')
  const rows = page.locator('.cys-log-sessions tbody tr')
  await rows.first().waitFor()
  return rows.count()
}

const finished = (index: number) =>
  [fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false }), fact('FlowAbandoned')].map(
    (event, place) =>
      recorded(event, { id: `old-${index}-${place}`, session: `old-${index}`, at: 1_600_000_000_000 + index }),
  )

/**
 * A merchant who goes on from whatever is on the screen, as a person would who does not know how they got there, until the
 * design is saved: by the same rules in an undisturbed run and after a disaster.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { flowAddress } from '../walk-support'
import { sightsOf, type Sight, type Wish } from './sights'

/** Opens the flow by its address and goes on to the closing screen; gives up after so many milliseconds. Tells what was done, in order. */
export const designs = async (page: Page, wish: Wish, timeout = 240_000): Promise<readonly string[]> => {
  await page.goto(flowAddress)
  const done: string[] = []
  const memory = { looked: false }
  const end = Date.now() + timeout
  while (Date.now() < end) {
    // Twice: the products of a quick start begin a moment after the closing screen.
    if ((await isSaved(page)) && (await sleep(1_500).then(() => isSaved(page)))) return done
    const sight = await firstSeen(sightsOf(page, wish, memory))
    try {
      await sight?.act()
      done.push(...(sight === null ? [] : [sight.what]))
    } catch (error) {
      if (page.isClosed()) throw error
      // It went away while the hand was on its way: what is there now is looked at.
    }
    await sleep(50)
  }
  throw new Error(`The merchant did not get to the end: ${page.url()}, after ${done.join(', ')}`)
}

/** The closing screen, once the products are made; or the intro of a store that is designed, where nothing is left to go on with. */
const isSaved = async (page: Page): Promise<boolean> =>
  ((await page.getByRole('heading', { name: 'Your store looks great!' }).isVisible()) &&
    !(await page.getByText('Sample products are being made').isVisible())) ||
  (await page.locator('.existing-no-ai-theme-banner, .existing-ai-theme-banner').isVisible())

const firstSeen = async (sights: readonly Sight[]): Promise<Sight | null> => {
  for (const sight of sights) if (await sight.seen.isVisible()) return sight
  return null
}

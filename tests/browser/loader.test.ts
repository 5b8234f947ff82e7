import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { newVisit } from './support'
import { flowAddress } from './walk-support'

beforeEach(() => restore())

describe('the loader', () => {
  it('[N-01][N-10] tells the stages of the work, covers the designer until it is drawn, and hands the focus over', async () => {
    const { page } = await newVisit({ reducedMotion: true })
    await page.addInitScript(keepTitles)
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    const bar = page.getByRole('progressbar', { name: 'Progress' })
    await bar.waitFor()
    await page.locator('.cys-app__place[inert] .cys-designer').waitFor({ state: 'attached', timeout: 60_000 })
    await bar.waitFor({ state: 'detached', timeout: 60_000 })
    expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
      'Setting up the foundations',
      'Turning on the lights',
      'Opening the doors',
    ])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Let's get creative")
    expect(await page.locator('[inert]').count()).toBe(0)
  })
})

// Helpers

const keepTitles = () => {
  const titles: string[] = []
  const look = () => {
    const title = document.querySelector('.cys-loader__title')?.textContent
    if (title && titles.at(-1) !== title) titles.push(title)
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  Object.assign(window, { titles })
}

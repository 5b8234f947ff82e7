import { beforeEach, describe, expect, it } from 'vitest'
import { restore } from '../store/support'
import { loaderTitles } from './loader-titles'
import { newVisit } from './support'
import { flowAddress } from './walk-support'

beforeEach(() => restore())

describe('the loader', () => {
  it('[N-01][N-10] tells the stages of the work, covers the designer until it is drawn, and hands the focus over', async () => {
    const { page } = await newVisit({ reducedMotion: true })
    const titles = await loaderTitles(page)
    await page.goto(flowAddress)
    await page.getByRole('button', { name: 'Start designing' }).click()
    const bar = page.getByRole('progressbar', { name: 'Progress' })
    await bar.waitFor()
    await page.locator('.cys-app__place[inert] .cys-designer').waitFor({ state: 'attached', timeout: 60_000 })
    await bar.waitFor({ state: 'detached', timeout: 60_000 })
    expect(await titles()).toEqual(['Setting up the foundations', 'Turning on the lights', 'Opening the doors'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Let's get creative")
    expect(await page.locator('[inert]').count()).toBe(0)
  })
})
